import { type Guide, told, toldOn } from '../../place/guide.ts';
import { pages } from './cites.ts';
import * as how from './how.ts';
import { read } from './sources.ts';

const gjpHow = 'https://www.gjp.org/programs/how-to-apply-for-legal-services/';
const sheriff = 'https://www.cherokeega-sheriff.org/?page_id=1047';
const prosecutor = 'https://da.libertycountyga.gov/records-restriction';
const probateCourt = 'https://cookcountyprobatecourt.com/misdemeanor-record-restriction';
const pauper = 'https://www.georgialegalaid.org/resource/paupers-affidavit-request-to-file-without-pay';
const clearing = 'https://cleanslateclearinghouse.org/policies';
const misdemeanorPage = `${clearing}/ga-nc-8/`;
const pardonFaq = 'https://pap.georgia.gov/parole-consideration/pardons-restoration-rights/pardons-faqs';

const byRequest = ['ga-request-restriction'];
const byCourt = ['ga-misdemeanor-restriction', 'ga-pardoned-restriction'];
const sealing = ['ga-seal-court-file', 'ga-first-offender-seal'];
const petitions = [...byCourt, ...sealing, 'ga-felony-charge', 'ga-dead-docket'];
const trafficking = ['ga-trafficking-vacatur'];
const later = ['ga-first-offender-later'];
const youth = ['ga-juvenile-sealing'];
const board = ['ga-pardon', 'ga-civil-rights'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask your police department or sheriff for your own state record (“Purpose Code U”). Most in Georgia give it. Prices differ.',
      gjpHow,
    ),
    told(
      'The Georgia Crime Information Center in Decatur has it too, by appointment only. Call 404-244-2639, option 1.',
      pages.stateRecords,
    ),
    toldOn(
      read.inspection,
      'Is something wrong or missing? You may ask the office that has the record to correct it. It has 60 days.',
      pages.stateRecords,
    ),
  ],
  forms: [
    {
      name: 'Request to Restrict Arrest Record (arrests before July 1, 2013)',
      url: sheriff,
      demanded: 'yes',
      for: byRequest,
      readOn: sheriff,
    },
    {
      name: 'Petition for vacatur or restriction by a trafficking survivor',
      url: pages.traffickingForms,
      demanded: 'yes',
      for: trafficking,
      readOn: pages.traffickingForms,
    },
    {
      name: 'Online application for a pardon or restoration of rights',
      url: pages.pardons,
      demanded: 'yes',
      for: board,
      readOn: pages.pardons,
    },
    {
      name: 'Pauper’s Affidavit (request to file without paying fees)',
      url: pauper,
      demanded: 'no',
      for: petitions,
      waiver: true,
      readOn: pauper,
    },
  ],
  withoutForm: [
    told(
      `${how.noFormPetition} Some courts have their own, so look at the court’s site first.`,
      probateCourt,
      petitions,
    ),
    told(
      'We found no form for this petition. Ask the prosecutor first: without their consent you cannot file it.',
      `${clearing}/ga-c-4/`,
      later,
    ),
    toldOn(
      read.juvenile,
      'Ask the clerk of the juvenile court for the application to seal.',
      undefined,
      youth,
    ),
  ],
  fees: [
    told(
      'For an arrest before July 2013 the police may charge up to $50. The state asks for $25 by money order or certified check.',
      sheriff,
      byRequest,
    ),
    toldOn(read.records, how.courtFee, undefined, [...petitions, ...youth]),
    told('There is no filing fee for First Offender after the fact.', `${clearing}/ga-c-4/`, later),
    told(
      'Trafficking survivors pay nothing to have the record restricted, and get back fines and fees.',
      'https://freedomnetworkusa.org/srp_states/ga/',
      trafficking,
    ),
    told('There is no fee to ask for a pardon, and you need no lawyer.', pardonFaq, board),
  ],
  feeWaiver: [
    told(
      'If you cannot pay the court’s fee, file a Pauper’s Affidavit. You swear that you have too little money. The judge may ask about your income.',
      pauper,
    ),
  ],
  whereToFile: [
    told('Give the form to the police or sheriff who arrested you.', sheriff, byRequest),
    told(
      'File in the court where you were convicted. That can be a superior, state, probate or city court.',
      probateCourt,
      [...byCourt, ...later],
    ),
    toldOn(
      read.records,
      'File in the court that had the case. For a felony that was dropped before court, use the superior court where you were arrested.',
      misdemeanorPage,
      ['ga-felony-charge', 'ga-dead-docket', ...sealing],
    ),
    told(
      'File in the court that sentenced you. The petition is kept secret.',
      pages.traffickingForms,
      trafficking,
    ),
    toldOn(read.juvenile, 'File in the juvenile court that had your case.', undefined, youth),
    told('Apply online to the State Board of Pardons and Paroles.', pages.pardons, board),
  ],
  copiesAndService: [
    toldOn(
      read.records,
      'The prosecutor must get a copy of your petition. To seal the court’s file, the clerk must get one too. Certified mail is enough for that.',
      probateCourt,
      petitions,
    ),
    toldOn(
      read.records,
      'For a felony charge, the police who arrested you must get a copy as well.',
      misdemeanorPage,
      ['ga-felony-charge'],
    ),
  ],
  hearing: [
    told(
      'There is a hearing only if you or the prosecutor ask for one. It comes within 90 days. Bring what shows how the record hurts you.',
      probateCourt,
      petitions,
    ),
    toldOn(
      read.juvenile,
      'A juvenile court always holds a hearing before it seals a finding.',
      undefined,
      youth,
    ),
    toldOn(
      read.records,
      'If the judge says no, you must wait 2 years before you ask again for the same conviction.',
      undefined,
      ['ga-misdemeanor-restriction'],
    ),
    toldOn(
      read.records,
      'If the prosecutor says no, you may bring a civil case in the superior court. Get legal help for that.',
      undefined,
      byRequest,
    ),
  ],
  howLong: [
    told(
      'An older arrest takes up to 150 days: 30 for the police, 90 for the prosecutor and 30 for the state.',
      'https://www.gjp.org/programs/criminal-records/how-tos/how-tos-restriction/',
      byRequest,
    ),
    told('A pardon takes about 6 to 9 months, and may take longer.', pardonFaq, board),
    toldOn(
      read.notes,
      'To seal a First Offender case the court has 90 days, and the clerk then has 60. Since July 2026 the judge must say yes.',
      undefined,
      ['ga-first-offender-seal'],
    ),
  ],
  checkIt: [
    told(
      'Order your Georgia record again and see whether the case is gone. If not, ask the prosecutor’s office what it entered.',
      prosecutor,
    ),
    toldOn(
      read.records,
      'Ask the jail in writing to hide its records and photos. It has 30 days.',
      `${clearing}/ga-a-2/`,
    ),
  ],
  employers: [
    toldOn(
      read.firstOffender,
      'A First Offender discharge is no conviction. If a form asks about convictions, you may say no for it. The law says that it may not be used to turn you down, with some exceptions.',
    ),
    told(
      'Georgia courts have still let private employers decide for other reasons, so this is hard to enforce.',
      'https://www.gjp.org/faqs/43-can-i-sue-the-potential-employer-if-i-didnt-get-hired-because-of-a-discharged-first-offender-case-3/',
    ),
    toldOn(
      read.disclosure,
      'If an employer turns you down because of your state record, they must tell you what they saw and how it mattered.',
    ),
  ],
  cautions: [
    told('You can ask for 2 misdemeanor convictions in your life. Get help to choose which.', probateCourt, [
      'ga-misdemeanor-restriction',
    ]),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. Immigration offices may still ask about a restricted case or a First Offender plea.',
      'https://www.georgialegalaid.org/resource/why-clear-your-criminal-record',
    ),
  ],
  whoStillSeesIt: [
    told(
      'Judges, prosecutors and police still see a restricted record. So do police agencies that hire.',
      prosecutor,
    ),
    toldOn(
      read.records,
      'Schools, day cares, nursing homes and some banks may still learn of it where the law lets them.',
    ),
  ],
  afterwards: [
    told(
      'Keep a certified copy of the order. Private firms may show old data. Send them the order and ask them to delete it.',
      'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-there-is-a-problem-with-my-background-check-en-2047/',
    ),
  ],
  cleanSlate: [
    told(
      'Georgia hides most cases without a conviction by itself, for arrests from July 1, 2013 on. Older ones you must ask for.',
      prosecutor,
    ),
    toldOn(
      read.records,
      'Georgia clears no conviction by itself. A finished First Offender sentence is no conviction, and the state stops showing it.',
    ),
  ],
  help: [
    {
      name: 'Georgia Justice Project',
      url: 'https://gjp.org/record-restriction-expungement/',
      kind: 'legal aid',
      what: 'Free lawyers for records from anywhere in Georgia: restriction, First Offender, pardons. Start with its First Fridays session.',
      phone: '404-827-0027',
      cost: 'free',
    },
    {
      name: 'Georgia Legal Aid',
      url: 'https://www.georgialegalaid.org/resource/why-clear-your-criminal-record',
      kind: 'legal aid',
      what: 'Explains records in Georgia and leads to the legal aid office of your county.',
      cost: 'free if you have little money',
    },
    {
      name: 'Wilbanks CEASE Clinic, University of Georgia',
      url: 'https://cease.law.uga.edu/?p=1727',
      kind: 'law school',
      what: 'Finds free lawyers for trafficking survivors who want to undo a conviction.',
      cost: 'free',
    },
    {
      name: 'Georgia Crime Information Center',
      url: pages.stateRecords,
      kind: 'office',
      what: 'The state office that keeps the records. Ask it about your own record or a restriction.',
      phone: '404-244-2639',
      readOn: read.inspectionDesk,
    },
  ],
};
