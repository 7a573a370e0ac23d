import type { Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './pages.ts';

const adult = ['al-no-conviction', 'al-program', 'al-misdemeanor', 'al-pardoned-felony', 'al-trafficking'];

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Get a certified record from the state police agency (ALEA) before you file. It costs $25.',
      source: pages.guide,
    },
    {
      text: 'Send ALEA its form, signed before a notary, with your fingerprints and a copy of your photo ID.',
      source: pages.guide,
    },
    {
      text: 'Get certified papers of each case from the court, or of the arrest from the police. Some courts ask for about $10.',
      source: pages.guide,
    },
  ],
  forms: [
    {
      number: 'CR-65',
      name: 'Petition for Expungement of Records',
      url: pages.forms,
      demanded: 'not known',
      for: adult,
      readOn: pages.guide,
    },
    {
      name: 'Affidavit of Substantial Hardship',
      url: pages.forms,
      demanded: 'yes',
      for: adult,
      waiver: true,
      readOn: pages.guide,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form for this motion. Write to the juvenile court which case you mean, and your age now.',
      source: pages.juvenile,
      for: ['al-juvenile-destruction'],
    },
  ],
  fees: [
    { text: how.fee, source: pages.guide, for: adult },
    {
      text: 'Charges from one arrest share one fee. Each other arrest costs $500 more.',
      readOn: pages.lawText,
      for: adult,
    },
  ],
  feeWaiver: [
    {
      text: 'File the Affidavit of Substantial Hardship with the petition. If the judge finds that you cannot pay, the $500 is waived.',
      source: pages.guide,
      for: adult,
    },
  ],
  whereToFile: [
    {
      text: 'The circuit court of the county where you were charged, also for a city or district court case.',
      source: pages.county,
      for: adult,
    },
    {
      text: 'The juvenile court that had the case.',
      source: pages.juvenile,
      for: ['al-juvenile-destruction'],
    },
  ],
  copiesAndService: [
    {
      text: 'Give a copy to the district attorney, the police who arrested you and the clerk of the court that had the case.',
      readOn: pages.lawText,
      for: adult,
    },
    {
      text: 'Fill in one petition for each charge, also of the same arrest.',
      source: pages.guide,
      for: adult,
    },
  ],
  hearing: [
    {
      text: 'There is a hearing only if the prosecutor or a victim objects within 45 days.',
      readOn: pages.lawText,
      for: adult,
    },
    {
      text: 'If something is missing from your petition, the judge gives you 60 days to put it right.',
      readOn: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
      for: adult,
    },
    {
      text: 'If the judge says no, you may ask a higher court to review it. It changes that only if the judge clearly misused the power to decide.',
      readOn: pages.lawText,
      for: adult,
    },
  ],
  howLong: [
    {
      text: 'The prosecutor and the victim have 45 days to object. Then the judge decides.',
      readOn: pages.lawText,
      for: adult,
    },
    { text: 'A pardon takes about a year.', source: pages.pardon, for: ['al-pardon'] },
  ],
  checkIt: [
    {
      text: 'The court sends the order to ALEA, which also asks the FBI to drop the record. Ask ALEA for your record again.',
      source: pages.agency,
    },
  ],
  employers: [
    {
      text: 'You need not tell employers or lenders of an expunged case. You must tell licensing offices, utilities and banks.',
      readOn: pages.lawText,
    },
  ],
  cautions: [
    {
      text: 'You sign under oath. If something in the petition is false, the court can bring the record back.',
      readOn: pages.lawText,
    },
    {
      text: 'The limits are low: two for programs and misdemeanors together, and one pardoned felony. Choose with care.',
      readOn: pages.lawText,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors, the child welfare office, utilities and banks can still see it.',
      readOn: pages.lawText,
    },
    { text: 'If you want to work in law enforcement, you must tell of it.', readOn: pages.lawText },
  ],
  afterwards: [
    {
      text: 'Gun rights come back only with a pardon that says so.',
      readOn: pages.lawText,
    },
  ],
  cleanSlate: [
    {
      text: 'Alabama clears nothing by itself. You have to ask a court.',
      source: pages.agency,
    },
  ],
  help: [
    {
      name: 'Volunteer Lawyers Birmingham',
      url: pages.guide,
      kind: 'legal aid',
      what: 'A guide to expungement step by step, and free clinics.',
      cost: 'free if you have little money',
    },
    {
      name: 'Alabama Law Enforcement Agency (ALEA)',
      url: pages.agency,
      kind: 'office',
      what: 'Gives you the certified record that you need, and links to the petition.',
      phone: '334-353-4340',
      readOn: pages.county,
    },
    {
      name: 'Board of Pardons and Paroles',
      url: pages.pardons,
      kind: 'office',
      what: 'Decides on pardons and on certificates to vote (CERV).',
      phone: '334-353-7771',
      readOn: 'https://www.aclualabama.org/how-to-apply-voting-rights-restoration',
    },
  ],
};
