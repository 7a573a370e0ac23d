import { type CourtForm, type Guide, told, toldOn } from '../../place/guide.ts';
import { official } from './cites.ts';
import { erased, freeAfterCourt, hearing, hidden, neverThese, stillSeen, whereToExpunge } from './how.ts';

const dps = 'https://www.dps.texas.gov/section/crime-records/fingerprinting-services';
const expunction = 'https://www.texasxpunction.com/expunction';
const lawHelp = 'https://texaslawhelp.org/';
const expunctionForms = `${lawHelp}checklist/instructions-forms-completing-petition-expunction-criminal-records`;
const afterConviction = `${lawHelp}article/nondisclosure-procedure-conviction-certain-misdemeanors-under-section-4110735`;
const afterDeferral = `${lawHelp}article/nondisclosure-procedure-deferred-adjudication-felonies-and-certain-misdemeanors-under-section`;
const overview =
  'https://pdfslide.us/documents/an-overview-of-orders-of-nondisclosure-oca-overview-of-orders-of-nondisclosure.html';
const jefferson = 'https://co.jefferson.tx.us/cclerk/Courts/Misdemeanor/Filing-Petition-for-Non-Disclosure';
const courtCosts = `${lawHelp}article/court-fees-and-fee-waivers`;
const petition = official('GV', '411.0745');
const afterOrder = official('GV', '411.075');
const juvenileRequest = official('FA', '58.256');

const expunctions = [
  'tx-expunction-acquittal',
  'tx-expunction-program',
  'tx-expunction-no-charges',
  'tx-expunction-dismissed',
  'tx-expunction-class-c-deferred',
  'tx-expunction-pardon',
  'tx-expunction-unlawful-carrying',
];

/** The Office of Court Administration has a model for each section. */
const modelUnder = (section: string, relief: string, source = overview): CourtForm => ({
  name: `Petition for Order of Nondisclosure under section ${section}, the state’s model`,
  url: 'https://www.txcourts.gov/programs-services/nondisclosures/',
  demanded: 'not known',
  for: [relief],
  readOn: source,
});

const models: readonly CourtForm[] = [
  modelUnder('411.0725', 'tx-nondisclosure-deferred', afterDeferral),
  modelUnder('411.0726', 'tx-nondisclosure-deferred-dwi'),
  modelUnder('411.0727', 'tx-nondisclosure-veterans-court'),
  modelUnder('411.0728', 'tx-nondisclosure-trafficking'),
  modelUnder('411.0729', 'tx-nondisclosure-reemployment'),
  modelUnder(
    '411.073',
    'tx-nondisclosure-probation',
    'https://marriage.texaslawhelp.org/article/nondisclosure-procedure-for-community-supervision-following-conviction-for-certain-misdemeanors',
  ),
  modelUnder('411.0731', 'tx-nondisclosure-dwi-probation'),
  modelUnder('411.0735', 'tx-nondisclosure-conviction', afterConviction),
  modelUnder('411.0736', 'tx-nondisclosure-dwi-conviction'),
];

const nondisclosures = models.flatMap((model) => model.for);
const youth = ['tx-juvenile-application'];

export const guide: Guide = {
  ownRecord: [
    told(
      'You have a right to your Texas record. Have your fingerprints taken for the Department of Public Safety (DPS). Book online or call 1-888-467-2080. For other states ask the FBI.',
      dps,
    ),
    told(
      'Ask the court clerk for the dismissal, discharge or judgment. The reason for a dismissal matters.',
      official('CR', '55A.053'),
    ),
  ],
  forms: [
    ...models,
    {
      name: 'Letter to ask for an order under section 411.072, the state’s model',
      url: 'https://www.txcourts.gov/programs-services/nondisclosures/',
      demanded: 'no',
      for: ['tx-nondisclosure-first-misdemeanor'],
      readOn: overview,
    },
    {
      name: 'Petition for Expunction of Criminal Records, by TexasLawHelp',
      url: expunctionForms,
      demanded: 'no',
      for: ['tx-expunction-no-charges', 'tx-expunction-dismissed', 'tx-expunction-program'],
      readOn: expunctionForms,
    },
    {
      name: 'Statement of Inability to Afford Payment of Court Costs',
      url: 'https://www.txcourts.gov/rules-forms/forms/',
      demanded: 'not known',
      for: [...expunctions, ...nondisclosures],
      waiver: true,
      readOn: courtCosts,
    },
  ],
  withoutForm: [
    told(
      'We found no state form. You swear to the petition. It gives your name, sex, race, birth date, license and Social Security number, and your address then. It names the offense and its day, the arrest with its day and place, the case number and court, and each office with a file. Say why if you leave one out.',
      official('CR', '55A.253'),
      [
        'tx-expunction-acquittal',
        'tx-expunction-class-c-deferred',
        'tx-expunction-pardon',
        'tx-expunction-unlawful-carrying',
      ],
    ),
    told('We found no form. Write to the court, and swear to it.', official('AL', '106.12'), [
      'tx-expunction-minor-alcohol',
    ]),
    told('We found no form. A letter with what the steps name will do.', juvenileRequest, [
      'tx-juvenile-application',
    ]),
  ],
  fees: [
    told('DPS record: $10 for fingerprints and $15 for the record.', dps),
    told(`Nondisclosure: ${hidden.fee}`, petition, nondisclosures),
    told(`Expunction: ${erased.fee}`, official('CR', '102.0061'), expunctions),
    told(`Expunction: ${freeAfterCourt}`, official('CR', '55A.203'), ['tx-expunction-program']),
    told('Sealing a juvenile record is free.', juvenileRequest, youth),
  ],
  feeWaiver: [
    told(
      'File a Statement of Inability to Afford Payment of Court Costs. If you get SNAP, TANF, SSI or Medicaid, say so: you then count as unable to pay. Else show that the fee would leave you without what you need to live.',
      courtCosts,
    ),
  ],
  whereToFile: [
    told(whereToExpunge, official('CR', '55A.251'), expunctions),
    told(
      'Nondisclosure: the court that handled the case. You may file in person, online or by mail.',
      petition,
      nondisclosures,
    ),
    told('Write to the court of the case.', official('AL', '106.12'), ['tx-expunction-minor-alcohol']),
    told('Juvenile: the juvenile court of the county.', juvenileRequest, youth),
  ],
  copiesAndService: [
    told(
      'Nondisclosure: the court tells the prosecutor. You need not send copies.',
      petition,
      nondisclosures,
    ),
    told(
      'Expunction: the clerk tells each office on your list. List all that may have a file, with their e-mail addresses: to write to them by e-mail is free.',
      official('CR', '55A.254'),
      expunctions,
    ),
  ],
  hearing: [
    told(`Nondisclosure: ${hearing}`, petition, nondisclosures),
    told('Some courts set no day by themselves. Ask the clerk if you must ask for one.', jefferson),
    told(`Expunction: ${erased.steps[3]}`, official('CR', '55A.251'), expunctions),
    told(
      'If the judge says no, you may appeal.',
      'https://law.justia.com/cases/texas/third-court-of-appeals/2009/18388.html',
      expunctions,
    ),
  ],
  howLong: [
    told(
      'After an order of nondisclosure, the clerk has 15 business days to send it to DPS. DPS has 10 more to seal its record.',
      afterOrder,
      [...nondisclosures, 'tx-nondisclosure-first-misdemeanor'],
    ),
    told(
      'In most cases the clerk destroys the expunction file a year after the order, but keeps the order. Keep your copy.',
      official('CR', '55A.356'),
      expunctions,
    ),
  ],
  checkIt: [
    told(
      'Order your DPS record again and see if the case is gone. If not, ask the clerk if the order was sent.',
      dps,
    ),
    told(
      'DPS also sends the order to firms that buy its records. If one still shows your case, send it the order.',
      afterOrder,
    ),
  ],
  employers: [told(hidden.effect, afterConviction), toldOn(expunction, `After expunction: ${erased.effect}`)],
  cautions: [
    told('An order of nondisclosure is for one offense. Ask for one for each.', afterDeferral),
    told(neverThese, official('CR', '55A.051')),
    told(hidden.limits[1], official('GV', '411.0765')),
  ],
  whoStillSeesIt: [
    told(stillSeen, official('GV', '411.0765')),
    toldOn(expunction, 'After expunction nobody may release or use it.'),
  ],
  afterwards: [toldOn(expunction, erased.limits[0])],
  cleanSlate: [
    told(
      'Only a first deferred misdemeanor of certain kinds is sealed without a petition. Ask the court whether it was done.',
      official('GV', '411.072'),
    ),
    told('Many juvenile records are sealed at 19 without asking.', official('FA', '58.253')),
    toldOn(
      'https://www.tpr.org/government-politics/2025-08-27/after-abbott-vetoed-routine-judicial-system-changes-texas-senate-moves-bill-forward',
      'A 2025 law that would have made courts expunge after pretrial programs was vetoed.',
    ),
  ],
  help: [
    {
      name: 'TexasLawHelp',
      url: `${lawHelp}checklist/selecting-appropriate-procedure-requesting-order-nondisclosure`,
      kind: 'legal aid',
      what: 'Guides and forms for nondisclosure and expunction, step by step.',
      cost: 'free',
    },
    {
      name: 'Texas RioGrande Legal Aid',
      url: 'https://www.trla.org/about/frequently-asked-questions-faq',
      kind: 'legal aid',
      what: 'Civil legal help. Ask if it can take your case.',
      phone: '888-988-9996',
      cost: 'free if you have little money',
      languages: ['English', 'Spanish'],
      area: 'South, Central and West Texas',
      readOn: 'https://github.com/eccsolutions/Access-To-Justice',
    },
    {
      name: 'Lone Star Legal Aid',
      url: 'https://lonestarlegal.org/news/2020/05/lsla-awarded-grant-tajf-rural-texas',
      kind: 'legal aid',
      what: 'Helps people to seal, expunge or correct records.',
      cost: 'free if you have little money',
      area: 'East Texas and the Gulf Coast',
    },
    {
      name: 'Texas Law Expunction Project',
      url: 'https://law.utexas.edu/probono/opportunities/support-parents-education-advocacy-and-knowledge-speak-project-session-1-with-include-project-3-2-2-3-2-2-2-4/',
      kind: 'law school',
      what: 'Law students see if a record can be expunged or sealed.',
      cost: 'free',
      area: 'Austin',
    },
  ],
};
