import { type Guide, told, toldOn } from '../../place/guide.ts';
import { address } from './code.ts';
import {
  accessAndReview,
  clerkSends,
  courtForms,
  fee,
  feePage,
  moneyOwed,
  stillSeen,
  whereToFile,
} from './how.ts';

const theLaw = address('20: 2630/5.2');
const cannabisPage = 'https://isp.illinois.gov/BureauOfIdentification/CannabisExpungements';
const defender = 'https://osad.illinois.gov/expungement/expungement-and-sealing-general-information.html';
const certificates =
  'https://osad.illinois.gov/expungement/certificates-of-good-conduct-and-relief-from-disabilities.html';
const publicDefender = 'https://cookcountypublicdefender.org/Resources/information-about-expungement';
const newLeaf =
  'https://pslegal.org/client-story-details/Prairie-State-Joins-Network-to-Offer-Cannabis-Expungement';

const expunging = [
  'il-expunge-dismissed',
  'il-expunge-supervision',
  'il-expunge-probation',
  'il-expunge-pardoned',
];
const sealing = ['il-seal-supervision', 'il-seal-conviction', 'il-seal-dismissed'];
const requests = [...expunging, ...sealing, 'il-trafficking'];
const motions = ['il-cannabis-vacate', 'il-prostitution-vacate'];
const youth = ['il-juvenile-petition'];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the State Police for your record, called “Access and Review”. Go to a police station or a fingerprint vendor, and give your prints. The State Police charge nothing.',
      accessAndReview,
    ),
    told('Ask each circuit clerk how your cases ended. You need that for the form.', courtForms),
  ],
  forms: [
    {
      number: 'EXP-AD',
      name: 'Request to Expunge and/or Seal Criminal Records, with Case List and Order',
      url: courtForms,
      demanded: 'no',
      for: requests,
      readOn: courtForms,
    },
    {
      number: 'CXP',
      name: 'Motion to Vacate and Expunge Eligible Cannabis Convictions',
      url: courtForms,
      demanded: 'no',
      for: ['il-cannabis-vacate'],
      readOn: courtForms,
    },
    {
      name: 'Request to expunge juvenile records',
      url: courtForms,
      demanded: 'no',
      for: youth,
      readOn: courtForms,
    },
    {
      name: 'Application for Waiver of Court Fees',
      url: courtForms,
      demanded: 'not known',
      for: requests,
      waiver: true,
      readOn: courtForms,
    },
  ],
  withoutForm: [
    told(
      'The state has no form. Write a motion with your case number. Say that it was a Class 4 felony, that the sentence is over, and what harm the record does to you.',
      theLaw,
      ['il-prostitution-vacate'],
    ),
  ],
  fees: [
    told(fee, feePage, requests),
    told('We could not confirm the fee for this motion. Ask the clerk.', theLaw, motions),
    told('There is no fee for youth records.', feePage, youth),
  ],
  feeWaiver: [
    told(
      'Ask for a waiver of court fees if you have little money. If a judge grants it, you pay nothing.',
      theLaw,
    ),
  ],
  whereToFile: [
    told(whereToFile, theLaw, [...requests, ...youth]),
    told('File with the circuit clerk of the county of the conviction.', theLaw, motions),
    told('Send a petition for a pardon to the Prisoner Review Board.', address('730: 5/3-3-13'), [
      'il-pardon',
    ]),
  ],
  copiesAndService: [
    told(clerkSends, theLaw, requests),
    told(
      'List the address of every police office that arrested you. The clerk writes to them.',
      feePage,
      requests,
    ),
    told('Fill in the notice of court date yourself. It comes with the cannabis forms.', courtForms, [
      'il-cannabis-vacate',
    ]),
  ],
  hearing: [
    told(
      'If nobody objects, the judge may decide without a hearing. If somebody does, you get a date.',
      theLaw,
      requests,
    ),
    told(
      'Bring proof of work, school, treatment and family. The judge weighs why you need it.',
      theLaw,
      sealing,
    ),
    toldOn(
      'https://www.illinoislegalaid.org/node/186001',
      'If the judge says no, act within 30 days. Ask the judge to look again (“motion for reconsideration”), or appeal.',
      undefined,
      [...expunging, ...sealing],
    ),
    toldOn(
      'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
      'If the judge says no, you have 60 days to ask the judge to look again, or 30 days to appeal.',
      undefined,
      ['il-cannabis-vacate', ...youth],
    ),
  ],
  howLong: [
    told(
      'Some courts set a date 80 to 90 days after you file. The police then have 60 days to follow the order.',
      feePage,
      requests,
    ),
  ],
  checkIt: [
    told('Ask for your State Police record again two to three months after the order.', accessAndReview),
    told(
      'Old cannabis arrests had to be expunged by 2025. Check before you pay for anything.',
      cannabisPage,
      ['il-cannabis-arrest', 'il-cannabis-vacate'],
    ),
  ],
  employers: [
    told(
      'Employers may not ask about arrests, or about what was expunged or sealed. Jobs that need a fingerprint check by law may see sealed felonies.',
      address('775: 5/2-103'),
    ),
    told(
      'An employer may use a conviction only if it fits the job closely or makes it unsafe. First they must tell you and hear you.',
      address('775: 5/2-103.1'),
    ),
  ],
  cautions: [
    told('Drunk driving can never be expunged or sealed after supervision or a conviction.', theLaw),
    told('A new sentence, in any state, starts the wait for sealing again.', theLaw, sealing),
    told('If you are not a citizen, see an immigration lawyer first. Keep certified copies.', defender),
  ],
  whoStillSeesIt: [told(stillSeen, theLaw, sealing), told(moneyOwed, theLaw, sealing)],
  afterwards: [
    told(
      'Keep a certified copy of the order. Send it to background check firms that still show the case.',
      defender,
    ),
  ],
  cleanSlate: [
    told('Illinois clears no conviction by itself yet. You have to ask.', theLaw),
    told(
      'From January 1, 2028 clerks seal ordinance cases and Class C misdemeanors. From January 1, 2029 the state seals most other records, old ones until 2034.',
      theLaw,
    ),
    told(
      'Cannabis arrests from before June 25, 2019, for up to 30 grams, had to be expunged by 2025.',
      cannabisPage,
    ),
  ],
  help: [
    {
      name: 'State Appellate Defender, expungement unit',
      url: defender,
      kind: 'public defender',
      what: 'Answers questions about who can expunge or seal, and has the forms.',
      phone: '866-787-1776',
      cost: 'free',
    },
    {
      name: 'Legal Aid Chicago',
      kind: 'legal aid',
      url: publicDefender,
      what: 'Helps people with little money to expunge and seal.',
      phone: '312-229-6071',
      cost: 'free if you have little money',
      area: 'Cook County',
      counties: ['Cook'],
    },
    {
      name: 'New Leaf Illinois',
      url: newLeaf,
      kind: 'legal aid',
      what: 'Twenty groups across the state that clear cannabis records.',
      phone: '855-963-9532',
      cost: 'free',
    },
    {
      name: 'State Appellate Defender: certificates',
      url: certificates,
      kind: 'public defender',
      what: 'How to get a certificate of good conduct when nothing else works.',
      cost: 'free',
    },
  ],
};
