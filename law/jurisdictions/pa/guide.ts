import { freeSearch, type Guide } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  answerIn30Days,
  answerToErasing,
  countyFee,
  forms,
  licensing,
  licensingUse,
  noGunRights,
  notACitizen,
  notUsed,
  sealedEffect,
  sealedWithin30Days,
  seenByEmployers,
  seenByOthers,
  seenByPolice,
} from './how.ts';
import { lookUp } from './tasks.ts';

const help = 'https://plsephilly.org/get-help/expungement/';
const selfHelp = 'https://www.plsephilly.org/self-help/';
const rules =
  'https://pacodeandbulletin.gov/Display/pabull?d=reduce&file=%2Fsecure%2Fpabulletin%2Fdata%2Fvol40%2F40-41%2F1920.html';
const clerk = 'https://lancasterpaclerkofcourts.com/129/Expungement-Information-Sheet';
const stillThere =
  'https://clsphila.org/news/cls-blog-clean-slate-sealing-process-announced-june-28th-start-approaches';
const summary = 'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/';
const effects = address('9122.5');
const petition = address('9122.1');

const sealing = ['pa-limited-access-petition', 'pa-limited-access-felony'];
const summaries = ['pa-summary-expungement', 'pa-underage-drinking-expungement'];
const erasing = [
  'pa-expunge-nonconviction',
  'pa-ard-expungement',
  'pa-drug-expungement',
  'pa-age-70-expungement',
  'pa-pardon-expungement',
];
const youth = [
  'pa-juvenile-dropped',
  'pa-juvenile-consent-decree',
  'pa-juvenile-adjudication',
  'pa-summary-under-18',
  'pa-underage-drinking-under-18',
];
const rule791 =
  'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F234%2Fchapter7%2Fs791.html';
const rulesExplained = 'https://app.midpage.ai/case/in-re-order-adopting-new-4097022';

const bySelf = [
  'pa-clean-slate-misdemeanor',
  'pa-clean-slate-drug-felony',
  'pa-clean-slate-summary',
  'pa-clean-slate-nonconviction',
  'pa-clean-slate-pardon',
];
const sealedConvictions = [
  ...sealing,
  'pa-clean-slate-misdemeanor',
  'pa-clean-slate-drug-felony',
  'pa-clean-slate-summary',
];
/** What a court decides because somebody asked. */
const petitions = [...sealing, ...erasing, ...summaries, ...youth, 'pa-trafficking-vacatur'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Ask the Pennsylvania State Police for your record through PATCH, at epatch.state.pa.us. It can take up to two weeks. The help desk is 888-783-7972, option 4.',
      source: 'https://www.pa.gov/agencies/psp/programs/records-request/overview-of-patch.html',
    },
    {
      text: 'Sealed cases no longer show on the state court portal. Ask the county courthouse for a summary of your sealed cases.',
      source: help,
    },
  ],
  forms: [
    {
      name: 'Petition for Order for Limited Access (Rule 791)',
      url: forms,
      demanded: 'not known',
      for: sealing,
      readOn: 'https://www.court.co.lancaster.pa.us/245/PA-Clean-Slate-Law',
    },
    {
      name: 'Petition for Expungement (Rule 790)',
      url: forms,
      demanded: 'no',
      for: erasing,
      readOn: clerk,
    },
    {
      name: 'Petition for Expungement of a summary case (Rule 490)',
      url: forms,
      demanded: 'no',
      for: ['pa-expunge-nonconviction', ...summaries],
      readOn: clerk,
    },
    {
      name: 'Motion for Expungement in juvenile court (Rule 170)',
      url: forms,
      demanded: 'not known',
      for: youth,
      readOn: forms,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form for this motion. You or your lawyer write it.',
      source: address('3019'),
      for: ['pa-trafficking-vacatur'],
    },
  ],
  fees: [
    { text: 'If it is sealed by itself, you pay nothing.', source: summary, for: bySelf },
    { text: `For a petition: ${countyFee}`, source: help, for: [...sealing, ...erasing, ...summaries] },
    {
      text: 'Unpaid restitution stops sealing of a conviction. The text of the law no longer names unpaid fines and costs.',
      source: petition,
      for: sealedConvictions,
    },
  ],
  feeWaiver: [
    {
      text: 'If you have little money, ask the court to let you file without the fee. The paper is called a petition to proceed in forma pauperis. Legal aid can help you with it.',
      source:
        'https://clsphila.org/learn-about-issues/new-pennsylvania-law-allows-old-and-minor-convictions-be-sealed',
      for: petitions,
    },
  ],
  whereToFile: [
    {
      text: 'File with the clerk of courts of the county where the case ended.',
      source: forms,
      for: petitions,
    },
    { text: 'To seal, use the petition of Rule 791.', source: rule791, for: sealing },
    {
      text: 'To erase, use the petition of Rule 790, or of Rule 490 for a summary case.',
      source: forms,
      for: erasing,
    },
    { text: 'To erase it, use the petition of Rule 490.', source: forms, for: summaries },
    { text: 'For a youth case, use the motion of Rule 170.', source: forms, for: youth },
  ],
  copiesAndService: [
    {
      text: 'The petition asks for all names you have used, your address, birth date and Social Security number. It asks for the judge, the docket number, the offense tracking number (OTN), the day of the complaint or arrest, the charges and how they ended. Say if restitution is paid, and why you ask.',
      source: rule791,
      for: sealing,
    },
    {
      text: 'The petition asks for all names you have used, your address, birth date and Social Security number. It asks for the judge, the docket number, the day of the complaint or arrest, the charges and how they ended. Say if fines, costs and restitution are paid, and why you ask.',
      readOn: rulesExplained,
      for: [...erasing, ...summaries],
    },
    {
      text: 'File one petition for each arrest or case. The clerk of courts of the county tells you how many copies they need and who gets one.',
      source: help,
      for: petitions,
    },
    {
      text: 'The District Attorney must get a copy when you file. Add your State Police record. It may be at most 60 days old. The District Attorney may let you do without it.',
      source: rules,
      readOn: rulesExplained,
      for: [...sealing, ...erasing, ...summaries],
    },
  ],
  hearing: [
    {
      text: 'There may be none. If the District Attorney does not object, a judge can sign the order without you. If they object, the judge sets a hearing.',
      source: selfHelp,
      for: petitions,
    },
    {
      text: 'At the hearing the judge weighs the harm the record does to you against the reasons to keep it.',
      source: selfHelp,
      for: petitions,
    },
    {
      text: 'If the judge says no, you may appeal.',
      source: 'https://law.justia.com/cases/pennsylvania/supreme-court/2016/75-map-2015.html',
      for: ['pa-summary-expungement'],
    },
  ],
  howLong: [
    { text: sealedWithin30Days, source: summary, for: ['pa-clean-slate-nonconviction'] },
    { text: answerToErasing, source: petition, for: erasing },
    { text: answerIn30Days, source: petition, for: [...sealing, ...summaries] },
    {
      text: 'After that the judge has 14 days to decide or to set a hearing.',
      readOn: rulesExplained,
      for: [...sealing, ...erasing, ...summaries],
    },
  ],
  checkIt: [
    {
      text: 'Look yourself up for free on the public website of the courts. A sealed or erased case no longer shows there.',
      source: 'https://clsphila.org/news/cls-blog-5-things-know-about-clean-slate',
    },
    {
      text: 'You can get a copy of the sealing order from the county court where the case was.',
      source: stillThere,
      for: [...bySelf, ...sealing],
    },
    {
      text: 'Is it still there? The court’s data may lack something, such as the grade of the charge. Ask legal aid. You may have to get it filled in, or file a petition.',
      source: stillThere,
      for: bySelf,
    },
    {
      text: 'Is your state police record wrong? Write to them which part is wrong and what is right. They have 60 days to look into it. If they say no, you may appeal to the Attorney General within 30 days.',
      source: address('9152'),
    },
  ],
  employers: [
    {
      text: 'Most employers may not ask you about a record that was sealed or erased, and may not use it. If they ask, you may answer as if it did not happen.',
      source: effects,
    },
    {
      text: 'That is not so where federal law makes the employer look at your record. Nor is it when a criminal justice agency asks.',
      source: effects,
    },
    {
      text: 'If you tell an employer of it by your own choice, you may not be able to hold it against them that they used it.',
      source: address('9122.6'),
    },
    {
      text: 'For a record that still shows: an employer may count a conviction only as far as it bears on the job. They must tell you in writing if they turn you down for it.',
      source: address('9125'),
    },
  ],
  cautions: [
    {
      text: 'A petition that lacks what the rules ask for may be turned down. You may then have to pay the fee again.',
      source: clerk,
      for: petitions,
    },
    {
      text: 'Sealing hides a record. It does not erase it. If a charge can be erased, ask for that, even if it is sealed.',
      source: 'https://plsephilly.org/2019/07/understanding-clean-slate-and-expungements/',
      for: [...bySelf, ...sealing],
    },
    {
      text: notACitizen,
      readOn: 'http://blog.tranlawassociates.com/2013/04/30/expungements-expunge/',
    },
  ],
  whoStillSeesIt: [
    { text: `${seenByPolice} ${seenByEmployers}`, source: effects },
    { text: seenByOthers, source: address('9121') },
    { text: licensing, source: summary, for: [...bySelf, ...sealing] },
    { text: licensingUse, source: address('9124'), for: sealedConvictions },
  ],
  afterwards: [
    { text: `${sealedEffect} ${notUsed}`, source: effects },
    {
      text: noGunRights,
      readOn: 'https://blog.princelaw.com/2024/05/08/caution-pa-clean-slate-does-not-restore-firearms-rights',
      for: [...bySelf, ...sealing],
    },
  ],
  cleanSlate: [
    {
      text: 'The state seals many convictions by itself. Since June 11, 2024 it takes 7 years for a misdemeanor, 5 for a summary offense and 10 for some drug felonies.',
      source: address('9122.2'),
    },
    { text: 'After a full pardon the record is erased without being asked.', source: address('9122') },
  ],
  help: [
    {
      name: 'Community Legal Services of Philadelphia',
      url: 'https://clsphila.org/services/pardons',
      kind: 'legal aid',
      what: 'Looks up your record and helps with clearing it and with pardons.',
      phone: '215-981-3700',
      cost: 'free',
      hours: 'Tuesday, Thursday and Friday, 9 a.m. to noon',
    },
    {
      name: 'My Clean Slate PA',
      url: 'https://mycleanslatepa.com',
      kind: 'legal aid',
      what: 'A review of your record by Community Legal Services.',
      cost: 'free',
      readOn: 'https://plsephilly.org/2019/07/understanding-clean-slate-and-expungements/',
    },
    {
      name: 'Philadelphia Lawyers for Social Equity',
      url: 'https://plsephilly.org/expungements/',
      kind: 'legal aid',
      what: 'Takes people with a low income through expungement. You can start online.',
      cost: 'free if you have little money',
      area: 'Philadelphia cases',
      counties: ['Philadelphia'],
    },
    {
      name: 'MidPenn Legal Services, Lancaster',
      kind: 'legal aid',
      url: 'https://www.court.co.lancaster.pa.us/245/PA-Clean-Slate-Law',
      what: 'Legal aid that the Lancaster County court names for help with sealing.',
      phone: '717-299-0971',
    },
    {
      name: 'Pennsylvania Legal Aid Network',
      url: 'https://palegalaid.net',
      kind: 'legal aid',
      what: 'The network of legal aid offices in the state. It leads you to the one near you.',
      cost: 'free if you have little money',
      readOn:
        'https://palegalaid.net/news/clean-slate-30-enacted-law-allows-sealing-some-felony-criminal-records',
    },
  ],
};
