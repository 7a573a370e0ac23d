import { type CourtForm, type Guide, told, toldOn } from '../../place/guide.ts';
import { textOf } from './cites.ts';
import {
  automaticYears,
  bureau,
  eachCounty,
  motionFee,
  motionSteps,
  newConviction,
  orderRecord,
  sealed,
  sealMyCase,
  undoingMotion,
} from './how.ts';

/** The Colorado Bureau of Investigation’s own search. */
const ownRecord = 'https://www.cbirecordscheck.com/';

const clearinghouse = 'https://cleanslateclearinghouse.org/policies/co-c-17/';
const denver = 'https://www.denvercountycourt.org/sealing-criminal-convictions/';
const denverYouth = 'https://www.denvercountycourt.org/expunging-a-juvenile-record/';
const denverCity =
  'https://www.denvercountycourt.org/instructions-to-seal-criminal-conviction-records-municipal-offenses/';
const lawyers = 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado';
const simplified = 'https://www.courts.state.co.us/Self_Help/recordsothersimplified/';
const courtQuestions = 'https://abcdocz.com/doc/202233/frequently-asked-questions-about-how-to-seal-my-case';
const formsAndFees = 'https://shouselaw.com/?p=67877';
const courtGuides = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const filingNotes =
  'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/2b7d067237b68d282035310f3f43fede29e8d83d/data/record-clearing/legal-design-intake/CO.memo.json';

const form = (number: string, name: string, source: string, reliefs: readonly string[]): CourtForm => ({
  number,
  name,
  url: sealMyCase,
  demanded: 'not known',
  for: reliefs,
  readOn: source,
});

const motions = [
  'co-conviction-motion',
  'co-misdemeanor-exception',
  'co-multiple-convictions',
  'co-sealed-with-case',
  'co-trafficking',
  'co-pardoned',
  'co-legal-today',
];
const youth = ['co-juvenile', 'co-juvenile-petition'];
const elsewhere = ['co-arrest-petition', 'co-underage-driving', 'co-juvenile-petition'];

/** What a court orders because somebody asked. */
const ordered = [
  ...motions,
  'co-trafficking-vacated',
  'co-municipal',
  'co-municipal-second-chance',
  'co-no-conviction-motion',
  'co-arrest-petition',
];
const cleanSlate = ['co-clean-slate', 'co-clean-slate-felony'];
const convictionsSealed = [...cleanSlate, ...motions];

export const guide: Guide = {
  ownRecord: [
    told(motionSteps[0], ownRecord),
    told(
      'Online it costs about $6 and comes at once. By mail it costs $13 and takes 3 days and the mail.',
      ownRecord,
    ),
    told(
      'CBI lists arrests with fingerprints in Colorado. Sealed and youth records are not on it.',
      ownRecord,
    ),
  ],
  forms: [
    form('JDF 612', 'Motion to Seal Conviction Records, with JDF 613, 614 and 615', formsAndFees, [
      'co-conviction-motion',
      'co-misdemeanor-exception',
      'co-sealed-with-case',
      'co-trafficking',
    ]),
    form('JDF 641', 'Motion to Seal Multiple Conviction Records, with order JDF 642', formsAndFees, [
      'co-multiple-convictions',
    ]),
    form('JDF 683', 'Petition to Seal Municipal Conviction Records, with order JDF 686', filingNotes, [
      'co-municipal',
      'co-municipal-second-chance',
    ]),
    form('JDF 680', 'Motion to Seal Conviction Records (Pardoned), with order JDF 681', filingNotes, [
      'co-pardoned',
    ]),
    form(
      'JDF 2371',
      'Motion to Seal Conviction Records: Conduct No Longer Prohibited, with order JDF 2374',
      filingNotes,
      ['co-legal-today'],
    ),
    form('JDF 477', 'Motion to Seal Criminal Justice Records, with order JDF 478', simplified, [
      'co-no-conviction',
      'co-no-conviction-motion',
    ]),
    form('JDF 417', 'Petition to Seal Arrest Records, with JDF 418, 419 and 435', formsAndFees, [
      'co-arrest-petition',
      'co-arrest',
    ]),
    form('JDF 2363', 'Request for a hearing if the prosecutor objects', filingNotes, [
      'co-clean-slate',
      'co-clean-slate-felony',
    ]),
    form('JDF 302', 'Petition to expunge a youth record', formsAndFees, youth),
    form('JDF 305', 'Petition to expunge driving after a drink under 21', formsAndFees, [
      'co-underage-driving',
    ]),
    {
      ...form('JDF 205', 'Motion to File without Payment, with the top part of JDF 206', simplified, [
        'co-conviction-motion',
        'co-misdemeanor-exception',
        'co-multiple-convictions',
        'co-sealed-with-case',
        'co-municipal',
        'co-municipal-second-chance',
        'co-arrest-petition',
      ]),
      waiver: true,
    },
  ],
  withoutForm: [
    told(`We found no form for undoing a conviction. ${undoingMotion}`, textOf('18-1-410.7'), [
      'co-trafficking-vacated',
    ]),
  ],
  fees: [
    told(motionFee, clearinghouse, motions),
    told('Expunging a youth record is free.', 'https://cleanslateclearinghouse.org/policies/co-ar-9/', youth),
    told('Sealing a case without a conviction is free.', textOf('24-72-705'), [
      'co-no-conviction',
      'co-no-conviction-motion',
    ]),
  ],
  feeWaiver: [
    told(
      'Fill in form JDF 205 and the top part of JDF 206, and file them with your motion. The court decides.',
      simplified,
      [...motions, 'co-municipal', 'co-municipal-second-chance', 'co-arrest-petition'],
    ),
  ],
  whereToFile: [
    told('File in the court that convicted you.', textOf('18-1-410.7'), ['co-trafficking-vacated']),
    told(motionSteps[2], textOf('24-72-706'), motions),
    told(eachCounty, textOf('24-72-709'), ['co-multiple-convictions']),
    told('File a petition in the district court of the county.', denverCity, [
      'co-municipal',
      'co-municipal-second-chance',
    ]),
    told('File in the case itself.', simplified, ['co-no-conviction-motion', 'co-no-conviction']),
    told('Ask the clerk of the court of the county where to file.', sealMyCase, elsewhere),
  ],
  copiesAndService: [
    told('Give the prosecutor a copy of your motion.', textOf('24-72-706'), motions),
    toldOn(
      courtQuestions,
      'When the judge has signed, see that CBI and each office on your list get a copy of the order. Who has none may not seal its file.',
      undefined,
      ordered,
    ),
    told('CBI takes the order by mail or fax, by e-mail or at its office. It is free.', bureau, ordered),
  ],
  hearing: [
    told(motionSteps[3], textOf('24-72-706'), motions),
    toldOn(
      courtQuestions,
      'If a hearing is set, go. If you do not, the judge may say no.',
      undefined,
      ordered,
    ),
    toldOn(courtGuides, 'If the judge says no, you must wait 1 year before you ask again.', undefined, [
      'co-conviction-motion',
      'co-misdemeanor-exception',
    ]),
    told(
      'If the judge says no, you may ask again after 12 months if you have something new to show.',
      textOf('19-1-306'),
      ['co-juvenile-petition'],
    ),
  ],
  howLong: [
    told(
      'When a case ends without a conviction, the court is to send out the order within 28 days.',
      textOf('24-72-705'),
      ['co-no-conviction'],
    ),
    told(
      'For what is legal today, the prosecutor has 42 days to object.',
      'https://cleanslateclearinghouse.org/policies/co-c-20/',
      ['co-legal-today'],
    ),
    told(
      'A youth case in Denver is expunged 42 days after it ends if nobody objects. The offices then take about 35 days.',
      denverYouth,
      youth,
    ),
  ],
  checkIt: [
    told(orderRecord, ownRecord),
    told(
      'The state looks for cases by name and can miss yours. If it is still there, file a motion to seal.',
      textOf('13-3-117'),
      cleanSlate,
    ),
  ],
  employers: [
    told(
      'Most employers and schools may not ask about a sealed record. You may answer that there is none.',
      'https://cleanslateclearinghouse.org/policies/co-c-20/',
    ),
    told(
      'No private employer may ask about your record on a first application. They may still look up what is public.',
      'https://cdle.colorado.gov/interpretive-notice-formal-opinion-info-8',
    ),
    told('Of an expunged youth case you may say that it never happened.', denverYouth, youth),
  ],
  cautions: [
    told('You can file to seal a case once in 12 months.', denver, motions),
    told(
      'If a case has more than one conviction, it is sealed only if each of them can be.',
      denver,
      convictionsSealed,
    ),
    told(newConviction, denver, convictionsSealed),
  ],
  whoStillSeesIt: [told(sealed.limits[0], denver)],
  afterwards: [told(sealed.effect, clearinghouse), told(sealed.limits[1], denver)],
  cleanSlate: [
    told(
      `Since July 1, 2024 the state seals many convictions by itself. It takes ${automaticYears}. Since July 1, 2025 it seals other felonies too, after 10 years. Crimes with a victim on the state’s list are left out.`,
      lawyers,
    ),
  ],
  help: [
    {
      name: 'Expunge Colorado',
      url: 'https://expungecolorado.org/faq',
      kind: 'group',
      what: 'Clinics with volunteer lawyers. They help with sealing and pay the court’s fees.',
      cost: 'free',
      readOn: 'https://www.the1891-cwba.org/post/record-sealing-through-expunge-colorado',
    },
    {
      name: 'Self-help centers of the courts',
      url: sealMyCase,
      kind: 'court',
      what: 'Each courthouse has one. They explain forms and steps, but give no legal advice.',
      cost: 'free',
      readOn: 'http://remerg.com/legal.html',
    },
    {
      name: 'Colorado Legal Services',
      url: 'https://www.coloradolegalservices.org/node/1/what-we-do',
      kind: 'legal aid',
      what: 'Lawyers for civil problems. The number is that of the Denver office. Ask if your office helps with sealing.',
      phone: '303-837-1313',
      cost: 'free if you have little money',
      readOn: 'https://www.asinglemother.org/legal-help-for-single-mothers-in-colorado/',
    },
    {
      name: 'Clean Slate Colorado',
      url: 'https://cleanslateco.org/new-dropdown',
      kind: 'group',
      what: 'Explains what the state seals by itself.',
      cost: 'free',
    },
  ],
};
