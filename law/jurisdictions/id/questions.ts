import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onPortal = 'Look up your case on the iCourt portal, or ask the court clerk.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Did you plead guilty first, and a judge dismissed it later?', onPortal, {
    deferred: ['Yes, after a withheld judgment', 'Look for “withheld judgment” or “19-2604”.'],
    diverted: [
      'No plea, but I finished a diversion program',
      'Look for “diversion” or “deferred prosecution”.',
    ],
  }),
  ...afterGuilty('Did the judge withhold judgment?', onPortal, {
    deferred: ['Yes', 'Look for “withheld judgment”.'],
  }),
  'facts.probationViolated': often(
    askYesOrNo(
      'Did a judge find that you broke a rule of your probation, or did you admit that in court?',
      'The case can be set aside only if not.',
      onPortal,
    ),
  ),
  'facts.drugCourt': askYesOrNo(
    'Did you graduate from drug court or mental health court?',
    'Then an earlier slip does not stand in the way.',
    'Ask the court that ran the program.',
  ),
  'facts.rider': askYesOrNo(
    'Did the judge send you to prison first and put you on probation within a year (a “rider”)?',
    'Then the felony can only be made a misdemeanor.',
    onPortal,
  ),
  'facts.setAside': askYesOrNo(
    'Has the judge already set the case aside and dismissed it?',
    'Then there is nothing left to set aside.',
    onPortal,
  ),
  'facts.shieldedBefore': askYesOrNo(
    'Did a court in Idaho ever shield a record of yours?',
    'The law allows that once in a life.',
    'Your court order would say “shielded from disclosure”.',
  ),
  'facts.committed': askYesOrNo(
    'Were you committed to the state’s juvenile corrections?',
    'The wait is longer then.',
    'Ask the juvenile court clerk.',
  ),
};
