import { type CourtForm, type Guide, told, toldOn } from '../../place/guide.ts';
import { address, bureauPage, courtsPage } from './cites.ts';
import {
  afterOrder,
  askForCertificate,
  bureauForms,
  certificateCautions,
  goodFor,
  ifRefused,
  mayDeny,
  notTheNews,
  stillSeen,
  whereToFile,
} from './how.ts';

const courtForms = 'https://www.utcourts.gov/en/self-help/case-categories/criminal-justice/expunge.html';
const juvenile = 'https://www.utcourts.gov/en/self-help/case-categories/criminal-justice/juvenile.html';
const feeWaivers = 'https://www.utcourts.gov/resources/forms/waiver/index.html';
const aboutFees =
  'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you';
const countyGuide = 'https://www.slco.org/cji/expungement-guide/before-you-begin/';
const certificateRule = 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4';
const murray = 'https://www.murray.utah.gov/1818/Expungement-Information';
const countyAnswers = 'https://www.slco.org/cji/expungement-guide/response/';
const cleanSlate = 'https://bci.utah.gov/clean-slate-expungement';
const notes = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';

const withCertificate = ['ut-no-conviction-petition', 'ut-conviction-petition', 'ut-case-petition'];

const youth = ['ut-juvenile-petition', 'ut-juvenile-no-finding', 'ut-juvenile-adjustment'];

/** The courts hand out all their forms on one page. */
const courtForm = (rest: Omit<CourtForm, 'url' | 'demanded'>): CourtForm => ({
  url: courtForms,
  demanded: 'not known',
  ...rest,
});

const bySelf = [
  'ut-automatic-no-conviction',
  'ut-clean-slate',
  'ut-traffic-deletion',
  'ut-traffic-no-conviction',
];
/** What a court decides because somebody asked. */
const petitions = [
  ...withCertificate,
  'ut-traffic-petition',
  'ut-cannabis-petition',
  'ut-trafficking-vacatur',
  'ut-older-pardon-expungement',
];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the Bureau of Criminal Identification (BCI). To learn what was cleared by itself, send it fingerprints and $15.',
      cleanSlate,
    ),
    toldOn(
      'https://www.colorado.gov/pacific/cbi/utah-information',
      'BCI is at 3888 West 5400 South, Salt Lake City. Bring a photo ID, or call 801-965-4445.',
      'https://bci.utah.gov/criminal-records/',
    ),
  ],
  forms: [
    {
      name: 'BCI’s application for a certificate of eligibility',
      url: bureauForms,
      demanded: 'yes',
      for: withCertificate,
      readOn: certificateRule,
    },
    {
      name: 'BCI’s application after a pardon',
      url: bureauForms,
      demanded: 'not known',
      for: ['ut-older-pardon-expungement'],
      readOn: bureauForms,
    },
    courtForm({
      name: 'Petition packet with a certificate, or with a special certificate',
      for: withCertificate,
      readOn: murray,
    }),
    courtForm({
      number: '1002EX',
      name: 'Petition to Expunge Records (Traffic Conviction), with order 1022EX',
      for: ['ut-traffic-petition'],
      readOn: notes,
    }),
    courtForm({
      number: '1003EX',
      name: 'Petition to Expunge Records (Cannabis Conviction), with order 1023EX',
      for: ['ut-cannabis-petition'],
      readOn: notes,
    }),
    {
      name: 'Motion to Waive Fees, with an order for the judge',
      url: feeWaivers,
      demanded: 'yes',
      for: [...withCertificate, 'ut-traffic-petition', 'ut-cannabis-petition'],
      waiver: true,
      readOn: feeWaivers,
    },
    {
      name: 'Petition to expunge a juvenile record',
      url: juvenile,
      demanded: 'not known',
      for: youth,
      readOn: juvenile,
    },
    {
      name: 'Application for a pardon',
      url: 'https://bop.utah.gov/pardon_process/',
      demanded: 'not known',
      for: ['ut-pardon'],
      readOn: 'https://bop.utah.gov/pardon_process/',
    },
  ],
  withoutForm: [
    told('We found no form. A lawyer files for post-conviction relief.', address('78B-9-104'), [
      'ut-trafficking-vacatur',
    ]),
    told('We could not confirm the form. Ask the clerk of the juvenile court.', address('80-6-1004.2'), [
      'ut-juvenile-vacatur',
    ]),
  ],
  fees: [
    told(
      'BCI charges $65 to apply, and $65 for each case with a conviction or a plea in abeyance. Other certificates are free.',
      bureauPage,
      withCertificate,
    ),
    told(
      'The court charges a filing fee for each case: $150 by a guide of Salt Lake County. It can be waived for people with little income. Certified copies of the order cost about $25 a case.',
      countyGuide,
      petitions,
    ),
  ],
  feeWaiver: [
    told(
      'BCI: say on the form that you cannot pay, and send the first two pages of the court’s motion to waive fees. You still pay to apply, but the certificate may be free.',
      certificateRule,
      withCertificate,
    ),
    told(
      'Court: file a Motion to Waive Fees with your petition. If you get SNAP, Medicaid, SSI or TANF, or earn little, you fill in only two pages.',
      feeWaivers,
      petitions,
    ),
    told('If the judge says no, you have 30 days to pay.', murray, petitions),
  ],
  whereToFile: [
    told(askForCertificate, bureauPage, withCertificate),
    told(whereToFile, address('77-40a-305'), [
      ...withCertificate,
      'ut-traffic-petition',
      'ut-cannabis-petition',
    ]),
    told('In the district court that had your case.', address('78B-9-104'), ['ut-trafficking-vacatur']),
    told('You need no court: apply to BCI.', bureauForms, ['ut-older-pardon-expungement']),
    told('In the juvenile court that had your case.', juvenile, [...youth, 'ut-juvenile-vacatur']),
  ],
  copiesAndService: [
    told(
      'Sign only the petition. The other papers in the packet are for the prosecutor and the judge to sign.',
      murray,
      petitions,
    ),
    told(
      'Ask the clerk if the court sends your petition to the prosecutor or if you must.',
      'https://www.slco.org/cji/expungement-guide/petition/submit-petition/',
      petitions,
    ),
    told(afterOrder, address('77-40a-401'), petitions),
    told('In a juvenile case the court tells the other offices itself.', juvenile, youth),
  ],
  hearing: [
    told(
      'If nobody objects in 60 days, the judge may decide without a hearing. If a hearing is set, go to it.',
      countyAnswers,
      petitions,
    ),
    told(
      'Follow your case on the courts’ MyCase page each week. The court may write to your old lawyer and not to you.',
      countyAnswers,
      petitions,
    ),
  ],
  howLong: [
    told('Plan about 6 months for all of it.', countyGuide, withCertificate),
    toldOn(
      aboutFees,
      'BCI says 1 to 2 months. In 2023 people waited over 5 months for it.',
      undefined,
      withCertificate,
    ),
    told(goodFor, 'https://www.slco.org/cji/expungement-guide/eligibility/', withCertificate),
    told('After you file, the prosecutor and victims have up to 60 days.', countyAnswers, petitions),
  ],
  checkIt: [
    told(
      'Nobody writes to you when a case is cleared by itself. Look it up in the courts’ online search, or ask BCI.',
      'https://www.cleanslateutah.org/stay-informed',
      bySelf,
    ),
    toldOn(
      'https://www.rasa-legal.com/blog/bci-processing-updates/',
      'BCI can take longer than the court. A case may be gone at the court and still be on your state record.',
    ),
  ],
  employers: [
    told(mayDeny, courtsPage),
    told(
      'The state, cities, counties and schools may not ask about what was expunged, or about convictions before a first interview. Police jobs, courts and work with children are different.',
      address('34-52-201'),
    ),
  ],
  cautions: [
    told(
      ifRefused,
      'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-5',
      withCertificate,
    ),
    told(certificateCautions[1], 'https://santaquin.org/justice/page/expungements', withCertificate),
    told(
      'Your case must be closed in all its parts before you apply.',
      'https://santaquin.org/justice/page/expungements',
      withCertificate,
    ),
    told(
      'You need a petition of its own for each certificate.',
      'https://www.slco.org/cji/expungement-guide/petition/submit-petition/',
      withCertificate,
    ),
  ],
  whoStillSeesIt: [told(stillSeen, address('77-40a-403')), told(notTheNews, courtsPage)],
  afterwards: [told('BCI also sends the order to the FBI.', address('77-40a-401'))],
  cleanSlate: [
    told(
      'Since January 1, 2026 the court again clears small convictions by itself. It also clears cases found not guilty or dismissed for good (“with prejudice”).',
      address('77-40a-204'),
    ),
    told(
      'You may file a petition if the court has not done it. You cannot sue over a case it missed.',
      address('77-40a-201'),
    ),
  ],
  help: [
    {
      name: 'Utah Legal Services',
      url: 'https://www.utahlegalservices.org/node/16/who-qualifies-get-help-utah-legal-services',
      kind: 'legal aid',
      what: 'Legal aid. Ask if it can take your case.',
      phone: '801-328-8891',
      cost: 'free if you have little money',
      languages: ['English', 'Spanish'],
      hours: 'Weekdays, 9 a.m. to 2 p.m.',
    },
    {
      name: 'Clean Slate Utah',
      url: 'https://www.cleanslateutah.org/stay-informed',
      kind: 'group',
      what: 'What the court clears by itself, and how to check.',
      cost: 'free',
    },
    {
      name: 'Utah Courts',
      url: courtForms,
      kind: 'court',
      what: 'Forms and steps. The Self-Help Center answers by phone and knows free legal help near you.',
      phone: '888-683-0009',
      cost: 'free',
      readOn: 'http://www.sunadvocate.com/print.php?tier=1&article_id=15051&poll=269&vote=results',
    },
    {
      name: 'Board of Pardons and Parole',
      url: 'https://bop.utah.gov/pardon_process/',
      kind: 'office',
      what: 'Pardon forms, and a clinic that helps with them.',
    },
  ],
};
