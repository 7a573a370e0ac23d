import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

/** Michigan has no classes: what counts is the longest sentence the law allows. */
export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [{ value: 'ungraded', label: 'Felony' }],
  misdemeanor: [{ value: 'ungraded', label: 'Misdemeanor' }],
};

export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.dishonesty': {
    text: 'Was it forgery or another crime of lying or faking papers?',
    why: 'The automatic law leaves out crimes of dishonesty. You may still apply for those.',
    where: 'The name of the charge on your court papers says what it was.',
    answer: yesOrNo,
  },
  'facts.priorMisdemeanorDV': {
    text: 'Were you convicted of misdemeanor domestic violence before this felony?',
    why: 'Michigan never clears a domestic violence felony after an earlier domestic violence conviction.',
    where: 'It is on your own criminal record, which you can ask the State Police for.',
    answer: yesOrNo,
  },
};
