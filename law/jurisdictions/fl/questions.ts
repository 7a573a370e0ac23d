import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

const papers = 'Look at your court papers, or ask the clerk of court.';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    { value: '3', label: 'Felony of the third degree' },
    { value: '2', label: 'Felony of the second degree' },
    { value: '1', label: 'Felony of the first degree' },
    { value: 'life', label: 'Life felony' },
    { value: 'capital', label: 'Capital felony' },
  ],
  misdemeanor: [
    { value: '1', label: 'Misdemeanor of the first degree' },
    { value: '2', label: 'Misdemeanor of the second degree' },
  ],
};

export const questions: NonNullable<Jurisdiction['questions']> = {
  reliefReceived: {
    text: 'How many times has a Florida court sealed or expunged a record of yours?',
    why: 'Florida allows one court order in your life. What was cleared by itself, or as a youth, does not count.',
    where: 'Look for an order signed by a judge.',
    answer: { kind: 'number', least: 0, most: 100 },
  },
  'facts.dwelling': {
    text: 'Was the place someone’s home?',
    why: 'Burglary of a home cannot be sealed. Other burglaries can.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.manufactured': {
    text: 'Were you found guilty of making drugs?',
    why: 'Making drugs cannot be sealed.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.selfDefense': {
    text: 'Was the case dropped because you acted in lawful self-defense?',
    why: 'Then it can be expunged whatever else is on your record.',
    where: 'Ask the State Attorney’s office.',
    answer: yesOrNo,
  },
  'facts.mistakenArrest': {
    text: 'Was the arrest a mistake or against the law, and will the police or the State Attorney say so?',
    why: 'Then the police record can be expunged without a judge.',
    where: 'Ask the agency that arrested you.',
    answer: yesOrNo,
  },
  'facts.unfit': {
    text: 'Was the case dropped because you were unfit for trial?',
    why: 'Such cases are not sealed by themselves.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.sealedDate': {
    text: 'If a court has sealed this record, on which day?',
    why: 'After 10 years it can be expunged.',
    where: 'It is on the judge’s order.',
    answer: { kind: 'date' },
  },
  'facts.seriousJuvenile': {
    text: 'Did the youth court call you a “serious or habitual” offender, or send you to a “maximum risk” place?',
    why: 'Such records are kept until 26.',
    where: papers,
    answer: yesOrNo,
  },
};
