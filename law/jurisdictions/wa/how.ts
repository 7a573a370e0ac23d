import * as phrase from '../../vocabulary/phrases.ts';

export const vacated = {
  kind: 'vacatur',
  effect:
    'The court takes back the conviction and dismisses the case. The State Patrol stops showing it. You may say that you were never convicted of it.',
  limits: [
    'Police and courts can still see it, and it can count if you are charged again.',
    'The court file stays public unless the judge also seals it.',
    'It does not give back gun rights.',
    phrase.privateCopies,
  ],
} as const;

export const noFilingFee = 'We found no filing fee. Ask the clerk before you file.';

export const motion = [
  'Add proof of how you live now: work, school, treatment, letters. Since State v. Abrams (April 2026) the judge has to see it.',
  'File it with a draft order in the court that sentenced you. Ask the clerk for a hearing day.',
  'Give the prosecutor a copy on the same day, and go to the hearing.',
  'If the judge signs, the clerk sends the order to the State Patrol.',
] as const;
