import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never, unknown } from '../../engine/when.ts';
import type { OffenseKind } from '../../record/record.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  felony,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';
import {
  drivingSuspended,
  misdemeanors,
  shieldableInPart,
  shieldableSections,
  vacatableSections,
} from './sections.ts';

type Kinds = readonly OffenseKind[];
type Reading = {
  readonly yes: Kinds;
  /** Surely not, whatever else it was. */
  readonly no: Kinds;
  /** Usually not: asked where something else is on the list. */
  readonly hardly: Kinds;
};

const usuallyListed = readAs(always, said.usualCharge);
const usuallyNot = readAs(never, said.usualCharge);

/** As the usual offense of its kind, where the kinds agree; otherwise the section is asked. */
function asUsual({ yes, no, hardly }: Reading): FactCondition {
  return (matter) => {
    const { offense, path } = matter.charge;
    if (offense === undefined) return unknown(path('offense'));
    const has = (kinds: Kinds) => offense.some((kind) => kinds.includes(kind));
    if (has(no)) return never;
    const listed = has(yes);
    if (listed === has(hardly)) return onlySectionTells(matter);
    return (listed ? usuallyListed : usuallyNot)(matter);
  };
}

const neverListed = ['dui', 'sexual', 'homicide', 'robbery', 'kidnapping'] as const;

/** A ticket or civil offense is no misdemeanor, unless the section says so. */
export const noTicket = not(ofLevel('infraction'));

const cannabisSold = all(about('marijuana'), about('drug_sale'));

const drivingWhileSuspended: FactCondition = when(
  under(drivingSuspended),
  () => judgement(said.suspendedLicenseListed),
  () => never,
);

/** § 10-110(a)(1). As a misdemeanor, § 5-602 is about cannabis. */
const onTheList = under(
  misdemeanors,
  all(
    any(
      cannabisSold,
      asUsual({
        yes: [
          'theft',
          'drug_possession',
          'assault',
          'domestic_violence',
          'trespass',
          'public_order',
          'property_damage',
          'prostitution',
          'burglary',
          'protection_order',
          'contempt',
          'gambling',
          'arson',
        ],
        no: neverListed,
        hardly: ['weapon', 'harassment', 'animal_cruelty', 'official_misconduct'],
      }),
    ),
    noTicket,
  ),
);

export const listedMisdemeanor: FactCondition = any(onTheList, drivingWhileSuspended);

const intentAsked = chargeFactAsked('intent');
const intentPresumed = chargeFact('intent', true, said.havingToSell);

const felonyKind: FactCondition = (matter) => {
  const { offense, path } = matter.charge;
  if (offense === undefined) return unknown(path('offense'));
  const has = (...kinds: OffenseKind[]) => offense.some((kind) => kinds.includes(kind));
  if (has(...neverListed)) return never;
  if (has('drug_sale')) return ask(intentAsked, matter);
  // With violence in it, it may have been home invasion, robbery or assault.
  if (has('theft', 'burglary') && has('assault', 'violent', 'weapon')) return onlySectionTells(matter);
  if (has('drug_possession')) return ask(intentPresumed, matter);
  return (has('theft', 'burglary') ? usuallyListed : usuallyNot)(matter);
};

/**
 * § 10-110(a)(2): theft and burglary, but not home invasion; having drugs with the intent to sell, but not selling or
 * making them.
 */
export const listedFelony: FactCondition = all(
  not(under('6-202(b) 5-602(1) 5-602(a)(1)')),
  under('5-602 6-202 6-203 6-204 7-104', felonyKind),
  any(not(under('5-602')), under('5-602(2) 5-602(a)(2) 5-602(b)(1) 5-602(b)(2)'), intentPresumed),
);

/** Felony theft and burglary in the first and second degree wait longer. */
export const tenYearFelony = under(
  '7-104 6-202 6-203',
  byKind([anything, 'theft'], [onlySectionTells, 'burglary']),
);

/** Assault in the second degree, or battery at common law. */
export const secondAssault = under('3-203', about('assault', 'domestic_violence'));

/** What the court marked as domestically related, § 6-233. */
export const domestic = chargeFactOr(
  'domestic',
  byKind(
    [chargeFact('domestic', true, said.domesticallyRelated), 'domestic_violence'],
    [
      chargeFact('domestic', false, said.notDomesticallyRelated),
      'assault',
      'harassment',
      'protection_order',
      'property_damage',
    ],
  ),
);

/** Having cannabis, § 5-601. */
export const cannabisHeld: FactCondition = all(
  about('marijuana'),
  not(about('drug_sale')),
  under('5-601', anything),
  not(felony),
);

/** Having cannabis with the intent to sell, § 5-602. */
export const cannabisToSell: FactCondition = all(cannabisSold, under('5-602', anything));

const notSmall = chargeFact('nuisance', false, said.notNuisance);

/** What a city or county forbids in public is mostly one of the small offenses. */
const underLocalLaw: FactCondition = ({ charge }) =>
  fact(/\b(?:city|county|municipal|town)\b|\bordinance/i.test(charge.statute ?? ''));

/** Small offenses in public under any state or local law, § 10-105(a)(9). */
export const nuisance = chargeFactOr(
  'nuisance',
  any(
    under('7-705 10-201(c)(1) TR: 7-705'),
    when(
      all(underLocalLaw, about('public_order')),
      chargeFactAsked('nuisance'),
      all(not(under(misdemeanors)), byKind([notSmall, 'public_order'])),
    ),
  ),
);

const perhapsNoLongerCrime = byKind([
  chargeFact('noLongerCrime', false, said.stillACrime),
  'gambling',
  'alcohol_minor',
  'marijuana',
  'public_order',
]);

/** Repealed in 2020 and 2023. What was done without consent, or with a child, stays: § 10-105(a-1). */
const repealed = all(under('3-321 3-322'), chargeFactAsked('noLongerCrime'));

/** Rare, and worth a word only where the law has changed. */
export const noLongerCrime = chargeFactOr(
  'noLongerCrime',
  any(repealed, (matter) =>
    matter.charge.offense === undefined ? never : ask(perhapsNoLongerCrime, matter),
  ),
);

const asSmaller = readAs(always, said.smallerCharge);

const shieldableAsTold = under(
  shieldableSections,
  all(
    asUsual({
      yes: ['drug_possession', 'trespass', 'public_order', 'property_damage', 'prostitution'],
      no: neverListed,
      hardly: [
        'assault',
        'theft',
        'burglary',
        'drug_sale',
        'weapon',
        'fraud',
        'harassment',
        'protection_order',
        'gambling',
        'contempt',
        'arson',
        'animal_cruelty',
        'official_misconduct',
        'alcohol_minor',
        'escape',
      ],
    }),
    noTicket,
  ),
);

/** § 10-201 without its paragraph is read as disorderly conduct. */
export const shieldable: FactCondition = when(
  partUntold(shieldableInPart),
  asSmaller,
  any(partUntold('10-201(c)(2)'), shieldableAsTold),
);

export const mayBeShielded: FactCondition = all(shieldable, not(felony), not(domestic));

/** Only misdemeanors are on the list of § 8-302. */
export const vacatable: FactCondition = all(
  not(felony),
  under(
    vacatableSections,
    asUsual({
      yes: [
        'prostitution',
        'drug_possession',
        'trespass',
        'public_order',
        'property_damage',
        'theft',
        'burglary',
      ],
      no: ['dui', 'homicide', 'robbery', 'kidnapping'],
      hardly: ['assault', 'weapon', 'drug_sale'],
    }),
  ),
);

/** A ticket that cannot lead to jail. */
export const minorTraffic: FactCondition = all(ofLevel('infraction'), about('traffic'));

/** A crime of violence, CR § 14-101. Assault in the second degree is none. */
export const crimeOfViolence = byKind(
  [anything, 'homicide', 'robbery', 'kidnapping'],
  [felony, 'assault', 'violent', 'sexual', 'arson', 'domestic_violence'],
);
