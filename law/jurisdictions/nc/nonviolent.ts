import { all, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { failsOn, judgement } from '../../engine/when.ts';
import { type Cite, type Limit, type Requirement, rule } from '../../place/relief.ts';
import type { Period } from '../../record/day.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { older } from './cites.ts';
import { inDoubt } from './doubt.ts';
import { notUsedBefore } from './earlier-expunctions.ts';
import { excepted, impairedDriving } from './exclusions.ts';
import { ifNotCitizen, noOpenCase } from './how.ts';
import { said } from './said.ts';
import { restitutionPaid } from './sessions.ts';

/** A pardon of forgiveness leaves the conviction as it is. */
export const adultConviction = all(inAdultCourt, ended('convicted', 'pardoned'));

export const nonviolent: FactCondition = not(excepted);
export const notDrunkDriving: FactCondition = not(impairedDriving);

/**
 * “Years after the conviction or when the sentence has been served, whichever occurs later” can be read in two ways: the
 * years run from the conviction, or from the end of the sentence. Between the two days we do not know.
 */
export function readInTwoWays(period: Period): Requirement {
  const soon = all(waited(period).since('disposition'), sentenceOver);
  const sure = inDoubt(waited(period).since('disposition', 'completed'), said.yearsFromSentenceEnd);
  const counted: Condition = (matter) => {
    const sooner = ask(soon, matter);
    return failsOn(matter.file.asOf, sooner) ? sooner : ask(sure, matter);
  };
  return waited(period)
    .counted(counted, 'Your sentence must be over too. Some courts may count from its end')
    .since('conviction');
}

/** The crimes of other places were not graded by North Carolina. */
export const nothingViolentElsewhere = noneElsewhere(judgement(said.violentElsewhere));

export const kindRules = [
  rule(
    'nonviolent',
    'It was not a violent or shut-out crime. It was no class A1 misdemeanor or class A to G felony. It was no assault, stalking or sex crime. It was no felony with meth, heroin or a commercial vehicle, and no cocaine dealing',
    nonviolent,
    older('(a)'),
    { otherwise: 'It is a violent or shut-out crime, which this law leaves out' },
  ),
  rule('not-dwi', 'It was not impaired driving (DWI)', notDrunkDriving, older('(a1)'), {
    otherwise: 'It was impaired driving (DWI)',
  }),
];

export const closing = (level: 'misdemeanor' | 'felony', form: Cite) => [
  rule(
    'none-expunged-before',
    `You have not had a ${level} expunged under this law before`,
    notUsedBefore(level),
    older('(c)'),
    { otherwise: 'You have had an expunction under this law before' },
  ),
  rule('no-open-case', noOpenCase, nothingPending, form, { otherwise: 'You have an open case or warrant' }),
  rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, form, {
    otherwise: phrase.unmet.restitutionOwed,
  }),
];

/** Both kinds have their own time. Petitions in several counties are one if they are near each other. */
export const onceForAll = (level: 'misdemeanor' | 'felony'): Limit => ({
  id: `${level}-once`,
  text:
    level === 'felony'
      ? 'North Carolina expunges older felonies once in your life.'
      : 'North Carolina expunges older misdemeanors once in your life.',
  cite: older('(c)'),
});

export const cautions = [
  'The judge must find that your character is good. Victims and the district attorney may speak.',
  'You can use this law once for misdemeanors and once for felonies.',
  'Convictions in several counties need a petition in each. File them within 120 days of each other.',
  ifNotCitizen,
];
