import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  agenciesApart,
  attorneyGeneral,
  backlog,
  courtAnswers,
  courtPage,
  filingFee,
  mayReopen,
  proof,
  prosecutorAgrees,
  stateBureau,
  staysOpen,
  stillSeen,
} from './how.ts';
import { lookUp } from './tasks.ts';

const petitions = ['mn-petition', 'mn-petition-felony', 'mn-petition-program', 'mn-petition-beside'];
const favor = 'mn-petition-dropped';
const certified = 'mn-petition-under-18';
const filed = [...petitions, certified, favor, 'mn-court-file'];
const alone = [
  'mn-clean-slate',
  'mn-clean-slate-felony',
  'mn-clean-slate-dropped',
  'mn-clean-slate-program',
  'mn-clean-slate-youth',
  'mn-clean-slate-youth-felony',
  'mn-drug-discharge',
];
const record = 'https://dps.mn.gov/divisions/bca/Pages/criminal-history-public-private-data.aspx';
const clemency = 'https://mn.gov/crc/faq/eligibilty.jsp';
const cannabisBoard = 'https://mn.gov/ceb';
const profile = 'https://ccresourcecenter.org/text-blocks/minnesota-record-relief';

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Get your own record from the state’s Bureau of Criminal Apprehension (BCA), 651-793-2400. It shows you private data too.',
      record,
    ),
  ],
  forms: [
    {
      number: 'EXP102',
      name: 'Notice of Hearing and Petition for Expungement',
      url: courtPage,
      demanded: 'not known',
      for: filed,
      readOn: courtPage,
    },
    {
      number: 'EXP104',
      name: 'Proof of Service',
      url: courtPage,
      demanded: 'not known',
      for: filed,
      readOn: courtPage,
    },
    {
      number: 'EXP105',
      name: 'Order Concerning Sealing of Records, § 609A.02, subd. 3',
      url: courtPage,
      demanded: 'not known',
      for: [...petitions, favor],
      readOn: courtPage,
    },
    {
      number: 'EXP106',
      name: 'Order Concerning Sealing of Records, § 609A.02, subd. 1 or 2',
      url: courtPage,
      demanded: 'not known',
      for: [certified],
      readOn: courtPage,
    },
    {
      number: 'FEE102',
      name: 'Affidavit to Request Fee Waiver',
      url: courtPage,
      demanded: 'not known',
      for: petitions,
      waiver: true,
      readOn: courtPage,
    },
  ],
  withoutForm: [
    told(
      'There is no form. Write letters to the police and the BCA. The courts’ site has samples.',
      address('299C.11'),
      ['mn-arrest'],
    ),
    told('We found no form number for juvenile court. Ask the court how to ask.', address('260B.198'), [
      'mn-youth-petition',
    ]),
    told('The Commission has its own application, online.', clemency, ['mn-pardon']),
    told('You do not apply. The Board reads the cases by itself.', cannabisBoard, ['mn-cannabis-board']),
  ],
  fees: [
    told(filingFee, attorneyGeneral, [...petitions, certified]),
    told('There is no filing fee if the case ended in your favor.', address('609A.03'), [favor]),
    told('We found no fee for these letters.', address('299C.11'), ['mn-arrest']),
    told('What the state seals by itself costs nothing.', stateBureau, alone),
    told('We found no fee for asking for a pardon.', clemency, ['mn-pardon']),
  ],
  feeWaiver: [
    told(
      'File form FEE102 if you have little money. The judge may let you file without paying.',
      courtPage,
      petitions,
    ),
    told(
      'If the Attorney General’s office takes your case, you do not pay the $300.',
      attorneyGeneral,
      petitions,
    ),
  ],
  whereToFile: [
    told(prosecutorAgrees, address('609A.025'), [...petitions, favor]),
    told('In the district court of the county that had the case.', courtPage, filed),
    told('Send the letters to each office that holds arrest data.', address('299C.11'), ['mn-arrest']),
    told('In the juvenile court that had the case.', address('260B.198'), ['mn-youth-petition']),
    told('Apply to the Clemency Review Commission.', clemency, ['mn-pardon']),
    told('You file nothing with the Cannabis Expungement Board.', cannabisBoard, ['mn-cannabis-board']),
  ],
  copiesAndService: [
    told(
      'Mail a copy of the petition to every office whose records you want sealed, also the BCA and the prosecutor. Then file the proof of service.',
      address('609A.03'),
      filed,
    ),
  ],
  hearing: [
    told(
      'The hearing is at least 63 days after you mailed the copies. You must be there.',
      address('609A.03'),
      filed,
    ),
    told(proof, address('609A.03'), petitions),
    told(
      'If the case ended in your favor, an office that objects must show why it should stay open.',
      address('609A.03'),
      [favor],
    ),
    toldOn(
      'https://www.expungementlawyermn.com/blog/how-to-appeal-an-expungement-order-in-minnesota/',
      'If the judge says no, you have 60 days to appeal to the Minnesota Court of Appeals.',
      undefined,
      filed,
    ),
  ],
  howLong: [
    told('A petition takes about 4 to 6 months.', courtAnswers, filed),
    told(staysOpen, courtPage, filed),
    told(backlog, stateBureau, alone),
  ],
  checkIt: [
    told(
      'Search Minnesota Court Records Online for “BCA Automatic Expungement Notice”. After it the court has 60 days.',
      courtAnswers,
      alone,
    ),
  ],
  employers: [
    told('Public employers and licensing boards may not hold a sealed record against you.', profile),
    told('A background check company that knows of the sealing must delete the record promptly.', profile),
  ],
  cautions: [
    told(mayReopen, address('609A.015'), alone),
    told(
      'A case dropped because you could not stand trial for mental illness is not sealed by itself.',
      address('609A.015'),
      ['mn-clean-slate-dropped'],
    ),
    told(
      'Sealing does not give back gun rights. A “crime of violence”, and that means many drug felonies too, bars guns for life. A court can give the right back for good cause.',
      address('609.165'),
    ),
    told('Driving records are kept apart. Sealing the case does not clear them.', courtPage),
  ],
  whoStillSeesIt: [told(stillSeen, attorneyGeneral), told(agenciesApart, courtAnswers, alone)],
  afterwards: [
    told(
      'Keep a copy of the order, and send it to background check companies that show the case.',
      courtPage,
      filed,
    ),
  ],
  cleanSlate: [
    told(
      'The state seals dropped cases, finished programs, most misdemeanors after 2 or 3 years, and listed felonies after 4 or 5 years. You must stay free of new convictions.',
      stateBureau,
    ),
    toldOn(
      'http://lmcontheline.blogspot.com/2025/11',
      'In November 2025 more than 75,000 records were sealed, and about 2 million were still to come.',
      stateBureau,
    ),
  ],
  help: [
    {
      name: 'Attorney General: Help Seal My Record',
      url: attorneyGeneral,
      kind: 'office',
      what: 'Prosecutors look at your record and may ask the court to seal it for you.',
      cost: 'free',
    },
    {
      name: 'Volunteer Lawyers Network',
      url: 'https://www.vlnmn.org',
      kind: 'legal aid',
      what: 'Free expungement advice for people with low income.',
      phone: '612-752-6677',
      cost: 'free if you have little money',
      readOn: 'https://docplayer.net/amp/5526300-Because-justice-first-requires-access.html',
    },
    {
      name: 'LawHelpMN',
      url: 'https://www.lawhelpmn.org',
      kind: 'legal aid',
      what: 'Legal aid’s guides, and where to find legal aid near you.',
      cost: 'free',
      readOn: 'https://statesupport.squarespace.com/?offset=1553798859409',
    },
    {
      name: 'Minnesota courts: criminal expungement',
      url: courtPage,
      kind: 'court',
      what: 'Forms, instructions and how the hearing goes.',
      cost: 'free',
    },
  ],
};
