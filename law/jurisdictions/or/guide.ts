import type { Guide } from '../../place/guide.ts';
import { marijuanaPardonPage } from './cites.ts';
import { address } from './code.ts';
import { reopened, setAside, whereToFile, whileYouWait } from './requirements.ts';
import { lookUp } from './tasks.ts';

const code = address('137.225');
const packet = 'https://www.courts.oregon.gov';
const debtForm = 'https://www.courts.oregon.gov/forms/Pages/fine-fee-reduction.aspx';
const prosecutor = 'https://dcda.us/?p=2047';
const clinics =
  'https://www.columbiagorgenews.com/free_news/walk-in-criminal-expungement-clinics-are-back-in-the-gorge/article_12f48221-003a-4326-b528-c2cfd8906170.html';
const justiceCenter = 'https://ojrc.info/expungement';

const setAsides = [
  'or-set-aside-felony',
  'or-set-aside-misdemeanor',
  'or-set-aside-violation',
  'or-set-aside-contempt',
  'or-set-aside-insanity',
  'or-set-aside-dismissal',
  'or-set-aside-arrest',
  'or-marijuana-by-class-today',
  'or-marijuana-under-21',
];

export const guide: Guide = {
  ownRecord: [
    { text: lookUp.text, source: packet, free: true },
    {
      text: 'Or ask the clerk of the circuit court for the papers of your case. The courts’ online search, OJCIN, is for people with a paid account.',
      source: packet,
      readOn:
        'http://www.publications.ojd.state.or.us/OJD/OnlineServices/OJIN/PAHelp/pages/faq_PA_eCourt.aspx',
    },
    {
      text: 'For the state’s record of you, ask the Oregon State Police for a copy of your own record. Call 503-378-3070.',
      source: 'https://www.co.josephine.or.us/FAQ.asp?CategoryID=130',
    },
  ],
  forms: [
    {
      name: 'Motion to Set Aside and Seal, and Declaration of Eligibility (January 2026)',
      url: 'https://www.courts.oregon.gov/forms/Pages/default.aspx',
      demanded: 'not known',
      for: setAsides,
      readOn: packet,
    },
    {
      name: 'Request for Set Aside, of the Oregon State Police',
      url: 'https://www.oregon.gov/osp/programs/cjis/Pages/Criminal-Justice-Information-Services.aspx',
      demanded: 'yes',
      for: setAsides,
      readOn: packet,
    },
    {
      name: 'Juvenile expunction forms',
      url: 'https://www.courts.oregon.gov/programs/jcip/ModelCourtForms/Pages/default.aspx',
      demanded: 'not known',
      for: ['or-youth-no-finding', 'or-youth-misdemeanor', 'or-youth-petition', 'or-youth-discretion'],
      readOn: packet,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form for this motion. You or your lawyer write it.',
      source: address('475C.397'),
      for: ['or-marijuana-small'],
    },
    {
      text: 'We found no form for this. Ask the juvenile department of the county.',
      source: address('419A.265'),
      for: ['or-youth-marijuana'],
    },
    {
      text: 'We found no form for this motion. You or your lawyer write it.',
      source: address('137.221'),
      for: ['or-trafficking-vacatur'],
    },
    {
      text: 'You need no form. A letter to the governor is enough.',
      source: address('144.655'),
      for: ['or-pardon-sealing-on-request'],
    },
    {
      text: 'We know of no form yet. Ask the clerk.',
      source: packet,
      for: ['or-drug-misdemeanor-sealing'],
    },
  ],
  fees: [{ text: setAside.fee, source: code, for: setAsides }],
  feeWaiver: [
    {
      text: 'The court takes no fee. If you still owe fines or fees in the case, ask the court to lower or waive them. The form is free. Restitution to a victim may be left out.',
      source: debtForm,
      for: setAsides,
    },
  ],
  whereToFile: [
    { text: whereToFile, source: code, for: setAsides },
    {
      text: 'File it in the court that convicted you. Give the prosecutor a copy.',
      source: address('475C.397'),
      for: ['or-marijuana-small', 'or-drug-misdemeanor-sealing'],
    },
    {
      text: 'File it in the county of the conviction. Give the district attorney a copy.',
      source: address('137.221'),
      for: ['or-trafficking-vacatur'],
    },
    { text: 'Write to the governor.', source: address('144.655'), for: ['or-pardon-sealing-on-request'] },
    {
      text: 'Apply to the juvenile court of the county where your case was.',
      source: address('419A.262'),
      for: [
        'or-youth-no-finding',
        'or-youth-misdemeanor',
        'or-youth-petition',
        'or-youth-discretion',
        'or-youth-marijuana',
      ],
    },
  ],
  copiesAndService: [
    {
      text: 'Make 2 copies of the motion and declaration. Keep one. Mail the other to the prosecutor of the county. Then fill in the certificate of mailing and file the original.',
      source: packet,
      for: setAsides,
    },
    {
      text: 'Your fingerprints go to the Oregon State Police. They send the result to the prosecutor.',
      source: packet,
      for: setAsides,
    },
  ],
  hearing: [
    {
      text: 'There is none unless the prosecutor objects. They most often have 120 days for that. If they do, the court sets a day and writes to you.',
      source: packet,
      for: setAsides,
    },
    {
      text: 'If the judge says no, you may appeal to the Oregon Court of Appeals.',
      readOn: 'https://law.counselstack.com/opinion/state-v-grant-orctapp-2025',
      for: ['or-set-aside-felony', 'or-set-aside-misdemeanor'],
    },
  ],
  howLong: [
    {
      text: `${whileYouWait} A lawyer reported waits of nearly two years in some counties.`,
      readOn: 'https://lohrkelaw.com/oregons-new-expungement-law-two-years-in/',
      for: setAsides,
    },
  ],
  checkIt: [
    {
      text: 'The court sends you a copy of the order, often about a month after the prosecutor answered. If it does not come, ask the court.',
      source: prosecutor,
      for: setAsides,
    },
    {
      text: 'Once sealed, the case does not show in the official court records.',
      source: packet,
    },
  ],
  employers: [
    {
      text: 'Once it is set aside, the law says that it did not happen. You may answer so when an employer asks.',
      source: packet,
      for: [...setAsides, 'or-marijuana-small'],
    },
    { text: 'Some federal background checks may still show it.', source: packet },
  ],
  cautions: [
    {
      text: 'You sign the declaration under penalty of perjury. All that the sentence asked must be done and paid.',
      source: packet,
      for: setAsides,
    },
    {
      text: 'If the papers are filled in wrong, the prosecutor may object and the court may say no. Court staff may not give you advice.',
      source: prosecutor,
      for: setAsides,
    },
    {
      text: 'If you are not a US citizen, talk to an immigration lawyer before you file.',
      source: justiceCenter,
    },
  ],
  whoStillSeesIt: [
    { text: reopened, source: code },
    {
      text: 'Firms that sell background checks may not report what the record no longer shows.',
      source: 'https://apps.oregonlegislature.gov/liz/2021R1/Measures/Overview/SB397',
    },
  ],
  afterwards: [{ text: setAside.effect, source: code, for: [...setAsides, 'or-marijuana-small'] }],
  cleanSlate: [
    { text: 'For most adult records you have to ask a court.', source: code },
    {
      text: 'Since September 2024, having drugs can be a “drug enforcement misdemeanor”. The court seals it once you finish probation, or 3 years after you were convicted.',
      source: code,
    },
    {
      text: 'In November 2022 the governor pardoned 47,144 convictions from before 2016 for an ounce of marijuana or less. The courts sealed them. Nobody was told.',
      readOn: marijuanaPardonPage,
    },
    {
      text: 'Youth records without a finding are cleared if you turned 18 after January 2, 2022. Small findings are cleared if you turned 18 after January 1, 2024.',
      source: 'https://linncountyor.gov/juvenile/page/expunction',
    },
  ],
  help: [
    {
      name: 'Oregon State Bar lawyer referral',
      url: 'https://www.oregonstatebar.org',
      kind: 'bar association',
      what: 'Finds you a lawyer who talks with you for a lower fee.',
      phone: '800-452-7636',
      cost: 'low cost',
      readOn: prosecutor,
    },
    {
      name: 'CLEAR Clinic',
      url: 'https://clear-clinic.org/new-folder',
      kind: 'legal aid',
      what: 'Helps people all over Oregon. It also runs walk-in clinics in Hood River and The Dalles.',
      cost: 'free',
      readOn: clinics,
    },
    {
      name: 'Legal Aid Services of Oregon',
      kind: 'legal aid',
      url: 'https://mbabar.org/calendar/2025-03-14/expungement-clinic.html',
      what: 'Clinics where volunteer lawyers fill in the papers with you.',
      cost: 'free if you have little money',
    },
    {
      name: 'Oregon Justice Resource Center',
      url: justiceCenter,
      kind: 'legal aid',
      what: 'Explains what can be set aside, and how to ask.',
      cost: 'free',
    },
  ],
};
