import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const atCourt = 'Look up your case at Minnesota Court Records Online, or ask the court administrator.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', atCourt, {
    deferred: ['Yes, I pleaded guilty first', 'Look for “stay of adjudication”, “§ 152.18” or “deferred”.'],
    diverted: ['Yes, a program', 'Look for “diversion” or “continuance for dismissal”.'],
  }),
  ...afterGuilty('Was the conviction never entered, and the case dismissed later?', atCourt, {
    convicted: ['No, I was convicted', 'Also with a “stay of imposition” or “stay of execution”.'],
    deferred: ['Yes', 'Look for “stay of adjudication” or “§ 152.18”.'],
  }),
  'facts.stayOfImposition': often(
    askYesOrNo(
      'Did the judge stay imposition of your sentence?',
      'After a “stay of imposition” and probation a felony counts as a misdemeanor. More felonies can be sealed then.',
      atCourt,
    ),
  ),
  'facts.sentenceImposed': {
    text: 'How long was the sentence itself?',
    why: 'With a short sentence you may ask sooner. Count the whole sentence, also if it was stayed. Do not count jail that was only a part of probation.',
    where: atCourt,
    answer: {
      kind: 'choice',
      choices: [
        { value: 'misdemeanor', label: 'Up to 90 days', hint: 'A misdemeanor sentence' },
        { value: 'gross', label: 'Up to 364 days', hint: 'A gross misdemeanor sentence' },
        { value: 'felony', label: 'Longer, or imposition was stayed' },
      ],
    },
  },
  'facts.worthOver5000': askYesOrNo(
    'Was it about more than $5,000?',
    'Felony theft can be sealed up to $5,000. For forged checks, cards or a motor vehicle ask a lawyer.',
    'Look at the complaint in your case.',
  ),
  'facts.movedToAdultCourt': askYesOrNo(
    'Were you under 18, and was the case moved from juvenile court to adult court?',
    'Such a conviction can be sealed after your discharge, whatever the crime.',
    'Look for “certification” in your papers.',
  ),
};
