import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo } from '../../record/question.ts';

/** Utah's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.medicalCannabis': askYesOrNo(
    'At the arrest, did you have a condition that medical cannabis may treat? Was it a form and amount to treat it?',
    'Then you may ask the court at once, without a certificate.',
    'A doctor who treated you then, and the police or lab report, can show it.',
  ),
  'facts.openCaseIsTraffic': askYesOrNo(
    'Is your open case only a traffic case?',
    'An open traffic case stops only the clearing of another one.',
  ),
};
