import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  asIfNever,
  clarkForms,
  clarkGuide,
  fee,
  noGuns,
  stateRecords,
  stillSeen,
  whereToFile,
} from './how.ts';

const ownRecordPage = 'https://rccd.nv.gov/FeesForms/Criminal/Criminal-FAQs';
const vegasPolice = 'https://www.lvmpd.com/en-us/RecordsFingerprintBureau/Pages/SealingRecords.aspx';
const bar = 'https://clarkcountybar.org/sealing-nevada-criminal-records';
const pardons = 'https://parole.nv.gov/Information/Forms_Pages/Pardons_Board_Application/';
const voting = 'https://doc.nv.gov/Inmates/Restoration_of_Civil_Rights/Home';
const firm = 'https://www.shouselaw.com/nv/defense/post-conviction/sealing-records/';
const recordFee = 'https://www.shouselaw.com/nv/blog/criminal-defense/nevada-criminal-history-statement/';

const byPetition = [
  'nv-conviction',
  'nv-drug-possession',
  'nv-reentry',
  'nv-dismissed',
  'nv-declined',
  'nv-deferred-seven',
];
const byItself = ['nv-deferred', 'nv-diversion', 'nv-marijuana-new', 'nv-pardoned-by-itself', 'nv-juvenile'];
const youth = ['nv-juvenile-serious', 'nv-juvenile-trafficking'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Order your Nevada criminal history from the State Police. Send form DPS-006, a fingerprint card and a money order or certified check for $27. It takes about 45 days.',
      ownRecordPage,
    ),
    told('In Clark County, also get a SCOPE printout from the Las Vegas police. It costs $11.', vegasPolice),
  ],
  forms: [
    {
      number: 'DPS-006',
      name: 'Request for your own criminal history',
      url: ownRecordPage,
      demanded: 'yes',
      for: byPetition,
      readOn: ownRecordPage,
    },
    {
      name: 'Petition, affidavit and order to seal records (Clark County; other courts have their own)',
      url: clarkForms,
      demanded: 'not known',
      for: byPetition,
      readOn: clarkForms,
    },
    {
      name: 'Application for a pardon, community case',
      url: pardons,
      demanded: 'yes',
      for: ['nv-pardon'],
      readOn: pardons,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write to the court that convicted you. Give the case, say that it is no crime any more, and ask for sealing under NRS 179.271.',
      address('179.271'),
      ['nv-marijuana'],
    ),
    told(
      'We found no form. Write to the court that convicted you, and add a copy of the pardon.',
      address('179.273'),
      ['nv-pardoned-by-itself'],
    ),
    told(
      'We found no form. Write a petition to vacate and to seal. Say how you were trafficked, and add what proof you have.',
      address('179.247'),
      ['nv-trafficking'],
    ),
    told(
      'We found no form. Write a petition with your name, birth date and case.',
      address('62H.150'),
      youth,
    ),
  ],
  fees: [
    toldOn(recordFee, fee, vegasPolice, byPetition),
    told('There is no filing fee for what is no crime any more.', address('179.271'), ['nv-marijuana']),
    told('There is no filing fee after an unconditional pardon.', address('179.273'), [
      'nv-pardoned-by-itself',
    ]),
    told('There is no filing fee for victims of sex trafficking.', address('179.245'), ['nv-trafficking']),
    told('We could not confirm the fee of the juvenile court.', address('62H.150'), youth),
    told('We found no fee for asking for a pardon.', pardons, ['nv-pardon']),
    told('There is no filing fee for what the court seals by itself.', address('176A.295'), byItself),
  ],
  feeWaiver: [told('If you cannot pay, ask the clerk for a fee waiver before you file.', clarkForms)],
  whereToFile: [
    told(whereToFile, clarkGuide, byPetition),
    told('In Clark County, city cases go to the city’s own court and city attorney.', clarkGuide, byPetition),
    told('In the court that convicted you.', address('179.247'), [
      'nv-marijuana',
      'nv-pardoned-by-itself',
      'nv-trafficking',
    ]),
    told('In the juvenile court that had the case.', address('62H.150'), youth),
    told('Send a pardon application to the Board of Pardons in Carson City.', pardons, ['nv-pardon']),
  ],
  copiesAndService: [
    told(
      'Send the petition and order to the prosecutor first. If they agree, the judge may sign without a hearing.',
      clarkGuide,
      byPetition,
    ),
    toldOn(
      firm,
      'After the judge signs, send a certified copy to every office that has the record.',
      undefined,
      byPetition,
    ),
  ],
  hearing: [
    told(
      'A hearing is held if the prosecutor objects. Where all is met, the law is on your side.',
      bar,
      byPetition,
    ),
    told(
      'If the judge says no, you may ask again after 2 years, and only two more times.',
      address('179.265'),
      ['nv-conviction', 'nv-dismissed', 'nv-declined'],
    ),
  ],
  howLong: [
    toldOn(firm, 'It can take up to a year, from your record to the last office.', undefined, byPetition),
    told(
      'The prosecutor has 30 days to object. Without an objection there may be no hearing.',
      bar,
      byPetition,
    ),
  ],
  checkIt: [
    told(
      'Order your state criminal history again. If the case still shows, send the order to the State Police.',
      stateRecords,
    ),
    told(
      'If the court should have sealed it by itself, ask the clerk for the order.',
      address('176A.295'),
      byItself,
    ),
  ],
  employers: [told(asIfNever, address('179.285'))],
  cautions: [
    told(noGuns, address('179.285')),
    told('A new arrest or conviction in the years of the wait can stop you.', bar, byPetition),
    told('Sex crimes, crimes against children and felony DUI can never be sealed.', bar, ['nv-conviction']),
  ],
  whoStillSeesIt: [told(stillSeen, address('179.301'))],
  afterwards: [
    told(
      'Sealing also gives back the right to vote, to hold office and to sit on a jury.',
      address('179.285'),
      byPetition,
    ),
    told('You may vote from the day you leave prison.', voting, ['nv-voting']),
  ],
  cleanSlate: [
    told(
      'Courts seal a case by themselves after a deferral, a treatment court or a diversion. A DUI or domestic battery is different: you must ask after 7 years.',
      address('176A.295'),
    ),
    told(
      'Most youth records are sealed by themselves. Other adult records have to be asked for.',
      address('62H.140'),
    ),
  ],
  help: [
    {
      name: 'Nevada Legal Services',
      url: 'https://nevadalegalservices.org',
      kind: 'legal aid',
      what: 'Legal aid for all of Nevada. It has a manual on sealing records.',
      cost: 'free if you have little money',
      readOn:
        'https://citizenportal.ai/articles/1630676/Nevada/Nevada-introduces-groundbreaking-measures-for-record-sealing',
    },
    {
      name: 'Clark County District Attorney: sealing of records',
      url: clarkGuide,
      kind: 'office',
      what: 'Forms and steps.',
      cost: 'free',
      area: 'Clark County, with Las Vegas',
      counties: ['Clark'],
    },
    {
      name: 'Nevada State Police, records division',
      url: stateRecords,
      kind: 'office',
      what: 'Your own record, and whether a case was sealed.',
      phone: '775-684-6262',
      readOn: recordFee,
    },
    {
      name: 'Board of Pardons',
      url: pardons,
      kind: 'office',
      what: 'How to ask for a pardon.',
      phone: '775-687-6568',
      cost: 'free',
      readOn: 'https://docslib.org/doc/6073728/criteria-and-application-instructions-community-cases',
    },
  ],
};
