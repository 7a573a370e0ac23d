import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers, often, type Question } from '../../record/question.ts';

const deferredJudgment =
  'The plea was taken back and the case dismissed. Look for “deferred judgment” or “deferred sentence”.';

export const questions: Readonly<Record<string, Question>> = {
  ...afterDismissed('Did you plead guilty first, or finish a program?', courtPapers, {
    deferred: ['Yes, I pleaded guilty first', deferredJudgment],
    diverted: ['Yes, a program without a plea', 'Look for “diversion”.'],
  }),
  ...afterGuilty('Was it a deferred judgment that you finished?', courtPapers, {
    deferred: ['Yes', deferredJudgment],
  }),
  'facts.municipal': often(
    askYesOrNo(
      'Was this a city charge, under the city’s own code?',
      'City cases have their own rule and court.',
    ),
  ),
  'facts.crimeOfViolence': askYesOrNo(
    'Did the court sentence you for a “crime of violence”?',
    'Such felonies cannot be sealed.',
  ),
  'facts.legalToday': askYesOrNo(
    'Would what you did be legal in Colorado today?',
    'One example is having 2 ounces of marijuana or less at 21. It can be sealed at once.',
  ),
  'facts.commercialLicense': askYesOrNo(
    'Did you have a commercial driver’s license, or drive a truck or bus for work?',
    'Then some driving cases are not sealed.',
    'It is on your license.',
  ),
  'facts.competency': askYesOrNo(
    'Was the case dropped because you were unfit to stand trial?',
    'Such cases are not sealed.',
  ),
  'facts.investigated': askYesOrNo(
    'Are the police still looking into it?',
    'Until then the arrest is not sealed.',
    'Ask the police, or a lawyer.',
  ),
  'facts.pardonConditional': askYesOrNo(
    'Does your pardon have conditions?',
    'Only a full pardon opens the way.',
    'It is on the pardon itself.',
  ),
  'facts.aggravatedJuvenile': askYesOrNo(
    'As a youth, did the court call you an “aggravated” or violent offender?',
    'Such cases cannot be expunged.',
  ),
  'facts.traffickingDefense': askYesOrNo(
    'At your trial, did you say in your defense that you were trafficked?',
    'Who was convicted all the same cannot ask to undo it.',
  ),
  'facts.repeatJuvenile': askYesOrNo(
    'As a youth, did the court call you a “mandatory sentence” or “repeat” offender?',
    'Then you have to ask, 3 years after your release.',
  ),
};
