import * as phrase from '../../vocabulary/phrases.ts';

/** What the two remedies do, and how they are asked for: said once for all reliefs. */

const waiver = 'Ask the clerk, and ask for a Statement of Inability to Afford Payment.';

export const erased = {
  kind: 'expungement',
  effect:
    'The records of the arrest and the case are destroyed. You may say that the arrest and the expunction never happened.',
  limits: [
    'Under oath in a criminal case you must say that the matter was expunged.',
    'If you ask while you can still be charged, police and prosecutors may keep some files.',
  ],
  fee: `The county’s usual fee for a civil case, or $100 in a justice or municipal court. Each office without e-mail is $25 more. ${waiver}`,
  steps: [
    'Get your state record and the court papers of the case.',
    'Write a petition with what art. 55A.253 asks for. List all offices with records. There is no state form.',
    'File it in a district court of the county of the arrest. If only a fine was possible, a justice or municipal court will do.',
    'The hearing is at least 30 days later. Offices may object.',
  ],
} as const;

export const sooner =
  'The prosecutor may agree to expunge sooner (arts. 55A.052(a)(4), 55A.101). It costs nothing to ask.';
export const neverThese =
  'An arrest for breaking probation is not expunged, nor one after which you jumped bail.';

export const hidden = {
  kind: 'sealing',
  effect:
    'Courts and police may not show the record to the public (“nondisclosure”). You need not tell of it on job forms.',
  limits: [
    'Police, courts, schools, licensing boards and many state offices still see it.',
    'It can be used against you in a later criminal case.',
    phrase.noGunRights,
  ],
  fee: `The county’s usual fee for a civil case, often about $280. ${waiver}`,
} as const;

export const nondisclosureForms = [
  {
    name: 'TexasLawHelp: which nondisclosure forms to use',
    url: 'https://texaslawhelp.org/checklist/selecting-appropriate-procedure-requesting-order-nondisclosure',
  },
];

export function petitionUnder(section: string): readonly string[] {
  return [
    'Get the judgment or order, and proof that you finished and paid.',
    `Fill in the state’s petition for section ${section}, one for each offense.`,
    'File it with the clerk of the court that handled the case. The prosecutor has 45 days to ask for a hearing.',
    'The judge also asks whether it is “in the best interest of justice”.',
  ];
}
