import { freeSearch, type Guide, told, toldOn } from '../../place/guide.ts';
import { file, mayDeny, noFiling, serve, stillSeen } from './how.ts';
import { lookUp } from './tasks.ts';

const instructions = 'https://a.arlawhelp.org/criminal-record-sealing/petition-to-seal-instructions';
const questions = 'https://a.arlawhelp.org/criminal-record-sealing/faqs-and-questions';
const procedure =
  'https://print.casetext.com/statute/arkansas-code-of-1987/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/subchapter-14-comprehensive-criminal-record-sealing-act-of-2013/section-16-90-1413-procedure-for-sealing-of-records';
const formsLaw =
  'https://getpocketlaw.com/law/state_arkansas/section-16-90-1414-uniform-petition-and-uniform-order-to-seal-records_cf35fe9b5b52';
const seenBy = 'https://law.uslawyerdatabase.com/16-90-1416-release-of-sealed-records';
const crimeCenter =
  'https://dps.arkansas.gov/crime-info-support/arkansas-crime-information-center/forms/criminal-history/';
const pardons =
  'https://doc.arkansas.gov/post-prison-transfer-board/executive-clemency/executive-clemency-applications/';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/arkansas-restoration-of-rights-pardon-expungement-sealing';
const feeLaw = 'https://cleanslateclearinghouse.org/policies/ar-c-8/';
const youthLaw =
  'https://legalfix.com/statutes/state-codes/arkansas/title-9/subtitle-3/chapter-27/subchapter-3/section-9-27-309';
const helpline = 'https://www.arlegalservices.org/helpline';

const sealed = [
  'ar-no-charges',
  'ar-dropped',
  'ar-first-offender',
  'ar-misdemeanor',
  'ar-dwi',
  'ar-felony',
  'ar-trafficking',
];
const youth = ['ar-juvenile-early', 'ar-juvenile-grave'];

/** The state crime center has a pair of forms, petition and order, for each kind of case. */
const form = (name: string, ...reliefs: string[]) =>
  ({ name, url: crimeCenter, demanded: 'yes', for: reliefs, readOn: formsLaw }) as const;

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    told(
      'Ask the Arkansas Crime Information Center (ACIC) for your record, with its form “Authorization for Review”. It shows your arrest tracking number, which you need.',
      instructions,
    ),
    told('Get your sentencing order from the court clerk. A copy costs about $5.', instructions),
  ],
  forms: [
    form('Petition and Order to Seal Misdemeanors (Act 1460)', 'ar-misdemeanor'),
    form('Petition and Order to Seal Misdemeanor DWI or BWI', 'ar-dwi'),
    form('Petition and Order to Seal Felony (Act 1460)', 'ar-felony'),
    form('Petition and Order to Seal Nolle Prosequi, Dismissal, Acquittal or Not Filed', 'ar-dropped'),
    form('Petition and Order to Seal Arrest', 'ar-no-charges'),
    form('Petition and Order to Dismiss and Seal First Offenders (Act 346)', 'ar-first-offender'),
    {
      name: 'Executive Clemency Application',
      url: pardons,
      demanded: 'yes',
      for: ['ar-pardon'],
      readOn: pardons,
    },
  ],
  withoutForm: [
    told(
      'We found no form of its own. Ask the ACIC which petition to use, and name § 16-90-1412.',
      crimeCenter,
      ['ar-trafficking'],
    ),
    toldOn(
      youthLaw,
      'We found no form. Write to the juvenile division of the circuit court. Name the case, and ask that the record be destroyed under § 9-27-309.',
      undefined,
      youth,
    ),
  ],
  fees: [
    told(noFiling, feeLaw, sealed),
    told('You may have to pay for fingerprints, for copies and for a notary.', instructions, sealed),
    told(
      'We found no fee for a dropped case. Its form of 2020 still names one: ask the clerk.',
      crimeCenter,
      ['ar-dropped'],
    ),
    toldOn(youthLaw, 'We could not confirm a fee for juvenile cases. Ask the clerk.', undefined, youth),
    told('We found no fee for a pardon.', pardons, ['ar-pardon']),
  ],
  feeWaiver: [
    told('There is no filing fee to waive. Old guides that name $50 are out of date.', instructions, sealed),
    told('A judge can excuse old fines and costs. What was excused counts as paid.', profile),
  ],
  whereToFile: [
    told(file, instructions, sealed),
    toldOn(
      procedure,
      'It is the circuit or district court of the county. With cases in several counties, file in each.',
      undefined,
      sealed,
    ),
    toldOn(youthLaw, 'In the juvenile division of the circuit court.', undefined, youth),
  ],
  copiesAndService: [
    toldOn(procedure, serve, undefined, sealed),
    told('Keep the order for the judge. Only the petition is filed at first.', instructions, sealed),
    toldOn(
      formsLaw,
      'The order counts only on the ACIC’s own form. The ACIC may ask for your fingerprint card.',
      crimeCenter,
      sealed,
    ),
  ],
  hearing: [
    toldOn(
      procedure,
      'If the prosecutor does not object, the judge may decide without a hearing. If so, there is one.',
      undefined,
      sealed,
    ),
  ],
  howLong: [
    toldOn(
      procedure,
      'The prosecutor has at least 30 days. Then it depends on the judge.',
      undefined,
      sealed,
    ),
  ],
  checkIt: [
    told('Ask the ACIC for your record again, and search your name at caseinfo.arcourts.gov.', questions),
  ],
  employers: [told(mayDeny, feeLaw, [...sealed, 'ar-pardoned'])],
  cautions: [
    told(
      'Pay all first: fines, costs, restitution and the fee to get your license back. Most prosecutors ask for proof.',
      instructions,
      ['ar-misdemeanor', 'ar-dwi', 'ar-felony', 'ar-first-offender'],
    ),
    told(
      'With three or more felonies, legal aid says that none can be sealed. The state’s form asks only about felonies before this one. Ask legal aid first.',
      questions,
      ['ar-felony'],
    ),
    toldOn(
      procedure,
      'If the judge says no, you may ask again after a year, or after 90 days for most misdemeanors.',
      undefined,
      sealed,
    ),
    told(
      'For drug possession with treatment there is one more way (§ 16-90-1407). Ask legal aid about it.',
      'https://cleanslateclearinghouse.org/policies/ar-c-4/',
      ['ar-felony'],
    ),
  ],
  whoStillSeesIt: [toldOn(seenBy, stillSeen, undefined, sealed)],
  afterwards: [
    told(
      'Sealing does not give back guns after a felony. The Governor can, with or without a pardon.',
      profile,
      ['ar-felony'],
    ),
  ],
  cleanSlate: [
    told(
      'Arkansas clears no adult conviction by itself. You have to ask a court. Only after a pardon does the court seal without being asked.',
      profile,
    ),
    toldOn(youthLaw, 'Most juvenile records have to be destroyed when you turn 21.'),
  ],
  help: [
    {
      name: 'Legal aid helpline (Legal Aid of Arkansas and Center for Arkansas Legal Services)',
      url: helpline,
      kind: 'legal aid',
      what: 'Free lawyers who help to seal records, in every county.',
      phone: '800-952-9243',
      cost: 'free if you have little money',
    },
    {
      name: 'Arkansas Law Help',
      url: instructions,
      kind: 'legal aid',
      what: 'Step by step: which form, where to file, whom to tell.',
      cost: 'free',
    },
    {
      name: 'Arkansas Crime Information Center',
      url: crimeCenter,
      kind: 'office',
      what: 'All petitions and orders to seal, and your own record.',
      cost: 'free',
      readOn: formsLaw,
    },
    {
      name: 'Post-Prison Transfer Board',
      url: pardons,
      kind: 'office',
      what: 'The form for a pardon.',
      cost: 'free',
    },
  ],
};
