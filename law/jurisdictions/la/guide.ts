import { type Guide, told, toldOn } from '../../place/guide.ts';
import { legislature } from './code.ts';
import {
  clerkServes,
  fees,
  ifNobodyObjects,
  mayDeny,
  oneForArrest,
  setAsideFirst,
  whereToFile,
} from './how.ts';

const noConvictionLaw = legislature(919667);
const misdemeanorLaw = legislature(919669);
const feeLaw = legislature(919675);
const setAsideForm = legislature(919680);
const motionForm = legislature(919682);
const marijuanaForm = legislature(1335832);
const portalLaw = legislature(1335802);
const pardonLaw = legislature(79202);
const youthLaw = legislature(73514);
const youthTrafficking = legislature(859118);
const statePolice = 'https://lsp.org/about/leadershipsections/support/bcii';
const manual = 'https://probonodeskmanual.loyno.edu/book/export/html/586';
const lawFirm = 'https://www.southernoakslaw.com/blog/2019/07/how-do-i-apply-for-expungement/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/louisiana-restoration-of-rights-pardon-expungement-sealing/';
const boardRules = 'https://regulations.justia.com/states/louisiana/title-22/part-v/chapter-2/section-v-203';
const boardForm = 'https://regulations.justia.com/states/louisiana/title-22/part-v/chapter-2/section-v-205';
const trafficking = 'https://freedomnetworkusa.org/?p=5993';
const interim = 'https://cleanslateclearinghouse.org/policies/la-nc-2/';
const youthFree = 'https://cleanslateclearinghouse.org/policies/la-le-1/';

const youth = [
  'la-juvenile-no-finding',
  'la-juvenile-misdemeanor',
  'la-juvenile-felony',
  'la-juvenile-trafficking',
];
const setAside = ['la-misdemeanor-set-aside', 'la-felony-set-aside'];
const onMotionForm = [
  'la-no-conviction',
  'la-rest-of-arrest',
  ...setAside,
  'la-misdemeanor',
  'la-first-felony',
  'la-felony',
  'la-felony-hearing',
  'la-trafficking',
];
const adult = [...onMotionForm, 'la-interim', 'la-marijuana'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Order your own record from the State Police (“Right to Review”). Make an appointment online to have your fingerprints taken. It comes by mail or email.',
      statePolice,
    ),
    told('Ask the clerk of court for the bill of information and the minutes of each case.', manual),
  ],
  forms: [
    {
      number: 'Art. 989',
      name: 'Motion for Expungement',
      url: motionForm,
      demanded: 'yes',
      for: onMotionForm,
      readOn: manual,
    },
    {
      number: 'Art. 987',
      name: 'Motion to Set Aside Conviction and Dismiss Prosecution',
      url: setAsideForm,
      demanded: 'yes',
      for: setAside,
      readOn: manual,
    },
    {
      number: 'Art. 998',
      name: 'Motion for Expungement of a first marijuana conviction',
      url: marijuanaForm,
      demanded: 'yes',
      for: ['la-marijuana'],
      readOn: manual,
    },
    {
      name: 'Application for a pardon',
      url: 'https://doc.la.gov',
      demanded: 'yes',
      for: ['la-pardon'],
      readOn: boardForm,
    },
  ],
  withoutForm: [
    told(
      'Use the motion for interim expungement in article 994 and its order in article 995. The clerk has both.',
      interim,
      ['la-interim'],
    ),
    told(
      'Use the motion and order in article 925 of the Children’s Code. The clerk of the juvenile court has both.',
      youthLaw,
      youth.slice(0, 3),
    ),
    told(
      'We found no form. Write to the juvenile court which case it is, that you were a victim of trafficking, and what shows it. Name article 923.',
      youthTrafficking,
      ['la-juvenile-trafficking'],
    ),
  ],
  fees: [
    told(fees, feeLaw, adult),
    told('Juvenile records are cleared for free.', youthFree, youth),
    told('If the DA confirms that you were trafficked, you pay nothing.', trafficking, ['la-trafficking']),
  ],
  feeWaiver: [
    told(
      'If there was no conviction and you never had a felony conviction, give the fee paper of article 988 to the district attorney before you file. If you have little money, ask the court to file “in forma pauperis”, which means for free.',
      interim,
      adult,
    ),
  ],
  whereToFile: [
    told(whereToFile, manual, adult),
    told('File with the juvenile court that has the record.', youthFree, youth),
  ],
  copiesAndService: [told(clerkServes, noConvictionLaw, adult), told(oneForArrest, manual, adult)],
  hearing: [
    told(ifNobodyObjects, manual, adult),
    told('For the violent felonies of article 978(E) there is always a hearing.', manual, [
      'la-felony-hearing',
    ]),
    toldOn(
      'https://print.casetext.com/case/state-v-forman-15',
      'If the judge says no, you may ask the Court of Appeal to look at it.',
      undefined,
      ['la-no-conviction'],
    ),
  ],
  howLong: [
    toldOn(
      lawFirm,
      'It takes 60 days for the answers, and 30 to 60 more until the State Police send you a paper that it is done.',
    ),
  ],
  checkIt: [
    told(
      'Order your State Police record again. If the case still shows, send them a copy of the judge’s order.',
      statePolice,
    ),
  ],
  employers: [told(mayDeny, youthFree)],
  cautions: [
    told(setAsideFirst, manual, setAside),
    told('You cannot file while you are locked up for a felony.', noConvictionLaw),
    told(
      'For drunk driving you also need a letter from the Office of Motor Vehicles, and pay $50 more.',
      'https://cleanslateclearinghouse.org/policies/la-c-3/',
    ),
    told(
      'A judge may clear a case right away when you finish a court program (art. 985.3), and some arrests at age 17 for free (art. 999). Ask for it.',
      feeLaw,
    ),
    told(
      'Guns: a felony can take your right to them, and expungement does not give it back. The Board of Pardons decides.',
      boardRules,
    ),
  ],
  whoStillSeesIt: [
    told(
      'Police, prosecutors, judges and some boards for licensed jobs still see it. It counts in a new criminal case.',
      manual,
    ),
  ],
  afterwards: [
    told('You may ask for more than one: there is no limit on how many arrests can go.', manual),
    told(
      'Voting: with a felony, register once your sentence is over, or once you were not locked up for it for 5 years.',
      profile,
      ['la-voting'],
    ),
    told('The first offender pardon comes by itself, but only when all court costs are paid.', pardonLaw, [
      'la-first-offender-pardon',
      'la-first-felony',
    ]),
  ],
  cleanSlate: [
    told(
      'Louisiana clears no records by itself. A law of 2023 wants a simple request to the State Police instead of a motion, but lawmakers have to pay for it first. Ask the court.',
      portalLaw,
    ),
    told('Misdemeanors and felonies need a motion too.', misdemeanorLaw),
  ],
  help: [
    {
      name: 'Justice and Accountability Center of Louisiana',
      url: 'https://www.jaclouisiana.org/re-entry',
      kind: 'group',
      what: 'Free expungement clinics, with lawyers who look at your papers.',
      cost: 'free',
    },
    {
      name: 'Acadiana Legal Service Corporation',
      url: 'https://www.la-law.org/alsc-hosts-free-expungement-clinics',
      kind: 'legal aid',
      what: 'Free expungement clinics, and help with the fees.',
      cost: 'free if you have little money',
      area: '42 parishes',
    },
    {
      name: 'State Police, Bureau of Criminal Identification',
      url: statePolice,
      kind: 'office',
      what: 'Your own record, and whether an order was carried out.',
      phone: '225-925-6095',
    },
    {
      name: 'Louisiana Board of Pardons',
      url: 'https://doc.la.gov',
      kind: 'office',
      what: 'Who may ask for a pardon, and the form.',
      phone: '225-342-9692',
      readOn: 'https://wwwcfprd.doa.louisiana.gov/boardsAndCommissions/viewBoard.cfm?board=418',
    },
  ],
};
