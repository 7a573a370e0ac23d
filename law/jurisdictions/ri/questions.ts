import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const papers = 'Look up your case on the court’s website, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first?', papers, {
    deferred: ['Yes, with a plea, or it was “filed”', 'Look for “filed”, “12-10-12” or “deferred sentence”.'],
    diverted: ['Yes, a program without a plea', 'Look for “diversion” or “drug court”.'],
  }),
  ...afterGuilty('Was the case filed, or the sentence deferred?', papers, {
    convicted: ['No', 'Also if you pleaded no contest and got probation, a fine or jail.'],
    deferred: ['Yes', 'Look for “filed”, “12-10-12” or “deferred sentence”.'],
  }),
  'facts.noloProbation': often(
    askYesOrNo(
      'Was it a plea of no contest with probation, and not a filing or a deferred sentence?',
      'No contest with probation is expunged like a conviction. The others go faster.',
      papers,
    ),
  ),
  'facts.rule48a': askYesOrNo(
    'Did the district court dismiss it because the prosecutor dropped it (“48(a)”)?',
    'Such cases are sealed by the court or its clerk.',
    papers,
  ),
  'facts.nowMisdemeanor': askYesOrNo(
    'Has this felony become a misdemeanor by a new law since?',
    'Then it counts as a misdemeanor.',
    'A lawyer or the public defender can tell you.',
  ),
  'facts.noLongerCrime': askYesOrNo(
    'Is what you did no crime in Rhode Island today?',
    'Then it can be expunged in a simpler way.',
    'A lawyer or the public defender can tell you.',
  ),
  'facts.smallAmount': askYesOrNo(
    'Was it 2 ounces of marijuana or less?',
    'Courts had to expunge these cases by themselves.',
  ),
  'facts.toKillRobOrRape': askYesOrNo(
    'Was the assault meant to kill, rob or rape?',
    'Only such an assault stops every expungement. One meant for burglary does not.',
    papers,
  ),
  'facts.intoHome': askYesOrNo(
    'Did you go into a home to kill, rob, rape or steal?',
    'Only going into a home for that stops every expungement. Another building does not.',
    papers,
  ),
  'facts.goodCharacter': askYesOrNo(
    'Can you show the judge that you have done well since?',
    'The judge must find good character.',
    'Letters from work, school, family or a counselor can show it.',
  ),
};
