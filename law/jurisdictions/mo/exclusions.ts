import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { rule } from '../../place/relief.ts';
import type { OffenseKind } from '../../record/record.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, ofLevel, personFact } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { expungementLaw } from './cites.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** Sales and trafficking of drugs, and crimes that hurt people, are often Class A; without the class nobody can say. */
const mayBeClassA: readonly OffenseKind[] = ['drug_sale', 'assault', 'violent', 'arson', 'elder_victim'];

const classA: FactCondition = ({ charge: { level, grade, offense, path } }) => {
  if (level === undefined) return unknown(path('level'));
  if (level !== 'felony') return never;
  if (grade !== undefined) return fact(grade === 'a');
  if (offense === undefined || offense.some((kind) => mayBeClassA.includes(kind)))
    return unknown(path('grade'));
  return assuming(said.notClassA, never, path('grade'));
};

/**
 * § 610.140.3(6), and by number the dangerous felonies of § 556.061(19), felonies with a death in them, and what § 589.400.1
 * and § 589.414 register whoever was hurt.
 */
const listed = `
  105.454 105.478 115.631 130.028 188.030 188.080 191.677 194.425 217.385 334.245 375.991 389.653 455.085 455.538
  557.035 565.120 565.130 565.156 566.* 568.020 568.030 568.032 568.045 568.060 568.065 568.175 569.040 569.050
  569.055 569.060 569.065 569.067 569.072 569.160 570.025 570.090 570.180 570.223 570.224 570.310 571.020 571.060
  571.063 571.070 571.072 571.150 573.200 573.205 574.070 574.105 574.115 574.120 574.130 574.140 575.040 575.095
  575.153 575.155 575.157 575.159 575.195 575.200 575.210 575.220 575.230 575.240 575.353 577.078 577.703 577.706
  632.520
  565.050 565.072 565.110 565.115 570.023 571.015
  565.020 565.021 565.023 565.024 565.027 565.300 579.022
  565.073 565.074 565.076
  568.080 568.090 569.020 569.030 565.081 565.180
  573.023 573.024 573.025 573.035 573.037 573.206 589.425
  567.050 567.060 567.070 573.020 573.030 573.040 573.060 573.065
`;

/** § 610.140.3(5): assault only as a felony; the fourth degree is most often a misdemeanor. */
const assaults = '565.052 565.054 565.056 565.060 565.070 565.075 565.082 565.083';

const ifFelony = (then: FactCondition, otherwise: FactCondition) => when(ofLevel('felony'), then, otherwise);
const no: FactCondition = () => never;
const yes: FactCondition = () => always;

const aboutHarm = about('assault', 'violent');
const domestic: FactCondition = (matter) => {
  const alone = matter.charge.offense?.every((kind) => kind === 'domestic_violence') === true;
  return when(
    aboutHarm,
    readAs(always, said.domesticAssault),
    alone ? readAs(always, said.domesticAssault) : onlySectionTells,
  )(matter);
};

const felonyAssault = ifFelony(readAs(always, said.felonyAssault), no);
/** Where it was violence, or of the family, that decides. */
const unlessHarm = (otherwise: FactCondition) =>
  when(about('domestic_violence'), domestic, when(aboutHarm, felonyAssault, otherwise));
const firstDegreeBurglary = all(ofLevel('felony'), graded('b'));

/** Without a section: as the usual charge of its kind and level. */
const leftOutByKind = byKind(
  [readAs(always, said.sexCrimeLeftOut), 'sexual'],
  [yes, 'homicide', 'robbery'],
  [readAs(always, said.kidnapping), 'kidnapping'],
  [readAs(always, said.escape), 'escape'],
  [readAs(always, said.orderOfProtection), 'protection_order'],
  [
    ifFelony(readAs(always, said.childAbuse), unlessHarm(readAs(never, said.secondDegreeEndangering))),
    'child_victim',
  ],
  [ifFelony(readAs(always, said.felonyArson), unlessHarm(onlySectionTells)), 'arson'],
  [
    when(
      firstDegreeBurglary,
      readAs(always, said.firstDegreeBurglary),
      unlessHarm(readAs(never, said.secondDegreeBurglary)),
    ),
    'burglary',
  ],
  [domestic, 'domestic_violence'],
  [felonyAssault, 'assault', 'violent'],
  [onlySectionTells, 'weapon'],
  [ifFelony(onlySectionTells, no), 'elder_victim'],
  [ifFelony(onlySectionTells, readAs(never, said.notIdentityTheft)), 'fraud'],
  [ifFelony(readAs(always, said.promotingProstitution), readAs(never, said.notOnList)), 'prostitution'],
  [
    readAs(never, said.notOnList),
    'harassment',
    'obstruction',
    'official_misconduct',
    'public_order',
    'other',
  ],
);

/** § 610.140.3(11): unlawful use of weapons, save showing one in anger, and carrying one hidden before 2017. */
const unlawfulUse = all(
  under('571.030'),
  not(under('571.030(4)')),
  not(all(under('571.030(1)'), happenedBefore('disposition', '2017-01-01'))),
  openIf(partUntold('571.030(1) 571.030(4)'), said.partOfWeaponsLaw),
);

/** The person told that it calls for registration. */
const registers = whereNotTold(['registrable'], ({ charge }) => fact(charge.registrable === true));

/** § 589.400.1(2) and § 589.414: paying somebody under 18, a felony (§ 567.030.3), and two more where a child was hurt. */
const registersForAChild = any(
  all(ofLevel('felony'), under('567.030', no)),
  all(about('child_victim'), under('565.252 567.085', no)),
);

/** “Kidnapping” in § 610.140.3(5): whether a parent's is meant, it does not say. */
const byAParent = all(ofLevel('felony'), under('565.153', no), () => judgement(said.parentalKidnapping));

const leftOut: FactCondition = any(
  registers,
  under(listed, leftOutByKind),
  registersForAChild,
  byAParent,
  all(ofLevel('felony'), under(assaults)),
  unlawfulUse,
);

/** § 577.001: driving, boating or flying drunk. § 577.023 only says how repeat offenders are punished. */
export const intoxicated: FactCondition = under('577.010 577.012–577.016 577.023', about('dui'));

export const commercialLicense = personFact('commercialLicense', false, said.noCommercialLicense);
const driving = any(about('traffic'), under('301.* 302.* 303.* 304.* 307.*'));

/** § 610.140.3: the crimes that the law never lets a court expunge under it. */
export const mayBeExpunged = [
  rule('not-class-a', 'It was not a Class A felony', not(classA), expungementLaw('.3(1)'), {
    otherwise: 'It was a Class A felony',
  }),
  rule(
    'not-left-out',
    'It is not a crime the law leaves out. Those are sex crimes, domestic assault, felony assault, robbery and kidnapping. They are also crimes with a death, most gun crimes, and a long list of others',
    not(leftOut),
    expungementLaw('.3(2) to (6), (9), (11)'),
    { otherwise: 'It is one of the crimes that the law leaves out' },
  ),
  rule('not-dwi', 'It was not drunk driving or boating', not(intoxicated), expungementLaw('.3(7), (8)'), {
    otherwise: 'It was drunk driving or boating. A first one may have its own way after 10 years',
  }),
  rule(
    'no-commercial-license',
    'If it was a driving case, you have no commercial license (CDL) and need none',
    any(not(driving), not(commercialLicense)),
    expungementLaw('.3(10)'),
    { otherwise: 'It was a driving case, and you have or need a commercial license (CDL)' },
  ),
];
