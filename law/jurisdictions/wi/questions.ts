import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo } from '../../record/question.ts';

export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.expungementOrdered': askYesOrNo(
    'When you were sentenced, did the judge say your record would be expunged once you finish?',
    'In Wisconsin a judge can order this only at the sentencing.',
    'Look at your judgment of conviction, or ask the clerk of circuit court.',
  ),
  'facts.fingerprinted': askYesOrNo(
    'Did the police take your fingerprints for this?',
    'The state keeps an arrest record only if they did.',
    'Your own record from the state shows the arrest if they did.',
  ),
  'facts.probationConditionsMet': askYesOrNo(
    'Did you keep every condition of your probation?',
    'The record is expunged only if you did.',
    'Your probation agent can tell you.',
  ),
  'facts.orderFollowed': askYesOrNo(
    'Did you do what the juvenile court ordered?',
    'The court can expunge the case only if you did.',
  ),
};
