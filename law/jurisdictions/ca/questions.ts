import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';

const entry = 'Look for “deferred entry of judgment”, “DEJ” or “PC 1000”.';

/** California's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was it dismissed after a program?', courtPapers, {
    deferred: ['Yes, and I pleaded guilty first', entry],
    diverted: ['Yes, without a plea', 'Look for “diversion”, such as 1000, 1001.36, 1001.80 or 1001.95.'],
    convicted: ['I was convicted, and it was dismissed later', 'Look for “1203.4”. It was a conviction.'],
  }),
  ...afterGuilty('Was the case dismissed after a drug program?', courtPapers, {
    convicted: ['No, I was convicted', 'Also where a court dismissed the conviction later (1203.4).'],
    deferred: ['Yes', entry],
  }),
  sentence: {
    text: 'What was the sentence?',
    why: 'Probation, county jail and state prison each have a way of their own.',
    where: courtPapers,
    answer: {
      kind: 'several',
      choices: [
        { value: 'probation', label: 'Probation', hint: 'Formal or informal' },
        { value: 'jail', label: 'County jail' },
        { value: 'supervision', label: 'Mandatory supervision', hint: 'Or parole, after jail or prison' },
        { value: 'prison', label: 'State prison' },
        { value: 'fine', label: 'A fine' },
        { value: 'community_service', label: 'Community service' },
        { value: 'suspended', label: 'A suspended sentence' },
      ],
    },
  },
  'facts.homeBurglary': askYesOrNo(
    'Was it a burglary of a home (first degree)?',
    'Breaking into a home is a serious felony. It is not cleared by itself.',
  ),
  'facts.registrationEnded': askYesOrNo(
    'Did a court end your duty to register, or did you never have to?',
    'Nothing is cleared by itself for people who must register.',
  ),
  'facts.publicMoney': askYesOrNo(
    'Was the charge about embezzling public money?',
    'That can be charged at any time, so the arrest cannot be sealed on petition.',
  ),
  'facts.smallMarijuana': askYesOrNo(
    'Was it 28.5 grams of marijuana or less, or 8 grams of concentrate or less?',
    'That is legal today for people over 21, so it is cleared.',
  ),
  'facts.violenceVictim': askYesOrNo(
    'Did it come from partner or sexual violence against you?',
    'A court can then undo it.',
    'You decide what to tell.',
  ),
  'facts.fireCrew': askYesOrNo(
    'Were you on a fire camp or fire crew while you were locked up for it?',
    'Fire crews have a way of their own, without a wait.',
    'The prison or county can tell you.',
  ),
};
