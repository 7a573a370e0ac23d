import * as phrase from '../../vocabulary/phrases.ts';

/** What expunction does, what it does not do, and how it is asked for: said once for all reliefs. */

const waiver =
  'The fee is waived if you are poor: ask for form AOC-CV-226. If you get food stamps (SNAP), TANF or SSI, or have a legal aid lawyer, you should get the waiver.';
export const fee175 = `$175 for each petition. ${waiver}`;

export const effect =
  'The case is taken off the public record. In most cases you may answer as if it never happened.';

const prosecutorsSee =
  'Prosecutors can still see it. If you are convicted again, an expunged conviction can raise your sentence.';

export const limits = [
  prosecutorsSee,
  'Judges see it when you ask for another expunction.',
  'It may still count for immigration.',
  phrase.privateCopies,
];

export const immigration =
  'If you are not a US citizen, talk to an immigration lawyer first. Get certified copies too.';

const ownRecord =
  'Get your own record from the State Bureau of Investigation, and the court file from the clerk of superior court.';
const file =
  'File the petition in the county of the case, with the clerk of superior court. Give the district attorney a copy.';
const keep =
  'Keep a certified copy of the order. Once the case is gone, the clerk may not be able to give you one.';

export const petition = (form: string, ...more: string[]) => [ownRecord, form, ...more, file, keep];

export const goodCharacter =
  'Add your own sworn statement, and sworn statements from people who are not your family that your character is good.';

export const forms = [
  {
    name: 'Court forms and help on expunctions',
    url: 'https://www.nccourts.gov/help-topics/court-records/expunctions',
  },
];
