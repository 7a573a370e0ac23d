import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

const papers = 'Look at your court papers, or ask the clerk of the court.';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    { value: 'ungraded', label: 'Felony' },
    { value: 'wobbler', label: 'Wobbler', hint: 'The law lets it be a felony or a misdemeanor' },
  ],
  misdemeanor: [
    { value: 'ungraded', label: 'Misdemeanor' },
    { value: 'wobbler', label: 'Wobbler', hint: 'The law lets it be a felony or a misdemeanor' },
  ],
};

/** California's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  sentence: {
    text: 'What was the sentence?',
    why: 'Probation, county jail and state prison each have a way of their own.',
    where: papers,
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
  'facts.homeBurglary': {
    text: 'Was it a burglary of a home (first degree)?',
    why: 'Breaking into a home is a serious felony. It is not cleared by itself.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.registrationEnded': {
    text: 'Did a court end your duty to register, or did you never have to?',
    why: 'Nothing is cleared by itself for people who must register.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.smallMarijuana': {
    text: 'Was it 28.5 grams of marijuana or less, or 8 grams of concentrate or less?',
    why: 'That is legal today for people over 21, so it is cleared.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.violenceVictim': {
    text: 'Did it come from partner or sexual violence against you?',
    why: 'A court can then undo it.',
    where: 'You decide what to tell.',
    answer: yesOrNo,
  },
  'facts.fireCrew': {
    text: 'Were you on a fire camp or fire crew while you were locked up for it?',
    why: 'Fire crews have a way of their own, without a wait.',
    where: 'The prison or county can tell you.',
    answer: yesOrNo,
  },
};
