import * as phrase from '../../vocabulary/phrases.ts';

/** What expunction does, what it does not do, and how it is asked for: said once for all reliefs and the guide. */

export const fee175 =
  '$175 for each petition. If you are poor, get food stamps (SNAP), TANF or SSI, or have a legal aid lawyer, it can be waived: ask for form AOC-G-106.';

export const effect =
  'The case is taken off the public record. In most cases you may answer as if it never happened.';

export const stillSeen =
  'Prosecutors can still see it, and judges when you ask for another expunction. If you are convicted again, an expunged conviction can raise your sentence.';
export const immigration = 'It may still count for immigration.';

/** G.S. 17C-13(b) and 17E-12(b). */
export const policeBoards =
  'The state boards for police and deputies can still see an expunged felony, and may turn you down for it.';

export const ifNotCitizen =
  'If you are not a US citizen, talk to an immigration lawyer first. Get certified copies too.';

export const expunction = {
  kind: 'expungement',
  effect,
  limits: [stillSeen, immigration, phrase.privateCopies],
  cautions: [ifNotCitizen],
  fee: fee175,
  forms: [
    {
      name: 'Court forms and help on expunctions',
      url: 'https://www.nccourts.gov/help-topics/court-records/expunctions',
    },
  ],
} as const;

export const noOpenCase = 'You have no open case or warrant';
export const noExpunctionBefore = 'You have had no expunction before';

export const onlyInnocence = 'Only a pardon of innocence opens the way to expunction.';

/** For a case that ended without a conviction. */
export const fileDropped = 'File the petition in the county of the case, with the clerk of superior court.';
export const file = `${fileDropped} Give the district attorney a copy.`;

const stepsWith = (filing: string, form: string, more: readonly string[]) => [
  'Get your own record from the State Bureau of Investigation, and the court file from the clerk of superior court.',
  form,
  ...more,
  filing,
  'Keep a certified copy of the order. Once the case is gone, the clerk may not be able to give you one.',
];

export const petition = (form: string, ...more: string[]) => stepsWith(file, form, more);
export const petitionForDropped = (form: string, ...more: string[]) => stepsWith(fileDropped, form, more);

export const formUnder = (section: string) =>
  `Ask the clerk for the form under G.S. ${section}, and what else you need.`;

export const goodCharacter =
  'Add your own sworn statement, and those of two people, not related to you or to each other, that your character is good.';
