import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';
import * as phrase from '../../vocabulary/phrases.ts';

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: [
    { value: '1', label: 'First-degree felony' },
    { value: '2', label: 'Second-degree felony' },
    { value: '3', label: 'Third-degree felony' },
  ],
  misdemeanor: [
    { value: 'a', label: 'Class A misdemeanor' },
    { value: 'b', label: 'Class B misdemeanor' },
    { value: 'c', label: 'Class C misdemeanor' },
  ],
};

const papers = phrase.courtPapers;

/** Utah's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.medicalCannabis': {
    text: 'At the arrest, did you have a condition that medical cannabis may treat? Was it a form and amount to treat it?',
    why: 'Then you may ask the court at once, without a certificate.',
    where: 'A doctor who treated you then, and the police or lab report, can show it.',
    answer: yesOrNo,
  },
  'facts.openCaseIsTraffic': {
    text: 'Is your open case only a traffic case?',
    why: 'An open traffic case does not stand in the way. Any other open case does.',
    where: papers,
    answer: yesOrNo,
  },
};
