import { type Guide, told } from '../../place/guide.ts';
import { textOf } from './code.ts';
import {
  certificateFee,
  certificates,
  checkRecord,
  due,
  notUndone,
  openFile,
  sealedEffect,
  sealingForms,
  seenBy,
  seenWithFingerprints,
  untilSealed,
  whereToApply,
} from './how.ts';

const cleanSlate = textOf('CPL', '160.57');
const tenYears = textOf('CPL', '160.59');
const courts = 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml';
const tenYearSteps = 'https://www.nycourts.gov/CourtHelp/criminal/sealedAfter10years.shtml';
const certificatesOfDisposition = 'https://www.nycourts.gov/Courthelp/Criminal/CD.shtml';
const marijuanaPapers = 'https://www.nycourts.gov/FORMS/destroy-expunged-marihuana-conviction/index.shtml';
const stateRecords = 'https://apps.criminaljustice.ny.gov/ojis/recordreview.htm';
const recordFee =
  'https://regulations.justia.com/states/new-york/title-9/subtitle-u/chapter-ii/part-6050/section-6050-1/';
const humanRights = 'https://dhr.ny.gov/protections-people-arrest-and-conviction-records';
const prisonsAndParole = 'https://doccs.ny.gov/certificate-relief-good-conduct-restoration-rights';

const tenYear = ['ny-ten-year-sealing'];

const cleanSlateWays = [
  'ny-clean-slate-misdemeanor',
  'ny-clean-slate-felony',
  'ny-clean-slate-dwai',
  'ny-clean-slate-same-case',
];

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the Division of Criminal Justice Services (DCJS) for your “rap sheet”. You must give your fingerprints.',
      stateRecords,
    ),
    told(
      'The “unsuppressed” record shows your sealed cases too, the “suppressed” one what is left.',
      stateRecords,
    ),
  ],
  forms: [
    {
      name: 'Application to seal a conviction after 10 years: notice, sworn statement and proof of service',
      url: sealingForms,
      demanded: 'no',
      for: ['ny-ten-year-sealing'],
      readOn: tenYears,
    },
    {
      name: 'Request for Criminal Certificate of Disposition, one for each case',
      url: certificatesOfDisposition,
      demanded: 'not known',
      for: ['ny-ten-year-sealing', 'ny-old-case-motion'],
      readOn: tenYearSteps,
    },
    {
      name: 'Request for CPL 160.59 Seal Verification, to learn from DCJS that it was sealed',
      url: sealingForms,
      demanded: 'not known',
      for: ['ny-ten-year-sealing'],
      readOn: sealingForms,
    },
    {
      name: 'Application to destroy the papers of an expunged marijuana conviction',
      url: marijuanaPapers,
      demanded: 'not known',
      for: ['ny-marijuana-expungement'],
      readOn: marijuanaPapers,
    },
    {
      name: 'Application for resentencing in an old marijuana case',
      url: 'https://www.nycourts.gov/LegacyPDFs/forms/criminal/pdfs/MarijuanaResentencingApplicationCPL440.46-a-fillable.pdf',
      demanded: 'not known',
      for: ['ny-marijuana-motion'],
      readOn: textOf('CPL', '440.46-A'),
    },
    {
      name: 'Application to the prison and parole department (DOCCS) for a certificate',
      url: prisonsAndParole,
      demanded: 'not known',
      for: ['ny-certificate-of-relief', 'ny-certificate-of-good-conduct'],
      readOn: prisonsAndParole,
    },
    {
      name: 'Application for clemency',
      url: 'https://www.ny.gov/services/apply-clemency',
      demanded: 'not known',
      for: ['ny-pardon'],
      readOn: 'https://www.ny.gov/services/apply-clemency',
    },
  ],
  withoutForm: [
    told('We found no form for this motion. A lawyer writes it.', textOf('CPL', '440.10'), [
      'ny-trafficking-vacatur',
    ]),
    told('We found no form for this. A lawyer writes the application.', textOf('CPL', '720.20'), [
      'ny-youthful-offender-later',
    ]),
    told('We found no form for this motion. A lawyer writes it.', textOf('FCT', '375.2'), [
      'ny-juvenile-finding',
    ]),
    told('We found no form for this motion. A lawyer writes it.', textOf('CPL', '160.58'), [
      'ny-drug-treatment-sealing',
    ]),
    told('We found no form for the motion itself. You or your lawyer write it.', textOf('CPL', '160.50'), [
      'ny-old-case-motion',
    ]),
  ],
  fees: [
    told('The rules name a fee of $50 for your own record.', recordFee),
    told(certificateFee, certificatesOfDisposition),
    told(
      'Unpaid fines and restitution do not stop Clean Slate sealing, and you still owe them.',
      cleanSlate,
      cleanSlateWays,
    ),
  ],
  feeWaiver: [
    told(
      'If you cannot afford the fee for your own record, show DCJS that. It may waive all or part.',
      recordFee,
    ),
    told(
      'Ask the clerk for a free certificate of disposition if you earn little.',
      certificatesOfDisposition,
    ),
  ],
  whereToFile: [
    told(
      'Sealing after 10 years: the court of your most serious conviction. If they are of one class, the court of the last one.',
      tenYears,
      tenYear,
    ),
    told('File with the court that convicted you.', textOf('CPL', '440.10'), [
      'ny-trafficking-vacatur',
      'ny-marijuana-motion',
    ]),
    told('File with the court that sentenced you.', textOf('CPL', '720.20'), ['ny-youthful-offender-later']),
    told('File with the Family Court that had the case.', textOf('FCT', '375.2'), ['ny-juvenile-finding']),
    told('File with the court that sent you to treatment.', textOf('CPL', '160.58'), [
      'ny-drug-treatment-sealing',
    ]),
    told('File with the court that had the case.', textOf('CPL', '160.50'), ['ny-old-case-motion']),
  ],
  copiesAndService: [
    told(`Sealing after 10 years: ${whereToApply}`, sealingForms, tenYear),
    told(
      'If you served more than one District Attorney, on different days or by different people, fill in a proof of service for each.',
      sealingForms,
      tenYear,
    ),
    told(certificates, tenYearSteps, tenYear),
  ],
  hearing: [
    told(
      'Sealing after 10 years: if the District Attorney objects, there is a hearing. If not, there need be none.',
      tenYears,
      tenYear,
    ),
  ],
  howLong: [
    told(due, courts, cleanSlateWays),
    told('Sealing after 10 years: the District Attorney has 45 days to object.', tenYears, tenYear),
  ],
  checkIt: [
    told(checkRecord, stateRecords),
    told(
      'After 10-year sealing, ask DCJS with the Seal Verification form if it was done. Add a copy of the signed order.',
      sealingForms,
      tenYear,
    ),
    told(
      'Clean Slate: by November 16, 2027 the courts will have a form to ask for a review, if yours was missed.',
      courts,
      cleanSlateWays,
    ),
  ],
  employers: [
    told(
      'No employer may ask about a sealed case, an arrest that ended in your favor or a youthful offender case, or hold it against you. Gun licenses and police jobs are different.',
      humanRights,
    ),
    told(
      'If a conviction is not sealed and an employer asks, you must tell it. A job may be refused only if the crime has to do with the work or makes it unsafe.',
      humanRights,
    ),
    told('If a private employer breaks this law, complain to the Division of Human Rights.', humanRights),
  ],
  cautions: [
    told(untilSealed, cleanSlate, cleanSlateWays),
    told(
      'If you are not a citizen: those who decide on visas and stays still see what is sealed.',
      tenYearSteps,
    ),
    told(notUndone[1], cleanSlate),
  ],
  whoStillSeesIt: [
    told(seenBy, cleanSlate),
    told(`After Clean Slate sealing: ${seenWithFingerprints}`, cleanSlate, cleanSlateWays),
    told(openFile, 'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml', [
      'ny-violation-sealing',
    ]),
  ],
  afterwards: [told(sealedEffect, cleanSlate)],
  cleanSlate: [
    told(
      'Since November 16, 2024 New York seals misdemeanors 3 years and most felonies 8 years after the sentence or release. Sex crimes and class A felonies other than drug crimes are left out.',
      courts,
    ),
  ],
  help: [
    {
      name: 'Legal Action Center',
      url: 'https://lac.org',
      kind: 'legal aid',
      what: 'Helps with rap sheets, sealing and job rights.',
      phone: '212-243-1313',
      cost: 'free',
      readOn: 'http://lac.org/index.php/lac/164',
    },
    {
      name: 'Legal Aid Society, Case Closed Project',
      url: 'https://legalaidnyc.org/programs-projects-units/case-closed-project',
      kind: 'legal aid',
      what: 'Lawyers who ask for sealing.',
      phone: '212-298-3120',
      cost: 'free',
      languages: ['English', 'Chinese'],
      area: 'New York City',
    },
    {
      name: 'Brooklyn District Attorney, Sealing Unit',
      url: 'https://brooklynda.org/sealing/',
      kind: 'office',
      what: 'Has the forms for sealing after 10 years, and answers questions on it.',
      cost: 'free',
      area: 'Brooklyn',
    },
    {
      name: 'DOCCS Certificate Review Unit',
      url: prisonsAndParole,
      kind: 'office',
      what: 'Gives certificates of relief and of good conduct.',
      phone: '518-485-8953',
      readOn: 'https://safernyulaw.org/home/employment/certificate-of-good-behavior',
    },
    {
      name: 'New York courts',
      url: courts,
      kind: 'court',
      what: 'Questions and answers on Clean Slate.',
      cost: 'free',
    },
  ],
};
