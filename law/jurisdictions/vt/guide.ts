import { type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';
import { read } from './sources.ts';
import { lookUp } from './tasks.ts';

const record = 'https://vcic.vermont.gov/ch-information/record-checks/faq';
const lawHelp = 'https://vtlawhelp.org/expungement';
const deferredPage = 'https://cleanslateclearinghouse.org/policies/vt-d-1/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/vermontrestoration-of-rights-pardon-expungement-sealing/';

const chapter = [
  'vt-misdemeanor-sealing',
  'vt-felony-sealing',
  'vt-pardoned-sealing',
  'vt-young-sealing',
  'vt-no-conviction-petition',
];
const dui = ['vt-dui-sealing'];
const sealing = [...chapter, ...dui];
const destroying = ['vt-no-longer-crime'];
const applications = ['vt-under-25-sealing', 'vt-juvenile-old'];
const trafficking = ['vt-trafficking-vacatur'];
const governor = ['vt-pardon'];
const certificate = ['vt-certificate'];

export const guide: Guide = {
  ownRecord: [
    { ...toldOn(read.notes, lookUp.text, how.forms), free: true },
    told(
      'Ask the Vermont Crime Information Center for your own full record, with arrests and dropped charges. Only you can get that one. Call 802-241-5320.',
      record,
    ),
    toldOn(
      read.notes,
      'Courts have a form for a search of your cases, 200-00331. You need one for each county, and it costs money.',
      how.forms,
    ),
  ],
  forms: [
    {
      number: '200-00130',
      name: 'Petition to Seal Criminal History',
      url: how.forms,
      demanded: 'not known',
      for: sealing,
      readOn: read.notes,
    },
    {
      number: '200-00132',
      name: 'Stipulation to Seal Criminal History Record, if the State’s Attorney agrees',
      url: how.forms,
      demanded: 'no',
      for: sealing,
      readOn: read.notes,
    },
    {
      number: '200-00129',
      name: 'Petition to Expunge Criminal History',
      url: how.forms,
      demanded: 'not known',
      for: destroying,
      readOn: read.notes,
    },
    {
      number: '600-00228',
      name: 'Application to Waive Filing Fees and Service Costs',
      url: 'https://www.vtcourts.gov/media/47',
      demanded: 'yes',
      for: dui,
      waiver: true,
      readOn: read.notes,
    },
  ],
  withoutForm: [
    toldOn(
      read.notes,
      'We found no form for this application. Write a letter to the court with the case number, what happened since, and “33 V.S.A. § 5119”. The court must help you.',
      how.forms,
      applications,
    ),
    toldOn(
      read.oldLaw,
      'We found no form for this motion. You or your lawyer write it.',
      undefined,
      trafficking,
    ),
    toldOn(read.pardons, 'The Governor’s office has the form. We did not see it.', how.forms, governor),
    told('We found no form for this petition. Ask the clerk of the court.', profile, certificate),
  ],
  fees: [
    toldOn(read.notes, 'Sealing or expunging costs nothing, but for a DUI.', how.forms, [
      ...chapter,
      ...destroying,
      ...applications,
    ]),
    toldOn(read.notes, 'To ask to seal a DUI you pay $90.', how.forms, dui),
    toldOn(read.oldLaw, 'We could not confirm a fee. Ask the clerk before you file.', undefined, [
      ...trafficking,
      ...certificate,
    ]),
    toldOn(read.pardons, 'We found no fee for a pardon. Ask the Governor’s office.', undefined, governor),
  ],
  feeWaiver: [
    toldOn(
      read.notes,
      'If you cannot pay, file form 600-00228. A judge decides.',
      'https://www.vtcourts.gov/media/47',
    ),
  ],
  whereToFile: [
    toldOn(
      read.notes,
      'File with the criminal division of the superior court, in the county of the case.',
      how.forms,
      [...sealing, ...destroying, 'vt-under-25-sealing', ...trafficking, ...certificate],
    ),
    told('A youth case goes to the family part of the superior court.', how.forms, ['vt-juvenile-old']),
    toldOn(read.pardons, 'A pardon is for the Governor in Montpelier.', undefined, governor),
  ],
  copiesAndService: [
    toldOn(
      read.notes,
      'You need not serve anybody. The court tells the State’s Attorney, who tells any victim. If you want them to agree, bring them form 200-00132.',
      how.forms,
      [...sealing, ...destroying],
    ),
  ],
  hearing: [
    toldOn(
      read.notes,
      'If the State’s Attorney agrees, there is no hearing. If they object, there is one, and you have to be there.',
      how.forms,
      [...sealing, ...destroying],
    ),
    toldOn(read.youth, 'There is always a hearing, and all sides are told.', undefined, applications),
    toldOn(read.notes, how.afterDenial, how.forms, [...sealing, ...destroying]),
  ],
  howLong: [
    toldOn(
      read.noConviction,
      'A court has 60 days to seal a case without a conviction. Nobody has to ask.',
      'https://cleanslateclearinghouse.org/policies/vt-nc-8/',
      ['vt-no-conviction-automatic'],
    ),
    told('A deferred sentence is expunged when you are let go from probation.', deferredPage, [
      'vt-deferred-expungement',
    ]),
  ],
  checkIt: [
    told('Get your own record again from the Vermont Crime Information Center.', record),
    told('If a case should be gone and still shows, ask the court of the county.', how.forms),
  ],
  employers: [
    told(
      'You need not tell about a sealed or expunged case in a job form. You may say that you have no such record.',
      lawHelp,
    ),
    told('The Center gives employers only convictions, not dropped charges.', record),
  ],
  cautions: [
    toldOn(
      read.notes,
      'Many pages and old forms tell the law from before July 2025. Use only forms of July 2025 or later.',
      how.forms,
    ),
    told(
      'If you are not a citizen, talk to an immigration lawyer first. A sealed record may still show in a federal check.',
      how.forms,
    ),
  ],
  whoStillSeesIt: [
    told(
      'Police and prosecutors can use a sealed record in later cases. It also shows in a federal check.',
      how.forms,
    ),
    toldOn(read.oldLaw, 'A sealed DUI still counts if there is another DUI.', undefined, dui),
  ],
  afterwards: [
    told(
      'Keep the order. A private firm that still shows the case must correct it. Send it a copy.',
      lawHelp,
    ),
  ],
  cleanSlate: [
    toldOn(
      read.noConviction,
      'Vermont courts seal most cases without a conviction by themselves, within 60 days. This began in July 2018.',
      how.forms,
    ),
    toldOn(
      read.cannabis,
      'Courts had to expunge small marijuana cases by January 1, 2022. Other convictions are not cleared by themselves.',
    ),
  ],
  help: [
    {
      name: 'Vermont Legal Aid and Legal Services Vermont',
      url: lawHelp,
      kind: 'legal aid',
      what: 'Explains sealing, holds clinics and helps with petitions.',
      phone: '800-917-7787',
      cost: 'free if you have little money',
      readOn: read.notes,
    },
    {
      name: 'Vermont Judiciary self-help',
      url: how.forms,
      kind: 'court',
      what: 'The forms and how to file them. Ask by email: selfhelp@vtcourts.gov.',
      cost: 'free',
    },
    {
      name: 'Vermont Crime Information Center',
      url: record,
      kind: 'office',
      what: 'The state office that keeps the records. Ask it for your own.',
      phone: '802-241-5320',
    },
  ],
};
