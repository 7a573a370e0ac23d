import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, chargeFactAsked, felony, misdemeanor, weaponUsed } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

const surely: FactCondition = () => always;

/** A home that somebody lives in, full time or part time, whether or not anyone was there. The paragraph of the penalty tells. */
const occupied = when(
  under('1201(c)(1) 1201(c)(2)'),
  () => never,
  any(under('1201(c)(3)'), chargeFactAsked('occupiedHome')),
);
const burglary = under('1201', about('burglary'));

/** Robbery with a weapon, or in which somebody is hurt, stands in two parts of § 608: told without its part, only they tell. */
const someRobbery: FactCondition = all(partUntold('608(b) 608(c)'), () => judgement(said.whichPart));

/** Driving that killed or badly hurt somebody. Of § 1091 and § 1128 only such driving is a felony. */
const killedOrHurt = whereNotTold(['injury'], ({ charge: { injury, offense } }) =>
  fact(injury === 'serious' || offense?.includes('homicide') === true),
);
const gravestDriving = all(
  felony,
  any(
    under('23: 1091(b) 1128(b) 1128(c) 1210(f) 1210(g)', () => never),
    all(partUntold('23: 1091(b) 1128(b) 1128(c)'), () => judgement(said.whichPart)),
    all(
      under('23: 1201 1210', () => never),
      killedOrHurt,
    ),
  ),
);

/** “Listed crimes”: 13 V.S.A. § 5301(7). Where somebody was killed or badly hurt on the road, it is a felony. */
export const listed: FactCondition = any(
  under(
    `501 608(b) 608(c) 1024 1025 1030 1042–1044 1062 1063 1376–1381 2301 2304 2311 2401 2405–2407 2601 2602 2652 2653
    2701 3201 3202 3252 3253 3253a`,
    byKind(
      [surely, 'homicide', 'kidnapping', 'protection_order'],
      [readAs(always, said.sexCrime), 'sexual'],
      [readAs(always, said.domesticAssault), 'domestic_violence'],
      [readAs(always, said.protectedAdult), 'elder_victim'],
      [onlySectionTells, 'robbery'],
      [
        when(felony, readAs(always, said.aggravatedAssault), readAs(never, said.simpleAssault)),
        'assault',
        'violent',
      ],
      [readAs(never, said.noDeath), 'arson'],
      [readAs(never, said.notStalking), 'harassment'],
    ),
  ),
  someRobbery,
  all(burglary, occupied),
  gravestDriving,
);

const otherLeftOut = under(
  '352 1304–1306 1375–1385 1455 2605(b) 2605(c) 2821–2828 3151 3258(b) 4058 5409',
  byKind(
    [surely, 'animal_cruelty'],
    [readAs(always, said.sexCrime), 'sexual'],
    [onlySectionTells, 'child_victim'],
  ),
);
const halfWritten = all(partUntold('2605(b) 2605(c) 3258(b)'), () => judgement(said.whichPart));

/**
 * A misdemeanor that calls for registration is left out too. Of those on the list of § 5401(10) only one is not left out
 * by name as well: asking somebody under 18 to sell sex.
 */
const soliciting = '2632(a)(6)';
const calledForRegistering = all(
  about('child_victim'),
  any(
    under(soliciting),
    all(partUntold(soliciting), () => judgement(said.askedMinor)),
  ),
);

/** Misdemeanors that can never be sealed: § 7601(4)(A). */
export const leftOutMisdemeanor = any(listed, otherLeftOut, halfWritten, calledForRegistering);

/** Burglary, unless into a home; or even so, at 25 or younger and without a weapon: § 7601(4)(B)(i). */
const lesserBurglary = all(burglary, any(not(occupied), all(youngerThan(26), not(weaponUsed))));

/** Named before 2025 as well, and those that notes of others on the new list name by the heading of the section. */
const onTheList = `
  13: 1801 1802 1804 2002 2029 2030 2501 2531 2561 2575 2577 2582 2591 2592 3016 3701 3705 3733 3761 3766 3767 4103–4105
  18: 4223
`;

/** Which others are on the list of 25 could not be read. */
const propertyFelony = any(
  under(
    onTheList,
    byKind(
      // A break-in goes by the law on burglary. Taking from a vulnerable adult is a crime of its own, which is not named.
      [() => never, 'burglary', 'elder_victim'],
      [readAs(always, said.grandLarceny), 'theft'],
      [readAs(always, said.felonyMischief), 'property_damage'],
      [readAs(always, said.usualFraud), 'fraud'],
      [readAs(always, said.unlawfulTrespass), 'trespass'],
    ),
  ),
  all(
    under('1801–1816 2001–2030 2502–2592 3016 3705 3706 3733 3761–3767 4102–4107', about('other')),
    not(under(onTheList)),
    () => judgement(said.onFelonyList),
  ),
);

/** § 7601(4)(B)(iii): having and selling. Trafficking, which stands in the part after, is not named. */
const drugParts = `18: 4230(a) 4230(b) 4231(a) 4231(b) 4232(a) 4232(b) 4233(a) 4233(b) 4233a(a) 4234(a) 4234(b) 4234a(a) 4234a(b)
  4234b(a) 4234b(b) 4235(b) 4235(c) 4235a(a) 4235a(b)`;
const drugKind = when(
  about('drug_sale'),
  () => judgement(said.drugPart),
  all(about('drug_possession'), readAs(always, said.drugPossession)),
);
const drugFelony = any(under(drugParts, drugKind), all(partUntold(drugParts), drugKind));

/** Without a section, violence beside it makes it another crime than these. */
const noSection: FactCondition = ({ charge }) => fact(charge.statute === undefined);
const violent = about('homicide', 'kidnapping', 'robbery', 'sexual', 'assault', 'violent', 'arson', 'weapon');

/** The felonies that can be sealed: § 7601(4)(B). */
export const qualifyingFelony = all(
  not(all(noSection, violent)),
  any(lesserBurglary, propertyFelony, drugFelony),
);

/** Also by § 1210, which sets the penalty: what was told as such is. */
export const drunkDriving = any(under('23: 1201'), about('dui'));
const behindTheWheel = any(drunkDriving, about('dui', 'traffic'));

/** Whoever has a commercial license can seal nothing that they did in a motor vehicle. */
export const commercialDriving = (license: FactCondition) => all(behindTheWheel, license);

/** A crime that may be sealed at all. */
export const qualifying = any(all(misdemeanor, not(leftOutMisdemeanor)), all(felony, qualifyingFelony));

/** Crimes for which a trafficking victim cannot have the conviction undone: 33 V.S.A. § 5204(a). */
export const gravest = any(
  under(
    '501 608(b) 608(c) 1024 2301 2304 2405–2407 2701 3252 3253',
    byKind([surely, 'homicide', 'kidnapping'], [onlySectionTells, 'robbery', 'sexual', 'arson']),
  ),
  someRobbery,
  all(burglary, occupied),
);
