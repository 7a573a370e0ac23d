import {
  all,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../condition.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import {
  about,
  chargeFact,
  convicted,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { isUnder, underSection } from '../../vocabulary/statute.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  type Fact,
  fact,
  judgement,
  never,
  unknown,
  type When,
} from '../../when.ts';
import { keptWithAdultRecord } from './merged.ts';

export const guilty = ended('convicted', 'pardoned');

/** Many people call a plea a conviction though the judge withheld adjudication, and a pardon may say more than most. */
export const adjudicated: FactCondition = (matter) => {
  const { charge } = matter;
  const presumed =
    charge.disposition === 'convicted'
      ? 'We took it that the judge adjudicated you guilty. If your papers say “adjudication withheld”, change how the case ended.'
      : 'We assumed your pardon does not say that the record may be sealed.';
  const found = ask(guilty, matter);
  return found.latest === Number.NEGATIVE_INFINITY
    ? assuming(presumed, found, charge.path('disposition'))
    : found;
};
const crime = ofLevel('misdemeanor', 'felony');

/** A ticket is no crime and makes no criminal history. */
export const crimeOnRecord: FactCondition = (matter) => {
  const { level, offense } = matter.charge;
  if (level === undefined && offense?.includes('contempt'))
    return judgement('Did the contempt or violation make an arrest record of its own?');
  return ask(crime, matter);
};

const serious = chargeFact(
  'seriousJuvenile',
  false,
  'We assumed the youth court did not call you a “serious or habitual” offender or send you to a place of the highest risk.',
);

/** Juvenile records are expunged at 21, those of serious or habitual offenders at 26. */
export const oldEnough: Condition = when(serious, hasTurned(26), hasTurned(21));
export const notSerious = not(serious);

/** A registrable sex offense found by a juvenile court stays on record. */
export const staysForRegistry: FactCondition = ({ charge, file }) => {
  const { disposition, offense, registrable, path } = charge;
  if (registrable === false || (disposition !== undefined && disposition !== 'convicted')) return never;
  if (registrable === undefined && offense === undefined) return unknown(path('offense'));
  if (registrable === undefined && !offense?.includes('sexual')) return never;
  if (disposition === undefined) return unknown(path('disposition'));
  if (registrable) return always;
  const { mustRegister } = file.answers;
  return mustRegister === undefined ? unknown('mustRegister') : fact(mustRegister);
};

const expungedByAge = all(oldEnough, not(keptWithAdultRecord), not(staysForRegistry));

/** The misdemeanors that count against a person who was found delinquent: s. 943.0585(1)(d). */
const countedMisdemeanor = underSection(
  [
    ...['784.011', '784.03', '784.07', '790.01', '790.053', '790.115', '790.1615', '790.22'],
    ...['800.03', '806.031', '812.014', '827.03', '828.12'],
  ],
  {
    among: about(
      ...(['assault', 'violent', 'domestic_violence', 'weapon', 'sexual', 'arson', 'theft'] as const),
      ...(['child_victim', 'animal_cruelty'] as const),
    ),
    untold: 'excluded',
    assumption: 'We read a juvenile misdemeanor as one that counts against you.',
  },
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
const otherLaws = ['943.0515', '943.0578', '943.0581', '943.0582', '943.0583', '943.0595'];

function ordersBefore({ file: { answers } }: Matter): number | undefined {
  const { reliefs, reliefReceived } = answers;
  const free = reliefs?.filter(
    ({ kind, statute }) =>
      (kind !== undefined && kind !== 'sealing' && kind !== 'expungement') ||
      (statute !== undefined && isUnder(statute, otherLaws)),
  );
  const all = reliefReceived ?? reliefs?.length;
  return all === undefined ? undefined : Math.max(0, all - (free?.length ?? 0));
}

/** At most so many court orders before. */
export function ordersAtMost(limit: number): FactCondition {
  return ofWholeRecord((matter) => {
    const orders = ordersBefore(matter);
    return orders === undefined ? unknown('reliefReceived') : fact(orders <= limit);
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

export function wholeCase(matter: Matter): Matter[] {
  return [matter, ...companions(matter)];
}

export const insanity = 'Does a finding of not guilty because of insanity count as not guilty here?';

/** Every other charge of the case was dropped or ended in not guilty; tickets apart. */
export const restOfCaseCleared: FactCondition = (matter) =>
  allOf([
    matter.charge.dismissal === 'plea_to_other' && matter.charge.disposition === 'dismissed'
      ? judgement('Was the charge you pleaded to part of the same case?')
      : always,
    ...companions(matter).map(endedWell),
  ]);

function endedWell({ charge: { disposition, level, offense, path } }: Matter): Fact {
  if (level === 'infraction') return always;
  switch (disposition) {
    case undefined:
      return unknown(path('disposition'));
    case 'pending':
      return judgement('How will the other charge of this case end?');
    case 'not_responsible':
      return judgement(insanity);
    case 'convicted':
    case 'pardoned':
    case 'deferred':
      if (level !== undefined) return never;
      return offense?.includes('contempt') ? always : unknown(path('level'));
    default:
      return always;
  }
}

/** Another charge of the same case ended with adjudication withheld. */
export const besideWithheld: FactCondition = (matter) =>
  anyOf(companions(matter).map((each) => ask(withheldCrime, each)));
const withheldCrime = all(ended('deferred'), crime);

export function overSiblings(matter: Matter, condition: FactCondition): When {
  return anyOf(companions(matter).map((each) => ask(condition, each)));
}
