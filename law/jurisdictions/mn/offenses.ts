import { all, any, anyAmong, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import {
  about,
  anything,
  chargeFact,
  convictedOrPardoned,
  felony,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { partUntold, sections, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const nothing: FactCondition = () => never;

export const petty: FactCondition = any(infraction, all(misdemeanor, graded('petty')));
export const gross: FactCondition = all(misdemeanor, graded('gross'));

/** § 609A.02, subd. 4: what has to be registered under § 243.166 is never sealed. */
const sexCrime = all(
  felony,
  under(
    '609.25 609.342–609.345 609.3451 609.3453 617.23',
    byKind([readAs(always, said.registered), 'sexual']),
  ),
);
/** § 243.166, subd. 1b(a)(2): whatever its level. The first three are about minors by themselves. */
const againstMinor = any(
  under('609.352 617.246 617.247'),
  all(about('child_victim'), under('609.255(2) 609.322 609.324')),
);
/** Whether these came to it later could not be read. */
const perhapsRegistered: FactCondition = all(
  felony,
  under('609.365 609.746'),
  about('sexual', 'child_victim'),
  () => judgement(said.callsForRegistering),
);
/** Who was charged with such a felony, and convicted of “another offense arising out of the same set of circumstances”. */
const besideSuch: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(any(sexCrime, againstMinor), other));
const outOfTheSame: FactCondition = when(
  about('sexual', 'child_victim', 'assault', 'domestic_violence', 'kidnapping', 'prostitution'),
  anything,
  () => judgement(said.callsForRegistering),
);
const perhapsBeside: FactCondition = all(convictedOrPardoned, besideSuch, outOfTheSame);

export const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable: told } = matter.charge;
  return told === undefined
    ? ask(any(sexCrime, againstMinor, perhapsRegistered, perhapsBeside), matter)
    : fact(told);
});

/** § 152.025, and having drugs under § 152.023 or § 152.024. */
const having = all(about('drug_possession'), not(about('drug_sale')));
const drugs = under('152.021–152.025', about('drug_possession', 'drug_sale'));
export const fifthDegree = under('152.025', all(about('drug_possession', 'drug_sale'), graded('5')));
const thirdOrFourth = any(
  under('152.023(2) 152.024(2)', all(having, graded('3', '4'))),
  all(partUntold('152.023(2) 152.024(2)'), having),
);

/** § 609A.015, subd. 3(b)(4): sealed when asked at most. Of burglary in the third degree only paragraph (a), of escape and spying some. */
const onlyWhenAsked = any(
  thirdOrFourth,
  all(under('609.582(3)'), not(under('609.582(3)(b)'))),
  under('609.485 609.746', about('escape')),
);

/** Those of the list that pages which were read name, and those that they say are not on it. */
const named = sections(`
  152.097 201.* 204C.* 256.984 609.49 609.52 609.53 609.582(3) 609.595 609.625 609.63 609.631 609.821
`);
/** State v. D.E.L. (2021): theft of a motor vehicle was not on the list then. */
const vehicle = sections('609.52(3)(3)(d)');
const notNamed = sections(`
  169A.20 169A.24 609.185–609.2113 609.221–609.2247 609.245 609.25 609.282 609.322 609.342–609.3453 609.561–609.563
  609.582(1) 609.582(2) 609.713 609.749 624.713
`);
/** Damage that put people at risk, or done to what serves the public: pages name the crime, and not its clauses. */
const gravestDamage = sections('609.595(1)(1) 609.595(1)(2)');
/** Clauses (1) and (2) of § 609.52, subd. 3 are for more than $5,000, firearms and the like. The list has clause (3)(a) alone. */
const large = any(under('609.52(3)(1) 609.52(3)(2)'), chargeFact('worthOver5000', false, said.smallTheft));
const theft = under('609.52', about('theft'));
/** Forged checks and stolen cards are on the list; up to which amount was not read. */
const byAmount = under('609.631 609.821');
const smallEnough: FactCondition = when(
  theft,
  not(large),
  when(all(byAmount, large), () => judgement(said.amountUnread), anything),
);
const perhaps: FactCondition = () => judgement(said.onTheList);
/** What hurts a person is not on the list, save what these sections may hold. A page names an accident with great bodily harm, between §§ 168A and 201; others disagree on simple robbery. */
const mayBeGrave = sections(
  '169.09 588.20 609.24 609.27 609.485 609.5641 609.576 609.66 609.662 609.746 609.855 624.7132 624.714 624.7141',
);
const graveKind: FactCondition = ({ charge }) =>
  fact(
    !mayBeGrave(charge) &&
      (charge.offense ?? []).some((kind) =>
        [
          'homicide',
          'kidnapping',
          'robbery',
          'sexual',
          'assault',
          'domestic_violence',
          'violent',
          'dui',
          'child_victim',
        ].includes(kind),
      ),
  );
const kinds = byKind(
  [
    readAs(never, said.notListed),
    'homicide',
    'kidnapping',
    'sexual',
    'assault',
    'domestic_violence',
    'violent',
    'arson',
    'dui',
    'weapon',
    'harassment',
    'protection_order',
    'child_victim',
    'elder_victim',
  ],
  [onlySectionTells, 'burglary', 'fraud', 'robbery'],
  // With driving in it, it may have been the theft of a car.
  [when(about('traffic'), () => judgement(said.vehicleTheft), anything), 'theft'],
  [readAs(always, said.damageListed), 'property_damage'],
  [
    perhaps,
    'traffic',
    'trespass',
    'public_order',
    'alcohol_minor',
    'prostitution',
    'obstruction',
    'official_misconduct',
    'animal_cruelty',
    'escape',
    'gambling',
    'contempt',
    'marijuana',
    'other',
  ],
);
const others: FactCondition = (matter) => {
  const { charge } = matter;
  const isNamed = named(charge);
  if (isNamed === undefined) return ask(kinds, matter);
  if (vehicle(charge)) return judgement(said.vehicleTheft);
  if (gravestDamage(charge)) return judgement(said.whichDamage);
  if (isNamed) return always;
  if (notNamed(charge)) return never;
  return ask(when(graveKind, readAs(never, said.notListed), perhaps), matter);
};

/** On the list of felonies: § 609A.02, subd. 3(b). */
export const listed: FactCondition = when(
  any(fifthDegree, thirdOrFourth),
  anything,
  when(drugs, nothing, all(others, smallEnough)),
);

/** § 609A.015, subd. 3(b)(4): listed, and not among those that have to be asked for. */
export const listedByItself: FactCondition = all(listed, not(onlyWhenAsked));

/** § 169A.276, subd. 1(b): for a felony of drunk driving a judge may not stay imposition, nor give less than three years. */
const felonyDriving = under(
  '169A.20 169A.24',
  all(about('dui'), not(about('homicide', 'violent', 'assault'))),
);

/** § 609.13, subd. 1(2): a felony that counts as a misdemeanor after a stay of imposition. */
const stayedImposition: FactCondition = (matter) => {
  const { facts, sentence, offense, path } = matter.charge;
  const told = facts?.stayOfImposition;
  if (told !== undefined) return fact(told === true);
  if (ask(felonyDriving, matter) === always) return never;
  if (sentence?.includes('prison') || offense?.includes('homicide'))
    return assuming(said.noStay, never, path('facts.stayOfImposition'));
  return unknown(path(sentence === undefined ? 'sentence' : 'facts.stayOfImposition'));
};

/** § 609A.02, subd. 3(a)(3) and (4): what was imposed stays within the limits of a lesser crime. Jail as a part of probation is no sentence. */
function sentencedAsFor(...lesser: readonly string[]): FactCondition {
  return ({ charge: { facts, path } }) => {
    const told = facts?.sentenceImposed;
    return told === undefined
      ? assuming(said.fullSentence, never, path('facts.sentenceImposed'))
      : fact(lesser.includes(String(told)));
  };
}
export const asForMisdemeanor = sentencedAsFor('misdemeanor');
export const asForGross = sentencedAsFor('gross');

/** A felony that counts as less: it has to be asked for, whether it is on the list or not. */
export const countsAsLess: FactCondition = any(stayedImposition, asForMisdemeanor, asForGross);

/** For what happens by itself it is presumed that it does not. */
export const staysFelony: FactCondition = not(
  any(chargeFact('stayOfImposition', false, said.noStay), asForMisdemeanor, asForGross),
);

/** § 609A.015, subd. 3(b)(1) to (3): what is not sealed by itself. */
const leftOut = readAs(always, said.excludedKind);
const trafficTicket = all(about('traffic'), readAs(always, said.plainTraffic));
const misdemeanorLeftOut = under(
  '169A.20 169A.27 518B.01 609.224 609.2242 609.746 609.748 609.78 609.79 617.23 629.75',
  byKind([
    leftOut,
    'dui',
    'assault',
    'domestic_violence',
    'violent',
    'sexual',
    'harassment',
    'protection_order',
  ]),
);
const grossLeftOut = under(
  `169.13 169A.20 169A.25 169A.26 518B.01 609.2113 609.2231 609.224 609.2242 609.233 609.3451 609.377 609.485 609.498
  609.582 609.746 609.748 609.749 609.78 617.23 617.261 629.75`,
  byKind([
    leftOut,
    'dui',
    'assault',
    'domestic_violence',
    'violent',
    'sexual',
    'harassment',
    'protection_order',
    'child_victim',
    'elder_victim',
    'burglary',
    'escape',
  ]),
);
export const leftOutBelowFelony: FactCondition = when(
  petty,
  any(trafficTicket, misdemeanorLeftOut),
  when(gross, grossLeftOut, misdemeanorLeftOut),
);
