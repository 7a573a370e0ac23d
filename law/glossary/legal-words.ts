/** A word of the law, as people meet it on court papers and in our answers, and what it means. */
export type LegalWord = {
  readonly word: string;
  /** How its forms begin: /expung/ stands for expunge, expunges, expunged and expungement. */
  readonly found: RegExp;
  /** In one plain sentence. */
  readonly meaning: string;
};

export const legalWords: readonly LegalWord[] = [
  {
    word: 'abeyance',
    found: /abeyance/,
    meaning: 'You plead guilty, but the judge holds the case back and drops it if you keep the terms.',
  },
  {
    word: 'accelerated rehabilitative disposition',
    found: /accelerated rehab|ard\b/,
    meaning: 'A Pennsylvania program for first cases: you keep the terms, and the charge is dropped.',
  },
  {
    word: 'acquitted',
    found: /acquit/,
    meaning: 'A judge or jury found you not guilty.',
  },
  {
    word: 'adjournment in contemplation of dismissal',
    found: /adjournment in contemplation|acd\b|acod\b/,
    meaning: 'A New York case is put off, and it is dropped if you stay out of trouble.',
  },
  {
    word: 'adjudication',
    found: /adjudicat/,
    meaning: 'The court’s formal finding that you did it.',
  },
  {
    word: 'affidavit',
    found: /affidavit/,
    meaning: 'A written statement that you swear is true.',
  },
  {
    word: 'aggravated',
    found: /aggravated/,
    meaning: 'A more serious kind of the same crime, such as one with a weapon.',
  },
  {
    word: 'annul',
    found: /annul/,
    meaning: 'The court wipes out the case, so that for most things it no longer counts.',
  },
  {
    word: 'clean slate',
    found: /clean slate/,
    meaning: 'A law under which a state clears some records by itself.',
  },
  {
    word: 'clemency',
    found: /clemency/,
    meaning: 'Mercy from a governor, a board or a judge, such as a pardon.',
  },
  {
    word: 'consent decree',
    found: /consent decree/,
    meaning: 'A deal in youth court: you keep the terms for a time and the case is closed.',
  },
  {
    word: 'contempt',
    found: /contempt/,
    meaning: 'Not doing what a court ordered you to do.',
  },
  {
    word: 'continued without a finding',
    found: /continued without a finding|cwof\b/,
    meaning: 'A Massachusetts judge finds no guilt yet, and drops the case if you keep the terms.',
  },
  {
    word: 'conviction',
    found: /convict/,
    meaning: 'You pleaded guilty or were found guilty, and the court made it final.',
  },
  {
    word: 'deferred',
    found: /deferred|deferral/,
    meaning: 'The judge puts off the conviction and drops the case if you keep the terms.',
  },
  {
    word: 'delinquent',
    found: /delinquen/,
    meaning: 'A youth court’s word for someone who did what would be a crime for an adult.',
  },
  {
    word: 'discharge',
    found: /discharg/,
    meaning: 'The day on which your sentence or your program is over.',
  },
  {
    word: 'dismissed',
    found: /dismiss/,
    meaning: 'The court ended the case without finding you guilty.',
  },
  {
    word: 'disposition',
    found: /disposition/,
    meaning: 'How a case or a charge ended.',
  },
  {
    word: 'diversion',
    found: /diversion|diverted/,
    meaning: 'A program you finish in place of being convicted.',
  },
  {
    word: 'docket',
    found: /docket/,
    meaning: 'The court’s list of all that happened in your case.',
  },
  {
    word: 'expunge',
    found: /expung|expunction/,
    meaning: 'To erase a record, or to take it out of reach as if it were erased.',
  },
  {
    word: 'felony',
    found: /felon/,
    meaning: 'The more serious kind of crime, for which you can be sent to prison.',
  },
  {
    word: 'forcible felony',
    found: /forcible/,
    meaning: 'A felony with force or the threat of force against a person.',
  },
  {
    word: 'infraction',
    found: /infraction/,
    meaning: 'A small offense, such as a ticket, that is less than a misdemeanor.',
  },
  {
    word: 'judgment',
    found: /judgment/,
    meaning: 'The court’s written decision at the end of a case.',
  },
  {
    word: 'juvenile',
    found: /juvenile/,
    meaning: 'About someone who was under 18, or about the court for young people.',
  },
  {
    word: 'larceny',
    found: /larceny/,
    meaning: 'Theft: taking what is not yours, to keep it.',
  },
  {
    word: 'misdemeanor',
    found: /misdemeanor/,
    meaning: 'A crime that is less serious than a felony.',
  },
  {
    word: 'moral turpitude',
    found: /turpitude/,
    meaning: 'A name in the law for crimes that it sees as dishonest or gravely wrong.',
  },
  {
    word: 'motion',
    found: /motion/,
    meaning: 'A written request to a judge in a case.',
  },
  {
    word: 'nolle prosequi',
    found: /nolle|nol\.? pros/,
    meaning: 'The prosecutor chose not to go on with the charge.',
  },
  {
    word: 'nolo contendere',
    found: /nolo|no contest/,
    meaning: 'You do not fight the charge, and the court treats it much like guilt.',
  },
  {
    word: 'nondisclosure',
    found: /nondisclos/,
    meaning: 'An order that keeps a record from the public, but not from the police or the courts.',
  },
  {
    word: 'notary',
    found: /notary|notariz/,
    meaning: 'A person who checks who you are and watches you sign.',
  },
  {
    word: 'pardon',
    found: /pardon/,
    meaning: 'A governor, a board or the President forgives the crime.',
  },
  {
    word: 'parole',
    found: /parole/,
    meaning: 'Time outside prison, with rules to keep, before the sentence is over.',
  },
  {
    word: 'petition',
    found: /petition/,
    meaning: 'A written request to a court.',
  },
  {
    word: 'plea',
    found: /plea\b|plead/,
    meaning: 'What you tell the court about a charge: guilty, not guilty or no contest.',
  },
  {
    word: 'probable cause',
    found: /probable cause/,
    meaning: 'Good reason to believe that you did it.',
  },
  {
    word: 'probation',
    found: /probation/,
    meaning: 'Time with rules to keep in place of jail, or after it.',
  },
  {
    word: 'probation before judgment',
    found: /probation before judgment|pbj\b/,
    meaning:
      'You admit it or are found guilty, but the judge strikes that out and gives you rules to keep for a time.',
  },
  {
    word: 'prosecutor',
    found: /prosecut|district attorney|state attorney/,
    meaning: 'The lawyer for the state who brings a case against you.',
  },
  {
    word: 'RAP sheet',
    found: /rap sheet/,
    meaning: 'The list of your arrests and cases that the state or the FBI keeps.',
  },
  {
    word: 'rehabilitation',
    found: /rehabilitat/,
    meaning: 'Having turned your life around after a crime.',
  },
  {
    word: 'restitution',
    found: /restitution/,
    meaning: 'Money a court orders you to pay to the victim.',
  },
  {
    word: 'revoked',
    found: /revok|revocation/,
    meaning: 'A judge ended your probation or parole because a rule was broken.',
  },
  {
    word: 'seal',
    found: /seal/,
    meaning: 'To hide a record from the public, though police and courts may still see it.',
  },
  {
    word: 'set aside',
    found: /set aside|sets aside|set-aside/,
    meaning: 'The court takes the conviction back.',
  },
  {
    word: 'shield',
    found: /shield/,
    meaning: 'To keep a record from public view, though police and courts may still see it.',
  },
  {
    word: 'stet',
    found: /stet/,
    meaning: 'The case is put on hold, and it can be opened again.',
  },
  {
    word: 'summary offense',
    found: /summary/,
    meaning: 'A small offense that is less than a misdemeanor.',
  },
  {
    word: 'supervision',
    found: /supervision/,
    meaning: 'Time under the watch of an officer, with rules to keep.',
  },
  {
    word: 'suspended imposition of sentence',
    found: /suspended imposition|sis\b/,
    meaning: 'The judge gives no sentence as long as you keep the rules.',
  },
  {
    word: 'suspended sentence',
    found: /suspended/,
    meaning: 'A sentence you do not serve as long as you keep the rules.',
  },
  {
    word: 'vacate',
    found: /vacat/,
    meaning: 'The court undoes the conviction, as if it had not been made.',
  },
  {
    word: 'waiver',
    found: /waive/,
    meaning: 'The court lets you off something, such as a fee.',
  },
  {
    word: 'warrant',
    found: /warrant/,
    meaning: 'A court order to arrest someone or to search a place.',
  },
  {
    word: 'with prejudice',
    found: /prejudice/,
    meaning: 'Ended for good, while “without” it means that the charge can be brought again.',
  },
  {
    word: 'withheld',
    found: /withheld/,
    meaning: 'The judge held the conviction back, so there is none.',
  },
  {
    word: 'wobbler',
    found: /wobbler/,
    meaning: 'A crime that can be either a felony or a misdemeanor.',
  },
];

/** The legal words a text uses, each once. */
export function legalWordsIn(text: string): readonly LegalWord[] {
  return legalWords.filter(({ found }) => new RegExp(`(^|[^a-z])(${found.source})`, 'i').test(text));
}
