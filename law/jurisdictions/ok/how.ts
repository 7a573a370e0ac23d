import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */
export const whereToFile =
  'File a petition with the court clerk of the county where you were arrested or charged. Name the paragraph of 22 O.S. § 18 that fits you.';
export const clerkGivesDay =
  'The clerk gives you a day for the hearing. The court tells the prosecutor, the police and the state bureau (OSBI) 30 days before.';
export const serveThem = 'Give each of them a copy of your petition before the hearing.';
export const sendOrder =
  'If the judge says yes, send a certified copy of the order to each of them, and $150 to OSBI.';
export const oneForCounty =
  'One petition may hold several cases of one county, also when one has to be cleared before the next.';
export const mayDeny =
  'You may say that it never happened. No employer or school may make you tell of a sealed record.';
export const balance =
  'The judge weighs the harm to your privacy against the public’s interest in the record, and may say no.';
const bureauFee = 'The court charges a filing fee: ask the clerk. OSBI takes $150 to carry out the order.';
const lawEnforcement = 'Police and prosecutors still see it, and it counts in a new criminal case.';

/** A petition under 22 O.S. §§ 18 and 19. */
export const petition = {
  kind: 'expungement',
  effect: `The record is sealed: arrest, court case and state record. ${mayDeny}`,
  limits: [lawEnforcement, phrase.noGunRights],
  cautions: [balance],
  fee: bureauFee,
  first: lookUp,
  steps: [whereToFile, clerkGivesDay, serveThem, sendOrder],
} as const;

/** The same where the record is sealed to the police as well. */
export const fullPetition = {
  ...petition,
  limits: [phrase.privateCopies],
} as const;
