import { type Guide, told, toldOn } from '../../place/guide.ts';
import { courtPage, file, listAll, mayDeny, noFilingFee, stillAsked } from './how.ts';

const marijuanaPage = 'https://www.njcourts.gov/marihashexpunge.html';
const ownRecordPage = 'https://www.nj.gov/njsp/criminal-history-records/chri-oos-res.shtml';
const rapSheet =
  'https://cjei.cornell.edu/about-your-record/how-get-your-rap-sheet/state-rap-sheet/new-jersey-how-get-your-rap-sheet';
const legalHelp = 'https://www.lsnjlaw.org/pages/expunge.aspx';
const defender =
  'https://www.nj.gov/defender/media/press/approved/20250313_Lawsuit_Settlement_Against_NJSP.shtml';
const statusPortal = 'https://expungement.njsp.gov/EXPG_Portal/Default.aspx';
const onePetition = 'https://www.billtrack50.com/billdetail/1955064';
const clemency = 'https://www.nj.gov/clemency/faqs.shtml';
const trafficking = 'https://freedomnetworkusa.org/srp_states/nj/';
const employment =
  'https://lsnjlaw.org/legal-topics/criminal-charges-and-convictions/reentry/employment/pages/ban-the-box-aspx';
const efiling = 'https://www.njexpungements.com/statutes.php?which=10.1';
const directive = 'https://criminal-jury.blogspot.com/2020/07/expungement-directive-criminal.html';
const denial = 'https://katherineobrienlaw.com/n-j-s-2c52-14-grounds-denial-relief/';
const marijuanaLaw = 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-7/';
const portal =
  'https://themarijuanaherald.com/2025/04/new-jersey-governor-signs-bill-establishing-online-expungement-portal';
const juvenileSeal =
  'https://www.nationalreentryresourcecenter.org/cleanslate/states/new-jersey/policies/nj-ar-1';
const graduates = 'https://dwidrugarrest.blogspot.com/2016/06/protocol-for-drug-court-expungements.html';

const petitions = [
  'nj-not-convicted',
  'nj-diverted',
  'nj-crime',
  'nj-disorderly',
  'nj-ordinance',
  'nj-clean-slate',
  'nj-young-drug',
  'nj-juvenile',
  'nj-pardoned',
  'nj-recovery-court',
  'nj-recovery-court-child',
  'nj-early',
];
const marijuana = ['nj-marijuana-petition'];
const byItself = ['nj-dismissed-by-itself', 'nj-marijuana'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Call 877-503-5981 to be fingerprinted for the State Police. It costs $45.73. The code for your own record is 2F1BJG.',
      rapSheet,
    ),
    told('The State Police mail the record to you. It has New Jersey cases only.', ownRecordPage),
  ],
  forms: [
    {
      number: 'CN 10557',
      name: 'How to Expunge Your Criminal and/or Juvenile Record (kit with Forms A to G)',
      url: courtPage,
      demanded: 'not known',
      for: [...petitions, ...marijuana],
      readOn: courtPage,
    },
  ],
  withoutForm: [
    told(
      'We found no form. Ask the court to vacate and expunge under N.J.S.A. 2C:44-1.1, and say how you were trafficked.',
      trafficking,
      ['nj-trafficking'],
    ),
    toldOn(
      juvenileSeal,
      'We found no form. Write a motion to seal under N.J.S.A. 2A:4A-62, with your name, your case and the day it ended.',
      undefined,
      ['nj-juvenile-seal'],
    ),
  ],
  fees: [
    toldOn(directive, `${noFilingFee} Mailing paper copies and your own record cost money.`, legalHelp, [
      ...petitions,
      ...marijuana,
    ]),
    told('What the courts clear by themselves costs nothing.', marijuanaPage, byItself),
  ],
  feeWaiver: [
    told(
      'You need no fee waiver: filing is free.',
      'https://vljnj.org/news/2020/6/9/new-expungement-legislation',
    ),
  ],
  whereToFile: [
    toldOn(efiling, file, courtPage, [...petitions, ...marijuana]),
    toldOn(graduates, 'For Recovery Court, ask in the county where you graduated.', undefined, [
      'nj-recovery-court',
      'nj-recovery-court-child',
    ]),
    told('In the Superior Court that convicted you.', trafficking, ['nj-trafficking']),
    toldOn(juvenileSeal, 'In the Family Part of the Superior Court that had the case.', undefined, [
      'nj-juvenile-seal',
    ]),
  ],
  copiesAndService: [
    toldOn(
      efiling,
      'If you file online, the system tells the State Police, the Attorney General and the prosecutor.',
      courtPage,
      petitions,
    ),
    told(
      'On paper, file the original and 2 copies. Then mail a copy of all to each office in the kit by certified mail, within 5 days.',
      courtPage,
      petitions,
    ),
  ],
  hearing: [
    told(
      'A hearing is set 35 to 60 days after you file. If nobody objects, there may be none.',
      courtPage,
      petitions,
    ),
    told(
      'If the judge says no, you may appeal.',
      'https://law.justia.com/cases/new-jersey/supreme-court/2012/a-126-10.html',
      ['nj-crime'],
    ),
  ],
  howLong: [
    told('After the judge signs, the State Police have 120 days to clear the record.', defender, petitions),
  ],
  checkIt: [
    toldOn(portal, 'Look up your order in the State Police’s online portal.', statusPortal, petitions),
    told(
      'For marijuana, ask the court in person, or the Superior Court Clerk in Trenton at 609-421-6100.',
      marijuanaPage,
      ['nj-marijuana'],
    ),
  ],
  employers: [
    told(
      'Most employers may not ask about your record before the first interview. They may not refuse you for an expunged record.',
      employment,
    ),
    told(`After an expungement: ${mayDeny.charAt(0).toLowerCase()}${mayDeny.slice(1)}`, marijuanaPage),
  ],
  cautions: [
    told(`${listAll} A petition that leaves one out may be denied.`, courtPage, petitions),
    toldOn(
      denial,
      'You can use the way for a crime only once. Clean slate is open even after it.',
      undefined,
      ['nj-crime'],
    ),
    toldOn(
      onePetition,
      'Crimes and disorderly persons offenses go on one petition. Town rule violations and juvenile records need petitions of their own.',
      courtPage,
      ['nj-crime', 'nj-disorderly', 'nj-ordinance', 'nj-juvenile'],
    ),
    told('Keep a copy of the order. Later you need a judge to get one.', courtPage, petitions),
    told('If you are not a US citizen, talk to an immigration lawyer first.', legalHelp),
  ],
  whoStillSeesIt: [told(stillAsked, employment)],
  afterwards: [
    told('If you filed on paper, mail the signed order to every office in the kit.', courtPage, petitions),
  ],
  cleanSlate: [
    toldOn(
      directive,
      'Since June 15, 2020, the court must expunge a case by itself when it is dismissed or you are found not guilty.',
      courtPage,
    ),
    toldOn(
      marijuanaLaw,
      'Small marijuana and hashish cases from before February 22, 2021 were expunged by themselves in July 2021.',
      marijuanaPage,
    ),
    told(
      'A wider automatic clean slate was ordered in 2019 and does not run yet. Do not wait for it: you may ask after 10 years.',
      'https://law.justia.com/codes/new-jersey/2021/title-2c/section-2c-52-5-3',
    ),
  ],
  help: [
    {
      name: 'Legal Services of New Jersey (LSNJLAW Hotline)',
      url: legalHelp,
      kind: 'legal aid',
      what: 'An online tool that checks your record and makes the forms, and legal advice by phone.',
      phone: '888-576-5529',
      cost: 'free if you have little money',
    },
    {
      name: 'South Jersey Legal Services: The Expungement Project',
      url: 'https://sjlegalservices.org/the-expungement-project',
      kind: 'legal aid',
      what: 'Lawyers who help with expungement.',
      phone: '800-496-4570',
      cost: 'free if you have little money',
      area: 'South Jersey',
      hours: 'Monday to Friday, 8:30 a.m. to 4 p.m.',
    },
    {
      name: 'Volunteer Lawyers for Justice (ReLeSe)',
      url: 'https://vljnj.org/news/2020/6/9/new-expungement-legislation',
      kind: 'legal aid',
      what: 'Lawyers who help for free to clear your record.',
      cost: 'free if you have little money',
    },
    {
      name: 'New Jersey courts: expungement',
      url: courtPage,
      kind: 'court',
      what: 'The Expungement System and the kit with all forms.',
      cost: 'free',
    },
    {
      name: 'New Jersey clemency',
      url: clemency,
      kind: 'office',
      what: 'How pardons work, and how to apply.',
      cost: 'free',
    },
  ],
};
