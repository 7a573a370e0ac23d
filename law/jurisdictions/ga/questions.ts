import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const papers = 'Look at the sentence or the last order in your case, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program or a plea first?', papers, {
    deferred: [
      'Yes, I was a First Offender, or had to keep terms',
      'Look for “First Offender”, “42-8-60”, “conditional discharge” or “16-13-2”.',
    ],
    diverted: [
      'Yes, a program without a sentence',
      'Look for “diversion”, “pretrial intervention” or “drug court”.',
    ],
  }),
  ...afterGuilty('Was it First Offender or a conditional discharge, and did you finish it?', papers, {
    convicted: ['No, I was convicted', 'Also if the judge later took First Offender status away from you.'],
    deferred: ['Yes', 'Look for “First Offender”, “42-8-60”, “conditional discharge” or “16-13-2”.'],
  }),
  'facts.firstOffender': askYesOrNo(
    'Was it a First Offender sentence, and not a conditional discharge?',
    'First Offender cases are sealed by a law of their own.',
    'Look for “First Offender” or “42-8-60” in your sentence.',
  ),
  'facts.shoplifting': askYesOrNo(
    'Was it shoplifting or refund fraud?',
    'A misdemeanor for shoplifting or refund fraud can be restricted. Other theft cannot.',
    'Look for “16-8-14” or “theft by shoplifting” in your papers.',
  ),
  'facts.notToldOfFirstOffender': often(
    askYesOrNo(
      'Were you sentenced without anybody telling you about First Offender?',
      'Who was not told may ask for it later, if the prosecutor agrees.',
      'Think back to your talks with your lawyer and the judge. The court’s record of the plea may show it.',
    ),
  ),
  'facts.closedByPolice': askYesOrNo(
    'Did the police close the case without sending it to a prosecutor?',
    'Then the state hides the arrest at once. Otherwise that takes some years.',
    'The police mail a notice when a case is closed. You can also ask the police records office.',
  ),
  'facts.deadDocket': askYesOrNo(
    'Has the case been on the “dead docket” for more than 12 months?',
    'Then a court may hide it although it is not over.',
    'The clerk of the court can tell you.',
  ),
  'facts.restricted': askYesOrNo(
    'Has the state restricted this arrest already?',
    'A court seals its own file only after that.',
    'Your own Georgia record shows it.',
  ),
  'facts.doneWell': askYesOrNo(
    'Can you show the judge that you have done well since?',
    'The judge must find that you have changed.',
    'Letters from school, work, family or a counselor can show it.',
  ),
};
