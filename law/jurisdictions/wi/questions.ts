import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((value) => ({
    value,
    label: `Class ${value.toUpperCase()} felony`,
  })),
  misdemeanor: [
    { value: 'a', label: 'Class A misdemeanor' },
    { value: 'b', label: 'Class B misdemeanor' },
    { value: 'c', label: 'Class C misdemeanor' },
    { value: 'ungraded', label: 'No class' },
  ],
};

export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.expungementOrdered': {
    text: 'When you were sentenced, did the judge say your record would be expunged once you finish?',
    why: 'In Wisconsin a judge can order this only at the sentencing.',
    where: 'Look at your judgment of conviction, or ask the clerk of circuit court.',
    answer: yesOrNo,
  },
  'facts.fingerprinted': {
    text: 'Did the police take your fingerprints for this?',
    why: 'The state keeps an arrest record only if they did.',
    where: 'Your own record from the state shows the arrest if they did.',
    answer: yesOrNo,
  },
};
