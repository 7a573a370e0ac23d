import type { Guide } from '../../guide.ts';
import { textOf } from './cites.ts';

const cleanSlate = textOf('CPL', '160.57');
const courts = 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml';
const stateRecords = 'https://apps.criminaljustice.ny.gov/ojis/recordreview.htm';
const recordFee =
  'https://regulations.justia.com/states/new-york/title-9/subtitle-u/chapter-ii/part-6050/section-6050-1/';
const tenYearForms = 'https://justicetraining.nycourts.gov/FORMS/cpl_160.59_sealing_application/index.shtml';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Division of Criminal Justice Services (DCJS) for your “rap sheet”. You must give your fingerprints.',
      source: stateRecords,
    },
    {
      text: 'Ask for the “unsuppressed” record if you want to see your sealed cases too, and the “suppressed” one to see what is left.',
      source: 'http://criminaljustice.state.ny.us/ojis/recordreview.htm',
    },
    {
      text: 'A certificate of disposition from the court shows how one case ended.',
      source: 'https://bronxda.nyc.gov/html/outreach/sealing-old-convictions.shtml',
    },
  ],
  fees: [
    {
      text: 'To have marijuana expunged is free. If it is sealed by itself, there is nothing to file.',
      source: 'https://nycourts.gov/Courthelp/Criminal/marihuanaExpunge.shtml',
    },
    {
      text: 'The rules name a fee of $50 for your own record. It can be waived if you cannot afford it.',
      source: recordFee,
    },
    {
      text: 'Unpaid fines and restitution do not stop Clean Slate sealing, and you still owe them.',
      source: cleanSlate,
    },
  ],
  whereToFile: [
    {
      text: 'File the 10-year application with the court of your most serious conviction. Send a copy to the District Attorney.',
      source: tenYearForms,
    },
    {
      text: 'A juvenile finding is sealed by the Family Court, on a written motion.',
      source: textOf('FCT', '375.2'),
    },
  ],
  howLong: [
    {
      text: 'The courts have until November 16, 2027 to set up Clean Slate and seal old convictions.',
      source: courts,
    },
    {
      text: 'After a 10-year application the District Attorney has 45 days to object.',
      source: textOf('CPL', '160.59'),
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors, courts and those who license guns. Some employers and agencies too: the law lets them check fingerprints, as for work with children or older people.',
      source: cleanSlate,
    },
    {
      text: 'After a violation the court file stays open, though it does not come up in the court system’s record search.',
      source: 'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml',
    },
  ],
  afterwards: [
    {
      text: 'If an employer or landlord asks, you may answer as if a sealed case did not happen. Jobs in law enforcement and gun licenses are different.',
      source: cleanSlate,
    },
    {
      text: 'Once sealed under Clean Slate, a case is not unsealed if you are arrested again.',
      source: 'https://www.cleanslateny.org/faq',
    },
  ],
  cleanSlate: [
    {
      text: 'New York seals misdemeanors 3 years and most felonies 8 years after the sentence or release, without being asked. The law began on November 16, 2024.',
      source: courts,
    },
    {
      text: 'Sex crimes and class A felonies other than drug crimes are left out.',
      source: courts,
    },
    {
      text: 'Until the courts have done it, your convictions still show on your record.',
      source: stateRecords,
    },
  ],
  help: [
    {
      name: 'Legal Action Center',
      url: 'https://lac.org',
      what: 'Free help with rap sheets, sealing and job rights: (212) 243-1313.',
    },
    {
      name: 'Legal Aid Society, Case Closed Project',
      url: 'https://legalaidnyc.org/programs-projects-units/case-closed-project',
      what: 'Free help with sealing in New York City: (212) 298-3120.',
    },
    {
      name: 'CourtHelp',
      url: 'https://www.nycourts.gov/CourtHelp/criminal/sealedAfter10years.shtml',
      what: 'The courts’ own guides and forms.',
    },
  ],
};
