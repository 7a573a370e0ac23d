import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  fact,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  convicted,
  crime,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { among, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { sections, under } from './code.ts';
import { keptWithAdultRecord, serious } from './merged.ts';
import { said } from './said.ts';

/** By a plea or a trial, whether or not the judge withheld adjudication: s. 943.0584(1). */
export const foundGuilty = ended('deferred', 'convicted', 'pardoned');

/** A pardon may say more than most do. */
export const adjudicated: FactCondition = any(
  convicted,
  all(ended('pardoned'), ({ charge }) =>
    assuming(said.pardonWithoutSealing, always, charge.path('disposition')),
  ),
);

/** A ticket is no crime and makes no criminal history. */
export const crimeOnRecord: FactCondition = (matter) => {
  const { level, offense } = matter.charge;
  return level === undefined && offense?.includes('contempt')
    ? judgement(said.contemptWithArrestRecord)
    : ask(crime, matter);
};

/** Juvenile records are expunged at 21, those of serious or habitual offenders at 26. */
export const oldEnough: Condition = when(serious, hasTurned(26), hasTurned(21));

/** Of a juvenile finding only rape and lewd acts on a child call for it: s. 943.0435(1)(h)1.d. */
const registeredSexOffense = all(under('794.011 800.04', about('sexual')), mustRegister);

/** A registrable sex offense found by a juvenile court stays on record, s. 943.0515(3), if it is from July 2007 or later. */
export const staysForRegistry: FactCondition = all(
  convicted,
  whereNotTold(['registrable'], (matter) => {
    const { registrable } = matter.charge;
    return registrable === undefined ? ask(registeredSexOffense, matter) : fact(registrable);
  }),
  not(committedBefore('2007-07-01')),
);

const expungedByAge = all(oldEnough, not(keptWithAdultRecord), not(staysForRegistry));

/** The misdemeanors that count against a person who was found delinquent: s. 943.0585(1)(d). */
const countedMisdemeanor = under(
  '784.011 784.03 784.07 790.01 790.053 790.115 790.1615 790.22 800.03 806.031 812.014 827.03 828.12',
  among(
    about(
      ...(['assault', 'violent', 'domestic_violence', 'weapon', 'sexual', 'arson', 'theft'] as const),
      ...(['child_victim', 'animal_cruelty'] as const),
    ),
    readAs(always, said.juvenileMisdemeanorCounts),
  ),
);

const delinquent = all(
  inJuvenileCourt,
  convicted,
  any(ofLevel('felony'), all(ofLevel('misdemeanor'), countedMisdemeanor)),
);

const doesNotCount: Condition = all(
  not(all(inAdultCourt, adjudicated, crime)),
  any(not(delinquent), expungedByAge),
);

/** Never adjudicated guilty in Florida. Other states do not count, and a juvenile finding only until it is expunged. */
export const neverAdjudicated: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(doesNotCount, each))),
);

/** Clearing under these laws leaves the one court order unused. */
const underOtherLaw = sections('943.0515 943.0578 943.0581 943.0582 943.0583 943.0595');

/** At most so many court orders before. */
export function ordersAtMost(limit: number): FactCondition {
  return ofWholeRecord(({ file: { answers } }) => {
    const { reliefs = [], reliefReceived = answers.reliefs?.length } = answers;
    if (reliefReceived === undefined) return unknown('reliefReceived');
    const others = reliefs.filter(
      ({ kind = 'sealing', statute }) =>
        !['sealing', 'expungement'].includes(kind) || (statute && underOtherLaw({ statute })),
    );
    return fact(reliefReceived - others.length <= limit);
  });
}

export const noOrderBefore = ordersAtMost(0);

/** Deferred and diverted mean that the conditions are met, unless the person tells of an end that is still to come. */
export const offSupervision: Condition = (matter) => {
  const { disposition, completed, completedDate } = matter.charge;
  const supervised = disposition === 'deferred' || disposition === 'diverted';
  const told = completed !== undefined || completedDate !== undefined;
  return supervised && told ? ask(sentenceOver, matter) : always;
};

/** A case is open until each of its charges is decided. */
export const otherOpen = judgement(said.otherChargeOpen);

const endedWell: FactCondition = any(
  not(crime),
  all(
    not(foundGuilty),
    not(all(ended('pending'), () => otherOpen)),
    not(all(ended('not_responsible'), () => judgement(said.insanityAsNotGuilty))),
  ),
);

/** Every other charge of the case was dropped or ended in not guilty; tickets apart. */
export const restOfCaseCleared: FactCondition = (matter) => {
  const inDeal = matter.charge.disposition === 'dismissed' ? ask(droppedInDeal, matter) : never;
  return allOf([
    isSo(inDeal) ? judgement(said.sameCase) : opposite(inDeal),
    ...companions(matter).map((other) => ask(endedWell, other)),
  ]);
};

/** Another charge of the same case is such. */
export function beside(which: FactCondition): FactCondition {
  return (matter) => anyOf(companions(matter).map((other) => ask(which, other)));
}
