import { page } from './cites.ts';

/** What sealing does, what it does not do, and how it is asked for: said once for all reliefs. */

export const sealed = {
  kind: 'sealing',
  effect:
    'The public, landlords and most employers no longer see it. You may answer that there is no such record.',
  limits: [
    'Police, prosecutors, courts and those who must check records by law still see it.',
    'It does not give back gun rights or undo the conviction.',
  ],
} as const;

export const newConviction = 'A new conviction later opens the sealed record again.';
export const oncePerYear = 'You can file for the same case only once in 12 months.';

export const noFee = 'None.';
export const motionFee =
  'A $65 court fee. The court waives it if you cannot pay, or if the state should have sealed it by itself. You also pay for your CBI record. CBI takes no fee for the sealing.';

export const bySelf = [
  'You do not have to apply. The courts make a list every three months, and the prosecutor has 45 days to object.',
  'Look up on the state courts’ website if your case was sealed, or order your CBI record.',
  'Matching goes by name and misses people. Still there? File a motion to seal: the fee is waived.',
];

export const motionSteps = [
  'Order your record from the Colorado Bureau of Investigation (CBI). It must be at most 20 days old when you file.',
  'Fill in the motion and the order. List the court, the police and each office that holds the record.',
  'File them in your own case, in the court that convicted you. Give the prosecutor a copy.',
  'If the prosecutor or a victim objects, the court holds a hearing. You may take part by video.',
];

/** The state courts publish them under “Seal My Case”; this page leads there. */
export const form = (name: string) => ({ name, url: page.bureau });
