import * as phrase from '../../vocabulary/phrases.ts';

/** What the law of 2003 calls expungement, § 7-13-1401(j). */
export const adult = {
  kind: 'expungement',
  limits: [
    'The state keeps the record. It shows it only to police, prosecutors and courts.',
    'Police may keep the files of their investigation.',
    phrase.privateCopies,
  ],
} as const;

export const convictionFiled = [
  'Give a copy to the prosecutor and to the state Division of Criminal Investigation (DCI). The prosecutor tells any victim.',
] as const;

export const ifDangerous =
  'The judge must find that you are no real danger to yourself, a victim or others. If nobody objects, there may be no hearing.';

export const verified =
  'Write a petition and sign it under oath. Bring a draft order for the judge. There is no form for the whole state.';
export const misdemeanorFee = '$100 for each petition.';
export const felonyFee = '$300 for each petition.';
export const noJuvenileFee = 'None. The law says that nobody pays to file this.';
