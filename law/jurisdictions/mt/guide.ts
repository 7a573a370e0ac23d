import { freeSearch, type Guide, told } from '../../place/guide.ts';
import { addressOf } from './code.ts';
import {
  courtFile,
  expungementPage,
  fee,
  onlyOnce,
  removalPage,
  sendOrder,
  serve,
  whereToFile,
} from './how.ts';
import { lookUp } from './tasks.ts';

const lawHelp = 'https://montanalawhelp.org/';
const clemency = 'https://bopp.mt.gov/ExecutiveClemency';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/montana-restoration-of-rights-pardon-expungement-sealing/';

const misdemeanor = ['mt-misdemeanor', 'mt-misdemeanor-weighed', 'mt-early'];
const marijuana = ['mt-marijuana'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Ask the state’s records office (CRISS) in Helena for your record, online, by mail or in person. It costs $10 to $30.',
      lawHelp,
    ),
    told('Some misdemeanors are not in the state’s record, so search the courts’ portals too.', lawHelp),
  ],
  forms: [
    {
      number: 'ER-100',
      name: 'Petition for Expungement of Misdemeanor Records',
      url: lawHelp,
      demanded: 'no',
      for: misdemeanor,
      readOn: lawHelp,
    },
    {
      number: 'ER-200',
      name: 'Order Expunging Misdemeanor Records and Sealing Record of this Proceeding',
      url: lawHelp,
      demanded: 'no',
      for: misdemeanor,
      readOn: lawHelp,
    },
    {
      name: 'Statement of Inability to Pay Court Costs and Fees',
      url: lawHelp,
      demanded: 'not known',
      for: [...misdemeanor, ...marijuana],
      waiver: true,
      readOn: lawHelp,
    },
    {
      name: 'MMRTA Form A (sentence still runs) or Form B (sentence over)',
      url: 'https://courts.mt.gov/Forms/mmrta',
      demanded: 'not known',
      for: marijuana,
      readOn: 'https://courts.mt.gov/Forms/mmrta',
    },
    {
      name: 'Expungement/Removal Request Form of the Department of Justice',
      url: removalPage,
      demanded: 'yes',
      for: ['mt-removal', ...misdemeanor, ...marijuana],
      readOn: removalPage,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Write a motion under § 46-18-608. Say how you were trafficked, and why the court did not hear of it then.',
      addressOf('46-18-608'),
      ['mt-trafficking'],
    ),
    told('We found no form. Ask the Board of Pardons and Parole in writing.', clemency, ['mt-pardoned']),
  ],
  fees: [
    told(fee, lawHelp, [...misdemeanor, ...marijuana]),
    told('We found no fee for the removal form.', removalPage, ['mt-removal']),
  ],
  feeWaiver: [
    told(
      'If you cannot pay, file the Statement of Inability to Pay. If you get public benefits, one page is enough.',
      lawHelp,
      [...misdemeanor, ...marijuana],
    ),
  ],
  whereToFile: [
    told(whereToFile, addressOf('46-18-1105'), misdemeanor),
    told('File in the court that convicted you.', addressOf('16-12-113'), [...marijuana, 'mt-trafficking']),
    told('Mail the form to CRISS, P.O. Box 201403, Helena, MT 59620.', removalPage, ['mt-removal']),
    told('Write to the Board of Pardons and Parole.', clemency, ['mt-pardon', 'mt-pardoned']),
  ],
  copiesAndService: [
    told(`${serve} They tell any victim within 14 days.`, addressOf('46-18-1106'), misdemeanor),
    told('Give a copy to the county attorney, who has 21 days to object.', addressOf('16-12-113'), marijuana),
  ],
  hearing: [
    told(
      'If nobody objects, the judge may decide without a hearing. If there is one, bring letters and proof of how you live now.',
      lawHelp,
      misdemeanor,
    ),
  ],
  howLong: [told('The state takes up to 30 days once it has all papers.', removalPage)],
  checkIt: [
    told(`After the judge says yes, it is up to you. ${sendOrder}`, expungementPage, [
      ...misdemeanor,
      ...marijuana,
    ]),
    told('The state sends you a letter. Then search the courts’ portals again.', lawHelp),
  ],
  employers: [
    told(
      'We found no Montana law on what to answer an employer. Ask legal aid before you leave something out.',
      lawHelp,
    ),
  ],
  cautions: [
    told(onlyOnce, addressOf('46-18-1104'), misdemeanor),
    told(
      'A felony cannot be expunged here, if it was not for marijuana. Some guides get this wrong.',
      lawHelp,
    ),
    told(
      'State law takes gun rights only where a weapon was used. Federal law goes further. Ask a lawyer.',
      profile,
    ),
  ],
  whoStillSeesIt: [
    told(courtFile, removalPage, ['mt-removal', 'mt-removed-by-itself']),
    told('Police and courts still see what is sealed after a deferred sentence.', removalPage, [
      'mt-deferred',
    ]),
  ],
  afterwards: [told('Keep copies of the order with the court’s stamp.', lawHelp, misdemeanor)],
  cleanSlate: [
    told(
      'Since July 1, 2017, the state removes arrests without a conviction by itself. For older ones you have to ask.',
      removalPage,
    ),
    told(
      'When a deferred sentence is dismissed, its records become confidential. Youth records are sealed at 18.',
      addressOf('46-18-204'),
    ),
  ],
  help: [
    {
      name: 'Montana Legal Services Association',
      url: lawHelp,
      kind: 'legal aid',
      what: 'Free legal help, the expungement packet, and clinics.',
      phone: '800-666-6899',
      cost: 'free if you have little money',
    },
    {
      name: 'Criminal Records and Identification Services (CRISS)',
      url: expungementPage,
      kind: 'office',
      what: 'What is on your record, and what to send after the court’s order.',
      phone: '406-444-3625',
    },
    {
      name: 'Board of Pardons and Parole',
      url: clemency,
      kind: 'office',
      what: 'How to apply for a pardon.',
    },
  ],
};
