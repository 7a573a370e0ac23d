import { type Guide, told, toldOn } from '../../place/guide.ts';
import * as how from './how.ts';

const courts = 'https://tncourts.gov/node/7163651';
const tbi = 'https://www.tn.gov/tbi/divisions/cjis-division/diversions-expungements.html';
const prosecutor = 'https://tennesseeda.gov/district-13/expungement';
const countyGuide = 'https://ctas.tennessee.edu/node/1161/printable/print';
const board = 'https://www.tn.gov/bop/agency-services/executive-clemency-unit.html';
const sullivan = 'https://sullivancountyda.com/expungement/';
const blog = 'https://www.tennadvocate.com/new-blog-thelaw101/expungment';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const youthFindings = 'https://cleanslateclearinghouse.org/policies/tn-cr-1/';
const youthDismissed = 'https://cleanslateclearinghouse.org/policies/tn-cr-8/';
const recordFee = 'https://lawserver.com/law/state/new-hampshire/nh-statutes/tennessee_code_38-6-120';
const rights = 'https://tncriminaldefenseattorney.com/home/restoring-civil-rights-post-conviction';
const certificate =
  'https://www.millermartin.com/in-depth/alerts/what-is-a-tennessee-certificate-of-employability/';

const free = ['tn-dismissal-expunction'];
const diversion = ['tn-pretrial-diversion', 'tn-judicial-diversion'];
const throughProsecutor = [
  'tn-conviction-expunction',
  'tn-illegal-voting',
  'tn-after-recovery-court',
  'tn-expunction-after-pardon',
];
const youth = ['tn-juvenile-diversion', 'tn-juvenile-misdemeanors', 'tn-juvenile-finding'];

export const guide: Guide = {
  ownRecord: [
    toldOn(
      recordFee,
      'The Tennessee Bureau of Investigation (TBI) sells a check of its records by name for 29 dollars.',
    ),
    told('Ask the court clerk for your file and its docket number. You need them for any request.', courts),
    toldOn(
      sullivan,
      'For a conviction, get a certified copy of it from the clerk. Also get proof that all costs are paid.',
      undefined,
      throughProsecutor,
    ),
  ],
  forms: [
    {
      name: 'Sample request for expungement, on the courts’ page',
      url: courts,
      demanded: 'no',
      for: free,
      readOn: courts,
    },
  ],
  withoutForm: [
    told('There is no state form that you must use. Many clerks have their own sheet.', courts, free),
    toldOn(
      notes,
      'There is no state form. Write a short petition to the court that had the case, with its docket number, each charge and how it ended.',
      undefined,
      [...diversion, 'tn-arrest-without-file', 'tn-segregation-protest'],
    ),
    toldOn(
      notes,
      'Use the TBI’s form BI-0334, Removal of Criminal Offender Record. Ask the clerk for it. You, the district attorney and the judge sign it.',
      undefined,
      ['tn-partial-removal'],
    ),
    toldOn(
      notes,
      'The judge signs the TBI’s form BI-0333, the order of expungement. Ask the clerk who fills it in.',
      undefined,
      [...free, ...diversion, 'tn-conviction-expunction'],
    ),
    toldOn(notes, how.prosecutorPrepares, undefined, [...throughProsecutor, 'tn-trafficking-expunction']),
    told('The juvenile court clerk has a model motion that you can fill in.', youthFindings, youth),
  ],
  fees: [
    told(
      'Free for dismissed charges, nolle prosequi, no true bill, not guilty and arrests without a charge.',
      tbi,
      free,
    ),
    toldOn(blog, how.clerkFee, prosecutor, [
      ...diversion,
      ...throughProsecutor,
      'tn-arrest-without-file',
      'tn-trafficking-expunction',
    ]),
    told(
      'Youth cases after diversion are free. For other youth cases the law names no fee.',
      youthFindings,
      youth,
    ),
  ],
  feeWaiver: [
    toldOn(
      'https://legalatoms.com/tennessee/cost-to-expunge-a-record-in-tennessee-fees',
      'Some counties waive the clerk’s fee. Ask the clerk for a form to say that you cannot pay.',
    ),
  ],
  whereToFile: [
    told(
      'File in the court where the case was. It may be the general sessions court or a trial court.',
      courts,
      [...free, ...diversion, 'tn-partial-removal', 'tn-arrest-without-file', 'tn-segregation-protest'],
    ),
    toldOn(
      notes,
      'Start at the district attorney’s office of that county. Then file what it gives you with the clerk of the court that convicted you.',
      prosecutor,
      throughProsecutor,
    ),
    toldOn(notes, 'File in the court of your most recent conviction.', undefined, [
      'tn-trafficking-expunction',
    ]),
    told('File in the juvenile court that heard the case.', youthFindings, youth),
    told('Send a pardon application to the Board of Parole.', board, ['tn-pardon']),
  ],
  copiesAndService: [
    told(
      'If you want copies of the orders, bring an envelope with a stamp and your address for each charge.',
      courts,
      free,
    ),
    toldOn(
      notes,
      'The clerk sends the petition to the district attorney. You need not.',
      undefined,
      throughProsecutor,
    ),
  ],
  hearing: [
    told('For charges without a conviction you do not need to go to court.', courts, free),
    toldOn(
      notes,
      'For convictions the judge looks at what you and the district attorney send in.',
      undefined,
      throughProsecutor,
    ),
    toldOn(notes, how.twoYears, undefined, [
      'tn-conviction-expunction',
      'tn-illegal-voting',
      'tn-expunction-after-pardon',
      'tn-trafficking-expunction',
    ]),
  ],
  howLong: [
    toldOn(
      'https://github.com/saint1415/us-statutes',
      'For a conviction the judge must wait at least 61 days after the district attorney got the petition.',
      undefined,
      throughProsecutor,
    ),
    toldOn(
      'https://github.com/saint1415/us-statutes',
      'After the order, the clerk, the police and the TBI have 60 days to remove the record.',
    ),
  ],
  checkIt: [
    told(
      'Ask the TBI and the prison department whether they got the order. The courts send it, but papers get lost.',
      prosecutor,
    ),
    told('Call the TBI’s expungement unit at 615-744-4617 if a charge still shows.', tbi),
  ],
  employers: [
    toldOn(
      'https://github.com/saint1415/us-statutes',
      'After an expunction you may say that the arrest and the case never happened. That is not a lie under Tennessee law.',
    ),
    toldOn(
      certificate,
      'With this paper from a judge, an employer who hires you is safer from some lawsuits.',
      undefined,
      ['tn-employability'],
    ),
  ],
  cautions: [
    told('Nothing is expunged by itself. You have to ask, even after a dismissal or diversion.', prosecutor),
    toldOn(
      notes,
      'You can have convictions expunged only once. If you have more than two, get advice on which to choose.',
      undefined,
      ['tn-conviction-expunction'],
    ),
    toldOn(
      notes,
      'If you are not a citizen, or need a federal job or clearance, talk to a lawyer first. Federal files are not changed.',
    ),
    told(
      'If the case was “retired” or dismissed with costs, there are more steps. Ask the clerk.',
      courts,
      free,
    ),
  ],
  whoStillSeesIt: [
    told(
      'Police and prosecutors keep closed files for their own work. They may not show them to others.',
      countyGuide,
    ),
    toldOn(
      'https://github.com/saint1415/us-statutes',
      'The clerk keeps a closed file of an expunged conviction. A judge may use it if you are convicted again.',
      undefined,
      throughProsecutor,
    ),
  ],
  afterwards: [
    told('Keep a certified copy of the order. It is the only proof you will have.', prosecutor),
    told('A pardon alone erases nothing. You still have to ask for the expunction.', board, [
      'tn-pardon',
      'tn-expunction-after-pardon',
    ]),
    toldOn(
      rights,
      'Since May 2025 a court can give back the right to vote, apart from gun rights.',
      undefined,
      ['tn-citizenship'],
    ),
  ],
  cleanSlate: [
    told(
      'Tennessee clears no adult record by itself. You have to ask, even for a dismissed charge.',
      prosecutor,
    ),
    told(
      'The juvenile court expunges a dismissed youth case in the order that dismisses it.',
      youthDismissed,
      ['tn-juvenile-dismissed'],
    ),
  ],
  help: [
    {
      name: 'Help4TN helpline',
      url: 'https://www.help4tn.org',
      kind: 'legal aid',
      what: 'A free line for legal questions in Tennessee. A lawyer calls you back or says where to turn.',
      phone: '844-435-7486',
      cost: 'free',
      readOn: 'https://tncourts.gov/press/2023/04/05/%5Btitle-raw%5D',
    },
    {
      name: 'West Tennessee Legal Services',
      url: 'https://www.wtls.org',
      kind: 'legal aid',
      what: 'Free legal aid, with expungement clinics.',
      phone: '731-423-0616',
      cost: 'free if you have little money',
      area: 'The west of the state',
      readOn:
        'https://tncourts.gov/press/2024/03/27/supreme-court-access-justice-commission-host-free-expungement-clinic',
    },
    {
      name: 'University of Tennessee expungement clinic',
      url: 'https://law.utk.edu',
      kind: 'law school',
      what: 'Law students help people to clear their records.',
      phone: '865-974-6775',
      cost: 'free',
      area: 'Around Knoxville',
      readOn: 'https://tnvhc.org/expungement-clinics/',
    },
    {
      name: 'Legal Aid Society of Middle Tennessee and the Cumberlands',
      url: 'https://www.las.org',
      kind: 'legal aid',
      what: 'Free legal aid.',
      cost: 'free if you have little money',
      area: 'Nashville and the middle of the state',
      readOn: notes,
    },
  ],
};
