import type { PaperKind } from './explanation.ts';

type PaperWords = {
  readonly title: string;
  /** What it means for the person who holds it. */
  readonly meaning: string;
  /** What to do with it, whatever days it names. */
  readonly next: readonly string[];
};

const keepIt = 'Keep this paper. It shows how the case ended.';
const check = 'Check whether the record may be cleared.';

/** Said of every paper of a kind. Nothing here is about one person: names, days and amounts are told apart. */
export const paperWords: Readonly<Record<PaperKind, PaperWords>> = {
  complaint: {
    title: 'Criminal charges',
    meaning:
      'A prosecutor or the police say that you broke a law. This paper starts the case. It is not a conviction, and nothing is proven yet.',
    next: ['Talk to a lawyer before you speak about the case. If you cannot pay one, ask the court for one.'],
  },
  citation: {
    title: 'Citation or ticket',
    meaning:
      'An officer says that you broke a law. You can often pay, or go to court and say that you did not.',
    next: ['Read the back of it. Paying can count as pleading guilty.'],
  },
  summons: {
    title: 'Summons to court',
    meaning: 'You are told to come to court. If you do not come, a judge may order your arrest.',
    next: ['Be there on the day, or call the court before it.'],
  },
  hearing_notice: {
    title: 'Notice of a court date',
    meaning: 'The court has set a day on which your case will be heard.',
    next: ['Be there early, and bring this paper. If you cannot come, call the clerk before that day.'],
  },
  plea_agreement: {
    title: 'Plea agreement',
    meaning:
      'This is an offer, or a deal, to plead guilty or no contest. You give up your right to a trial, and get something in return.',
    next: [
      'Do not sign before a lawyer has told you what it does to your record, your job and your right to stay.',
    ],
  },
  judgment: {
    title: 'Judgment and sentence',
    meaning: 'The court found you guilty and says what your sentence is. This is a conviction.',
    next: [keepIt, check],
  },
  probation_terms: {
    title: 'Rules of probation',
    meaning:
      'These are the rules you must keep while you are on probation. Breaking one can bring you back to court.',
    next: [
      'Write down each rule and each day. Ask your probation officer about any that you do not understand.',
    ],
  },
  probation_discharge: {
    title: 'Discharge from probation',
    meaning: 'Your probation or supervision is over. Many waits for clearing a record run from this day.',
    next: [keepIt, check],
  },
  dismissal_order: {
    title: 'Order of dismissal',
    meaning:
      'The case, or a part of it, was dropped. A dropped charge is not a conviction, but it can still show on a record until it is cleared.',
    next: [keepIt, check],
  },
  acquittal: {
    title: 'Finding of not guilty',
    meaning:
      'A judge or a jury found you not guilty. The case can still show on a record until it is cleared.',
    next: [keepIt, check],
  },
  deferral_order: {
    title: 'Deferral or diversion',
    meaning:
      'The court put off a conviction, or a finding of guilt. If you keep the terms, the case may end without one. States count such an ending in different ways.',
    next: ['Keep every term, and keep proof of it.', check],
  },
  warrant: {
    title: 'Warrant',
    meaning: 'A judge has ordered an arrest or a search.',
    next: [
      'Call a lawyer or the public defender before you go anywhere with it. They can often help you turn yourself in safely.',
    ],
  },
  docket: {
    title: 'Court record of a case',
    meaning:
      'This is the court’s own list of what happened in a case: the charges, the days, and how each ended.',
    next: ['Compare each charge with what you remember. Use it to answer our questions.'],
  },
  criminal_history: {
    title: 'Criminal history',
    meaning:
      'This is what the state or the FBI has on file about arrests and how they ended. Mistakes are common.',
    next: ['Check each entry. Where an ending is missing, ask the court for a paper that shows it.'],
  },
  background_check: {
    title: 'Background check',
    meaning: 'A company looked up your record for an employer or a landlord, and this is what it told them.',
    next: ['If something in it is wrong or was cleared, you may dispute it with that company in writing.'],
  },
  fee_bill: {
    title: 'Bill from the court',
    meaning: 'The court, or somebody who collects for it, says that you owe money.',
    next: [
      'If you cannot pay, ask the clerk about a payment plan, more time, or a waiver. The sooner you ask, the better.',
    ],
  },
  fee_waiver_order: {
    title: 'Decision on court fees',
    meaning:
      'You asked the court to let you off a fee because you cannot pay. This paper says what the court decided.',
    next: ['If the fee is waived, show this paper when you file.'],
  },
  expungement_petition: {
    title: 'Request to clear a record',
    meaning:
      'This paper asks the court to clear a record. It clears nothing until a judge or an agency says yes.',
    next: ['Keep a copy with the day it was filed. Ask the clerk who else must get one.'],
  },
  expungement_order: {
    title: 'Order that clears a record',
    meaning:
      'The court said yes: the record it names is to be cleared. Agencies may need some time to do it.',
    next: ['Keep several certified copies. After some weeks, check that the record is gone.'],
  },
  expungement_denial: {
    title: 'Request to clear a record: denied',
    meaning: 'The court said no to clearing this record. It may be open to appeal, or to ask again later.',
    next: [
      'Read the reason. Ask legal aid whether to appeal, to correct it, or to wait. Times for an appeal are short.',
    ],
  },
  objection: {
    title: 'Objection to clearing a record',
    meaning:
      'A prosecutor or an agency asks the court not to clear the record. That is not a decision. A judge will decide.',
    next: ['Read the reasons. Ask legal aid for help with an answer, and go to any hearing.'],
  },
  pardon: {
    title: 'Pardon',
    meaning:
      'A governor, a president or a board forgave a conviction. In many places the record still has to be cleared in a second step.',
    next: [keepIt, check],
  },
  protection_order: {
    title: 'Protection order',
    meaning:
      'A court orders a person to stay away from another one, or to leave them alone. Breaking it is often a crime.',
    next: [
      'Follow it to the letter, even if the other person contacts you. Ask a lawyer before the hearing it names.',
    ],
  },
  letter: {
    title: 'Letter',
    meaning: 'This is a letter. Read below what days and amounts it names.',
    next: ['If it asks for money or for your data, call the office at a number that you looked up yourself.'],
  },
  unknown: {
    title: 'A paper that we do not know',
    meaning: 'We could not tell what kind of paper this is. Below is what we could read in it.',
    next: ['Ask the clerk of the court that is named in it, or legal aid, what it is.'],
  },
};
