import type { LegalWord } from '../legal-word.ts';

/** Clearing a record may not help with immigration: each of these sends people to a lawyer who knows that law. */
export const immigration: readonly LegalWord[] = [
  {
    word: 'adjustment of status',
    also: ['adjust status', 'I-485', 'adjusting status'],
    meaning: 'Asking for a green card while you are in the country.',
    example: 'For adjustment of status you must tell of every arrest, sealed ones too.',
  },
  {
    word: 'aggravated felony',
    also: ['aggravated felonies'],
    meaning:
      'In immigration law, a list of crimes with the worst results. Some are misdemeanors under state law.',
    example:
      'A small crime in your state may count as an aggravated felony there: ask a lawyer who knows that law.',
  },
  {
    word: 'DACA',
    also: ['deferred action', 'Deferred Action for Childhood Arrivals'],
    meaning: 'A program for people who were brought here as children.',
    example: 'Some convictions close the way to DACA.',
  },
  {
    word: 'deportation',
    also: ['deport*', 'removal proceedings', 'removable', 'order of removal', 'removal order'],
    meaning: 'Being sent out of the country. The law now calls it “removal”.',
    example: 'A guilty plea can lead to deportation, even after the case is cleared.',
  },
  {
    word: 'ICE',
    also: [
      'Immigration and Customs Enforcement',
      'immigration detainer',
      'ICE hold',
      'ICE detainer',
      'immigration hold',
      'DHS',
    ],
    meaning: 'Federal police who look for people who may not stay in the country.',
    example: 'The jail got a note from ICE to hold you.',
  },
  {
    word: 'inadmissible to the U.S.',
    also: ['inadmissibility', 'grounds of inadmissibility', 'waiver of inadmissibility', 'I-601'],
    meaning: 'The law keeps you from entering or from getting a green card.',
    example: 'The letter speaks of “inadmissibility”: take it to a lawyer who knows that law.',
  },
  {
    word: 'lawful permanent resident',
    also: ['green card', 'LPR', 'permanent resident', 'permanent residence'],
    meaning: 'Someone who may live here for good but is not a citizen.',
    example: 'A green card holder should ask a lawyer before any plea.',
  },
  {
    word: 'moral turpitude',
    also: ['turpitude', 'crime involving moral turpitude', 'CIMT', 'crimes involving moral turpitude'],
    meaning: 'A name in the law for crimes that it sees as dishonest or gravely wrong.',
    example: 'Theft is often called a crime of moral turpitude: it matters for visas and some licenses.',
  },
  {
    word: 'naturalization',
    also: ['naturaliz*', 'N-400', 'citizenship application'],
    meaning: 'A person from abroad is made a citizen.',
    example: 'The form for naturalization asks about each arrest, so bring papers from the court.',
  },
  {
    word: 'noncitizen',
    also: ['noncitizens', 'non-citizen', 'non-citizens', 'undocumented', 'alien', 'foreign national'],
    meaning: 'Someone who is not a citizen of the United States.',
    example: 'If you are a noncitizen, ask an immigration lawyer before you file or plead.',
  },
  {
    word: 'Padilla advice',
    also: ['Padilla v. Kentucky', 'immigration consequences'],
    meaning: 'The duty of a defense lawyer to tell you if a plea can get you deported.',
    example: 'Nobody told you that the plea could get you sent out of the country? Ask about Padilla advice.',
  },
  {
    word: 'USCIS',
    also: ['U.S. Citizenship and Immigration Services', 'biometrics appointment'],
    meaning: 'The federal office that gives out green cards and makes people citizens.',
    example: 'USCIS sees sealed cases and may ask for the court papers.',
  },
];
