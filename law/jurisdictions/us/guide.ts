import type { Guide } from '../../guide.ts';
import { addressOf, page } from './cites.ts';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the FBI for your Identity History Summary, also called a rap sheet. You send your fingerprints with the request. It lists arrests, who made them, the charge and, if known, how it ended.',
      source: page.ownRecord,
    },
    {
      text: 'You find the judgment and the docket of a federal case online in PACER, for a fee. The clerk of the federal court has them too.',
      source: page.pardonForm,
    },
  ],
  fees: [
    {
      text: 'The FBI charges $18 for your own record. If you cannot pay, send a claim and proof with your request and ask for a waiver.',
      source: page.ownRecordFee,
    },
    {
      text: 'A motion under the trafficking law costs nothing. No fee of any kind is allowed.',
      source: page.traffickingBill,
    },
    {
      text: 'We could not confirm a fee for asking for expungement after first-offender probation. Ask the clerk before you file.',
      source: page.rootAndRebound,
    },
  ],
  whereToFile: [
    {
      text: 'After first-offender probation you ask the federal court that had your case.',
      source: page.rootAndRebound,
    },
    {
      text: 'If you were trafficked, ask the court that gave the sentence to undo (“vacate”) a conviction. To expunge an arrest, ask the federal district court for the place of the arrest.',
      source: page.traffickingFiling,
    },
    {
      text: 'For a pardon you apply to the Office of the Pardon Attorney, not to a court.',
      source: page.pardonApply,
    },
  ],
  howLong: [
    {
      text: 'On a trafficking motion the government has 30 days to object. If it does, the hearing is within 15 days. If not, the court may hold one within 45 days.',
      source: page.traffickingSummary,
    },
    {
      text: 'You can ask for a pardon 5 years after you leave prison, or 5 years after the sentence if there was no prison. The review is long.',
      source: page.pardonForm,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'After an expungement for first-offender probation, the Department of Justice keeps a record that is not public. Only courts use it, to see if you had this chance before.',
      source: addressOf(18, '3607'),
    },
    {
      text: 'Courts, police and the victim can still learn of a federal youth record. So can places that treat you and those who hire for national security.',
      source: addressOf(18, '5038'),
    },
    {
      text: 'A pardon takes nothing out of court files or FBI files.',
      source: page.pardonEffect,
    },
  ],
  afterwards: [
    {
      text: 'After a first-offender expungement you may leave out the arrest and the case when anyone asks. The law says that is not lying.',
      source: addressOf(18, '3607'),
    },
    {
      text: 'Ask the FBI for your record again. If an entry is wrong or out of date, you can challenge it with certified papers from the court.',
      source: page.ownRecordCorrect,
    },
    {
      text: 'If the charges from an arrest were dropped or you were acquitted, you can ask the FBI to remove your DNA from its index.',
      source: page.dna,
    },
  ],
  cleanSlate: [
    {
      text: 'Federal law clears no adult record by itself. A bill that would, the Clean Slate Act of 2025, was still in committee when we last saw it.',
      source: page.cleanSlateBill,
    },
    {
      text: 'By law federal youth records are kept from the public. You do not have to ask.',
      source: addressOf(18, '5038'),
    },
  ],
  help: [
    {
      name: 'Office of the Pardon Attorney',
      url: page.pardonApply,
      what: 'This is where you ask the President for a pardon, or for a paper that shows you were pardoned for marijuana.',
    },
    {
      name: 'Freedom Network USA',
      url: page.traffickingHelp,
      what: 'A network of groups that work with survivors of human trafficking; it explains the law of 2026.',
    },
    {
      name: 'Root & Rebound',
      url: page.rootAndRebound,
      what: 'A guide in plain words to federal expungement and what to do next.',
    },
  ],
};
