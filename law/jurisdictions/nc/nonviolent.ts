import { all, allAmong, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import type { Period } from '../../day.ts';
import { rule } from '../../relief.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { always, judgement } from '../../when.ts';
import { gs } from './cites.ts';
import { excepted, impairedDriving } from './exclusions.ts';
import { effect, fee175, forms, immigration, limits } from './how.ts';
import { possible, restitutionPaid } from './sessions.ts';

/** A pardon of forgiveness leaves the conviction as it is. */
export const adultConviction = all(inAdultCourt, ended('convicted', 'pardoned'));

export const nonviolent: FactCondition = not(excepted);
export const notDrunkDriving: FactCondition = not(impairedDriving);

/**
 * “Years after the conviction or when the sentence has been served, whichever occurs later” can be read in two ways: the
 * years run from the conviction, or from the end of the sentence. Between the two days we do not know.
 */
export function readInTwoWays(period: Period): Condition {
  const soon = all(waited(period).since('disposition'), sentenceOver);
  const sure = waited(period).since('disposition', 'completed');
  return (matter) => {
    const sooner = ask(soon, matter);
    const surer = ask(sure, matter);
    if (sooner.earliest > matter.file.asOf) return sooner;
    if (surer.latest <= matter.file.asOf) return surer;
    return {
      ...surer,
      earliest: Number.NEGATIVE_INFINITY,
      missing: [...new Set([...sooner.missing, ...surer.missing])],
      questions: ['Does your court count the years from the conviction, or from the end of the sentence?'],
    };
  };
}

/** It holds for this charge and for every other of the kind. */
export function forAll(which: FactCondition, condition: Condition): Condition {
  const ifSuch: Condition = (matter) => {
    const counted = ask(which, matter);
    if (!possible(counted)) return always;
    const holds = ask(condition, matter);
    return counted.latest === Number.NEGATIVE_INFINITY
      ? holds
      : {
          ...holds,
          earliest: Number.NEGATIVE_INFINITY,
          missing: [...counted.missing, ...holds.missing],
          questions: counted.questions,
        };
  };
  return (matter) => allAmong(matter.record, (each) => ask(each === matter ? condition : ifSuch, each));
}

/** The crimes of other places were not graded by North Carolina. */
export const nothingViolentElsewhere = noneElsewhere(
  judgement('Would a conviction from elsewhere count as a violent one here?'),
);

export const kindRules = [
  rule(
    'It was not a violent or shut-out crime. It was no class A1 misdemeanor or class A to G felony. It was no assault, stalking or sex crime, no meth or heroin felony, and no cocaine dealing',
    nonviolent,
    gs.nonviolent('(a)'),
  ),
  rule('It was not impaired driving (DWI)', notDrunkDriving, gs.nonviolent('(a1)')),
];

export const closing = (form: typeof gs.felonyForm) => [
  rule('You have no open case or warrant', nothingPending, form),
  rule(phrase.noRestitutionOwed, restitutionPaid, form),
];

export const expunction = { kind: 'expungement', effect, limits, fee: fee175, forms } as const;

const laterOnes = 'You can use this law once for misdemeanors and once for felonies.';
const counties =
  'Convictions in several counties need a petition in each. File them within 120 days of each other.';
const character =
  'The judge must find that your character is good. Victims and the district attorney may speak.';
export const cautions = [character, laterOnes, counties, immigration];
