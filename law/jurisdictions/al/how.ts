import type { NumberLimit } from '../../place/relief.ts';
import { clearedBefore } from '../../vocabulary/convictions.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { cite } from './code.ts';

export const expunged = {
  kind: 'expungement',
  effect:
    'The court and the police take the record out of public view, and the FBI is asked to drop it. You need not tell employers or lenders of it.',
  limits: [
    'You still have to tell offices that give licenses, power and water companies, and banks.',
    'Police and prosecutors can still see it.',
    'It does not give back gun rights. Only a pardon does.',
    phrase.privateCopies,
  ],
} as const;

export const fee = '$500 for each arrest, and court costs. A judge can waive the $500 if you cannot pay.';

export const petition = [
  'Get your certified record from the state police agency (ALEA) and certified papers of the case.',
  'Fill in form CR-65 for each charge. Sign it under oath.',
  'File it in the circuit court of the county where you were charged.',
  'Give a copy to the district attorney, the police who arrested you and the clerk.',
  'They have 45 days to object. If nobody does, the judge decides without a hearing.',
] as const;

export const noRight = 'The law gives no right to it. The judge may say no.';
export const twice =
  'You get two of these in your life. Finished programs and misdemeanor convictions count together. All charges of one arrest count once.';
/** One limit for both ways. */
export const twoInAll: NumberLimit = {
  id: 'two-in-all',
  text: 'Alabama expunges two such cases in your life. A finished program counts, and so does a misdemeanor conviction.',
  cite: cite('15-27-2.1(a)(3)'),
  n: 2,
  byCase: true,
  used: clearedBefore('misdemeanor'),
};
