import { task } from '../../place/task.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

/** What the two remedies do, and how they are asked for: said once for all reliefs. */

const waiver = 'Ask the clerk, and ask for a Statement of Inability to Afford Payment.';

export const whereToExpunge =
  'File for expunction in a district court of the county of the arrest or the offense. If only a fine was possible, a justice or municipal court will do.';

export const erased = {
  kind: 'expungement',
  effect:
    'The records of the arrest and the case are destroyed. You may say that the arrest and the expunction never happened.',
  limits: [
    'Under oath in a criminal case you must say that the matter was expunged.',
    'If you ask while you can still be charged, police and prosecutors may keep some files.',
  ],
  fee: `The county’s usual fee for a civil case, or $100 in a justice or municipal court. Each office without e-mail is $25 more. ${waiver}`,
  first: askClerk,
  steps: [
    'Get your state record and the court papers of the case. Copy the tracking number of the arrest from your record into the petition.',
    'Write a petition with what art. 55A.253 asks for, and swear to it. There is no state form. List each office with records once. An office that was not told of the hearing can have the order undone. The district clerk’s website has their e-mail addresses.',
    whereToExpunge,
    'The hearing is at least 30 days later. Offices may object. Bring your papers: you have to prove that you meet each condition.',
  ],
} as const;

export const freeAfterCourt = 'After a veterans or mental health court it is free.';

export const sooner =
  'The prosecutor may agree to expunge sooner (arts. 55A.052(a)(4), 55A.101). It costs nothing to ask.';
export const neverThese =
  'An arrest for breaking probation is not expunged, nor one after which you jumped bail.';

export const stillSeen =
  'After nondisclosure, police, courts, schools and many state offices still see the record. So do licensing boards, such as those for teachers, nurses, doctors and lawyers.';

export const hidden = {
  kind: 'sealing',
  effect:
    'Courts and police may not show the record to the public (“nondisclosure”). You need not tell of it on job forms.',
  limits: [stillSeen, 'It can be used against you in a later criminal case.', phrase.noGunRights],
  fee: `The county’s usual fee for a civil case, often about $280. ${waiver}`,
} as const;

export const hearing =
  'The prosecutor has 45 days to ask for a hearing. If nobody asks, the judge may decide without one.';

const forms = [
  {
    name: 'The state’s petitions and instructions, by section',
    url: 'https://www.txcourts.gov/programs-services/nondisclosures/',
  },
];

/** An order without a petition: the court is to act by itself. */
export const orderUnder = (section: string) => ({
  ...hidden,
  first: task('check', 'Ask the court clerk whether a nondisclosure order was issued.'),
  steps: [
    'You do not file a petition. The judge is to make the order when the case is dismissed, or 180 days after it was deferred.',
    `The order is under section ${section}. If there is none, send the state’s letter for that section with your discharge papers, and pay the clerk.`,
  ],
  forms,
});

/** How to ask for nondisclosure under one section. */
export const petitionUnder = (section: string) => ({
  ...hidden,
  first: askClerk,
  steps: [
    'Get the judgment or order, and proof that you finished and paid.',
    `Fill in the state’s petition for section ${section}, one for each offense.`,
    'File it with the clerk of the court that handled the case.',
    hearing,
    'The judge also asks whether it is “in the best interest of justice”. So the judge may say no even if you meet every rule.',
  ],
  forms,
});
