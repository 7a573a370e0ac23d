import { type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';

const courts = 'https://kycourts.gov/AOC/Information-and-Technology/Pages/Expungement.aspx';
const defenders = 'https://dpa.ky.gov/home-2/clients/expungement/';
const misdemeanorForm = 'https://kycourts.gov/Legal-Forms/Legal%20Forms/496.2.pdf';
const kenton = 'https://kentoncourtclerk.org/?p=507';
const statutes = 'https://github.com/UniCourt/cic-code-ky';
const marijuanaGuide =
  'https://www.kynorml.com/post/how-to-void-and-seal-your-possession-of-marijuana-conviction-in-kentucky';
const firstPossession = 'https://cleanslateclearinghouse.org/policies/ky-d-1/';
const trafficked = 'https://cleanslateclearinghouse.org/policies/ky-c-6/';
const order = 'https://www.kentucky.gov/Pages/Activity-stream.aspx?n=GovernorBeshear&prId=4';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const blog = 'https://mcintyreresilience.blogspot.com/2024/10/expungement.html';

const noConviction = ['ky-dismissal-expungement', 'ky-no-indictment', 'ky-diversion-expungement'];
const felony = ['ky-felony-expungement', 'ky-expungement-after-pardon'];
const misdemeanor = ['ky-misdemeanor-expungement', 'ky-dropped-beside-conviction'];
const conviction = [...misdemeanor, ...felony];
const voiding = ['ky-void-marijuana', 'ky-void-possession'];

export const guide: Guide = {
  ownRecord: [
    told(`${how.certificate} Its packet lists your court cases.`, courts),
    told('For a charge without a conviction you need no certificate.', defenders, noConviction),
  ],
  forms: [
    {
      number: 'AOC-497.2',
      name: 'Petition for Expungement for Acquittal, Dismissal or Failure to Indict',
      url: courts,
      demanded: 'not known',
      for: noConviction,
      readOn: kenton,
    },
    {
      number: 'AOC-496.2',
      name: 'Petition for Expungement for Misdemeanor, Violation or Traffic Infraction Conviction',
      url: misdemeanorForm,
      demanded: 'not known',
      for: misdemeanor,
      readOn: kenton,
    },
    {
      number: 'AOC-496.3',
      name: 'Application to Vacate and Expunge Felony Conviction',
      url: courts,
      demanded: 'not known',
      for: felony,
      readOn: kenton,
    },
    {
      number: 'AOC-JV-30',
      name: 'Petition for Expungement of Juvenile Record',
      url: courts,
      demanded: 'not known',
      for: ['ky-juvenile-expungement'],
      readOn: kenton,
    },
  ],
  withoutForm: [
    toldOn(
      statutes,
      'For a juvenile case dismissed before June 29, 2017 we found no form. Write to the court and say which case, when it was dismissed and what you ask for.',
      undefined,
      ['ky-juvenile-dismissed-before-2017'],
    ),
    toldOn(
      marijuanaGuide,
      'We found no court form. Write a motion to void and seal, with the case number and proof that the sentence is over.',
      undefined,
      voiding,
    ),
    told(
      'We found no form. Write a motion that says how you were trafficked and how it led to the case.',
      trafficked,
      ['ky-trafficking-expungement'],
    ),
  ],
  fees: [
    told('None for a charge without a conviction.', defenders, noConviction),
    toldOn(kenton, how.misdemeanorFee, courts, misdemeanor),
    toldOn(statutes, how.felonyFee, undefined, felony),
    toldOn(
      kenton,
      'Some clerks ask for all $300 of a felony at once. The law says $50 first. Ask before you go.',
      undefined,
      felony,
    ),
  ],
  feeWaiver: [
    toldOn(
      'https://pdfslide.us/documents/guide-to-expungement-in-kentucky-1-guide-to-expungement-in-kentucky-byjuliekaelinan.html',
      'If you cannot pay, ask the court to let you file as a poor person (“in forma pauperis”), with a sworn paper on your income.',
    ),
    toldOn(
      statutes,
      'The $250 for a felony can be paid in parts, over 18 months or more. Nobody is jailed for not paying it.',
      undefined,
      felony,
    ),
  ],
  whereToFile: [
    told('File with the circuit court clerk of the county where the charge was filed.', courts, [
      ...noConviction,
      ...conviction,
      'ky-trafficking-expungement',
    ]),
    toldOn(marijuanaGuide, 'File with the clerk of the court that convicted you.', undefined, voiding),
    toldOn(statutes, 'File in the juvenile court that heard the case.', undefined, [
      'ky-juvenile-expungement',
      'ky-juvenile-dismissed-before-2017',
    ]),
  ],
  copiesAndService: [
    toldOn(
      statutes,
      'The clerk tells the prosecutor. For felonies the prosecutor tells any victim.',
      undefined,
      felony,
    ),
    toldOn(statutes, 'The court tells the county attorney and any victim.', undefined, misdemeanor),
  ],
  hearing: [
    toldOn(
      statutes,
      'A misdemeanor petition has a hearing, at least 30 days after you file.',
      undefined,
      misdemeanor,
    ),
    toldOn(
      statutes,
      'If the prosecutor does not object, the judge may undo a felony without a hearing.',
      undefined,
      felony,
    ),
    toldOn(
      'https://print.casetext.com/case/fisher-v-commonwealth-2005',
      'If the judge says no, you may appeal.',
      undefined,
      ['ky-misdemeanor-expungement'],
    ),
  ],
  howLong: [
    toldOn(
      blog,
      'The certificate can take up to 60 days. File within 30 days after you get it.',
      courts,
      conviction,
    ),
    toldOn(statutes, 'For a felony the hearing is within 120 days after you file.', undefined, felony),
    toldOn(
      statutes,
      'Offices must report to the court within 60 days that a dismissed case was expunged.',
      undefined,
      noConviction,
    ),
  ],
  checkIt: [
    told(
      'Cases dismissed for good or won since July 15, 2020 go by themselves after 30 days. If yours still shows, ask the clerk.',
      courts,
    ),
    told('If it did not happen by itself, file the petition. It is free.', defenders, noConviction),
  ],
  employers: [
    toldOn(
      statutes,
      'After an expungement you need not tell of the case on any application for a job or credit.',
    ),
    toldOn(
      'https://www.lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_533-258',
      'You need not list a “dismissed-diverted” charge on an application, unless federal law says so.',
      undefined,
      ['ky-diversion-expungement'],
    ),
  ],
  cautions: [
    told('Convictions never fall off by themselves. You have to ask.', defenders),
    toldOn(
      kenton,
      'The certificate is good for 30 days only. Have your signature notarized.',
      undefined,
      conviction,
    ),
    toldOn(
      notes,
      'If you are not a citizen, talk to a lawyer first. Immigration offices may still count the case.',
    ),
  ],
  whoStillSeesIt: [
    toldOn(
      statutes,
      'Prosecutors may keep a closed record of an expunged felony for their own work.',
      undefined,
      felony,
    ),
    toldOn(statutes, 'Child and family services keep their files.', undefined, noConviction),
  ],
  afterwards: [
    toldOn(
      statutes,
      'After a felony is expunged you may register to vote, if nothing else stands in the way.',
      undefined,
      felony,
    ),
    told('By an order of 2019, many people may vote again once the sentence is over.', order, ['ky-vote']),
  ],
  cleanSlate: [
    told(
      'Kentucky expunges a case by itself if you were found not guilty, or if it was dismissed for good, since July 15, 2020. It takes 30 days.',
      courts,
      ['ky-automatic-expungement'],
    ),
    told(
      'A first drug possession can be voided as soon as the sentence is over, but you have to ask.',
      firstPossession,
      ['ky-void-possession'],
    ),
  ],
  help: [
    {
      name: 'Clean Slate Kentucky (public defenders)',
      kind: 'public defender',
      url: defenders,
      what: 'Guides and training on expungement from the Department of Public Advocacy.',
      cost: 'free',
    },
    {
      name: 'Kentucky Legal Aid',
      url: 'https://www.klaid.org/faq',
      kind: 'legal aid',
      what: 'Free legal aid.',
      phone: '866-452-9243',
      cost: 'free if you have little money',
      area: 'The south and west of the state',
      hours: 'Monday to Thursday, 8:30 a.m. to 6 p.m., Central time',
    },
    {
      name: 'Kentucky Justice Online',
      url: 'https://www.kyjustice.org/help-near-you',
      kind: 'legal aid',
      what: 'Finds the legal aid office for your county.',
      cost: 'free',
      readOn: 'http://kyjustice.org/selfhelpforms',
    },
    {
      name: 'Legal Aid of the Bluegrass',
      url: 'https://lablaw.org',
      kind: 'legal aid',
      what: 'Free legal aid. It writes about expungement.',
      cost: 'free if you have little money',
      area: 'The north and center of the state',
      readOn: 'https://lablaw.org/taxonomy/term/2?page=1',
    },
  ],
};
