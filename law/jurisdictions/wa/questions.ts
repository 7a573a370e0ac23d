import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';

const deferred =
  'Look for “deferred sentence”: you pleaded guilty, had probation, and the case was dismissed.';
const diverted = 'Look for “diversion”, “SOC” or “deferred prosecution” in your papers.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first, with probation or a program?', courtPapers, {
    deferred: ['Yes, after I pleaded guilty', deferred],
    diverted: ['Yes, a program without a guilty plea', diverted],
  }),
  ...afterGuilty('Was it a deferred sentence that ended in a dismissal?', courtPapers, {
    deferred: ['Yes', deferred],
  }),
  'facts.reducedDui': askYesOrNo(
    'Did the charge begin as drunk driving?',
    'Reckless or negligent driving, or reckless endangerment, that began as drunk driving has a longer wait.',
  ),
  'facts.enhancement': askYesOrNo(
    'Did the court find that a gun or deadly weapon was used, or a sexual motive?',
    'Such a finding on the judgment keeps an assault or robbery from being vacated.',
    'Look at your judgment and sentence under “special findings”.',
  ),
  'facts.officerHurt': askYesOrNo(
    'Was the person hurt a police officer?',
    'Assault in the third degree of an officer cannot be vacated.',
  ),
  'facts.treatmentDone': askYesOrNo(
    'Did you finish a drug treatment program, or follow a treatment plan for 6 months?',
    'Then the court must vacate a conviction for having drugs.',
    'Your program can give you the proof.',
  ),
  'facts.crimeVictim': askYesOrNo(
    'Did you do it because you were a victim of domestic violence, sexual assault or trafficking?',
    'Then there is a way with no wait.',
  ),
  'facts.orderBroken': askYesOrNo(
    'In the last 5 years, did a court find that you broke a protection or no-contact order?',
    'Then a misdemeanor cannot be vacated yet.',
  ),
  'facts.seriousYouthCase': askYesOrNo(
    'Was it a class A felony, another “most serious offense”, a sex crime or a felony drug sale?',
    'The court does not seal these youth cases by itself.',
  ),
};
