import type { Guide } from '../../place/guide.ts';
import { page } from './cites.ts';
import { address } from './code.ts';

const traffickingLaw = address('18: 3771A');
const immigration =
  'https://www.njimmigrationattorney.com/blog/2012/06/expungements-do-not-eliminate-immigration-consequences/';
const survivors = 'https://freedomnetworkusa.org/advocacy/survivor-reentry-project/';

const firstOffender = ['us-first-offender-expungement', 'us-first-offender-probation'];
const trafficked = ['us-trafficking-vacatur', 'us-trafficking-arrest'];

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the FBI for your Identity History Summary, also called a rap sheet. You send your fingerprints with the request. It lists arrests, who made them, the charge and, if known, how it ended.',
      source: page.ownRecord,
    },
    {
      text: 'You find the judgment and the docket of a federal case online in PACER. A page costs 10 cents, and you pay nothing if it comes to $30 or less in 3 months. The clerk of the federal court has them too.',
      source: page.pacer,
    },
  ],
  forms: [
    {
      name: 'Application for Pardon After Completion of Sentence',
      url: page.pardonApply,
      demanded: 'not known',
      for: ['us-pardon'],
      readOn: page.pardonApply,
    },
    {
      name: 'Application for Certificate of Pardon (marijuana)',
      url: page.marijuana,
      demanded: 'not known',
      for: ['us-marijuana-pardon'],
      readOn: page.marijuana,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form. You or your lawyer write to the court that had your case.',
      source: address('18: 3607'),
      for: firstOffender,
    },
    {
      text: 'We found no form. The law says what the motion must hold.',
      source: traffickingLaw,
      for: trafficked,
    },
    {
      text: 'We found no form. Write a letter.',
      source: address('21: 844a'),
      for: ['us-civil-penalty'],
    },
    {
      text: 'We found no form. A lawyer writes the motion.',
      source: page.youthAct,
      for: ['us-youth-corrections', 'us-unlawful-record'],
    },
  ],
  fees: [
    {
      text: 'The FBI charges $18 for your own record.',
      source: page.ownRecord,
      readOn: page.ownRecordFee,
    },
    {
      text: 'A motion under the trafficking law costs nothing. No fee of any kind is allowed.',
      source: traffickingLaw,
      for: trafficked,
    },
    {
      text: 'We could not confirm a fee for asking for expungement after first-offender probation. Ask the clerk before you file.',
      source: page.rootAndRebound,
      for: firstOffender,
    },
  ],
  feeWaiver: [
    {
      text: 'If you cannot pay the FBI, send a claim and proof of that with your request and ask for a waiver.',
      source: page.ownRecord,
      readOn: page.ownRecordFee,
    },
  ],
  whereToFile: [
    {
      text: 'After first-offender probation you ask the federal court that had your case.',
      source: page.rootAndRebound,
      for: firstOffender,
    },
    {
      text: 'If you were trafficked, ask the court that gave the sentence to undo (“vacate”) a conviction. To expunge an arrest, ask the federal district court for the place of the arrest.',
      source: traffickingLaw,
      for: trafficked,
    },
    {
      text: 'For a pardon you apply to the Office of the Pardon Attorney, not to a court.',
      source: page.pardonApply,
      for: ['us-pardon', 'us-marijuana-pardon'],
    },
    {
      text: 'Ask the federal court that had your case.',
      source: page.youthAct,
      for: ['us-youth-corrections', 'us-unlawful-record'],
    },
    {
      text: 'Write to the Attorney General, not to a court.',
      source: address('21: 844a'),
      for: ['us-civil-penalty'],
    },
  ],
  copiesAndService: [
    {
      text: 'A trafficking motion must be in writing. It names the crime or arrest, tells what proves that you were trafficked, and comes with the papers you have.',
      source: traffickingLaw,
      for: trafficked,
    },
    {
      text: 'If you have no other proof, a sworn statement can be enough. It must come from a counselor or a group that helps trafficked people, and the court must believe it.',
      source: traffickingLaw,
      for: trafficked,
    },
  ],
  hearing: [
    {
      text: 'On a trafficking motion: if the government objects, there is a hearing within 15 days. If not, the court may hold one within 45 days.',
      source: traffickingLaw,
      for: trafficked,
    },
  ],
  howLong: [
    {
      text: 'On a trafficking motion the government has 30 days to object. The hearing comes soon after.',
      source: traffickingLaw,
      for: trafficked,
    },
    {
      text: 'You can ask for a pardon 5 years after you leave prison, or 5 years after the sentence if there was no prison. The review is long.',
      source: page.pardonApply,
      for: ['us-pardon'],
      readOn: page.pardonForm,
    },
  ],
  checkIt: [
    {
      text: 'Ask the FBI for your record again. If an entry is wrong or out of date, you can challenge it with certified papers from the court.',
      source: page.ownRecord,
      readOn: page.ownRecordFee,
    },
  ],
  employers: [
    {
      text: 'After a first-offender expungement you may leave out the arrest and the case when anyone asks. The law says that is not lying.',
      source: address('18: 3607'),
      for: firstOffender,
    },
    {
      text: 'A pardon takes nothing out of the files, so a check may still show the conviction. Keep your pardon at hand.',
      readOn: page.pardonEffect,
      for: ['us-pardon', 'us-marijuana-pardon'],
    },
  ],
  cautions: [
    {
      text: 'No general law lets a federal court erase a valid conviction. Only the few ways shown here do.',
      readOn: page.noGeneralLaw,
    },
    {
      text: 'If you are not a citizen, talk to an immigration lawyer before you file. Immigration offices still see what was expunged. They may hold it against you if you leave it out.',
      readOn: immigration,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'After an expungement for first-offender probation, the Department of Justice keeps a record that is not public. Only courts use it, to see if you had this chance before.',
      source: address('18: 3607'),
      for: firstOffender,
    },
    {
      text: 'Courts, police and the victim can still learn of a federal youth record. So can places that treat you and those who hire for national security.',
      source: address('18: 5038'),
      for: ['us-juvenile'],
    },
    {
      text: 'A pardon takes nothing out of court files or FBI files.',
      readOn: page.pardonEffect,
      for: ['us-pardon', 'us-marijuana-pardon'],
    },
  ],
  afterwards: [
    {
      text: 'By federal law a conviction that was expunged, set aside or pardoned no longer counts for the gun ban, unless the order or the pardon says so. State law may still bar you. Ask a lawyer first.',
      source: address('18: 921'),
    },
    {
      text: 'If the charges from an arrest were dropped or you were acquitted, you can ask the FBI to remove your DNA from its index.',
      source: page.dna,
      for: ['us-dna'],
    },
  ],
  cleanSlate: [
    {
      text: 'Federal law clears no adult record by itself. A bill that would, the Clean Slate Act of 2025, was still in committee when we last saw it.',
      readOn: page.cleanSlateBill,
    },
    {
      text: 'By law federal youth records are kept from the public. You do not have to ask.',
      source: address('18: 5038'),
    },
  ],
  help: [
    {
      name: 'Office of the Pardon Attorney',
      url: page.pardonApply,
      kind: 'office',
      what: 'This is where you ask the President for a pardon, or for a paper that shows you were pardoned for marijuana.',
      cost: 'free',
    },
    {
      name: 'Survivor Reentry Project, Freedom Network USA',
      url: survivors,
      kind: 'group',
      what: 'Finds volunteer lawyers who clear the records of people who were trafficked.',
      cost: 'free',
    },
    {
      name: 'National Human Trafficking Hotline',
      url: 'https://www.humantraffickinghotline.org',
      kind: 'group',
      what: 'Help if you are or were trafficked. You can also text HELP to 233733.',
      phone: '888-373-7888',
      cost: 'free',
      hours: 'Day and night',
      readOn: survivors,
    },
    {
      name: 'Root & Rebound',
      url: page.rootAndRebound,
      kind: 'group',
      what: 'A guide in plain words to federal expungement and what to do next.',
      cost: 'free',
    },
  ],
};
