import type { Guide } from '../../guide.ts';
import * as how from './how.ts';
import { pause } from './non-convictions.ts';

const effects = 'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/effect-expunction';
const dismissals = 'https://sog.unc.edu/node/97621';
const secondChance = 'https://ncsecondchance.org/expungement-resources/';
const resumed =
  'https://www.disabilityandrepresentation.com/nc-legal-news/2025-expunction-guide-available-for-free/';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the State Bureau of Investigation for your record (Right to Review). It costs $14 and needs your fingerprints.',
      source:
        'https://www.ncsbi.gov/Divisions/Criminal-Information-and-Identification/Fingerprints-for-Record-Checks',
    },
    {
      text: 'The clerk of superior court has the court file of each case in that county.',
      source: 'https://northcarolinacourtrecords.us/criminal-court-records/find',
    },
  ],
  fees: [
    {
      text: '$175 for each petition about a conviction, or a case dismissed after a program.',
      source: 'https://cleanslateclearinghouse.org/policies/nc-ar-3/',
    },
    {
      text: 'Other dismissed charges and not guilty verdicts are free.',
      source: 'http://www.norton-ramirezlaw.com/the-second-chance-law/',
    },
    {
      text: how.waiver,
      source: secondChance,
    },
    {
      text: 'Unpaid restitution stops the expunction of a conviction. The law does not name fines and costs, but they can keep probation open.',
      source: 'https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2019-2020/SL2020-35.html',
    },
  ],
  whereToFile: [
    {
      text: how.file,
      source: secondChance,
    },
  ],
  howLong: [
    {
      text: 'The district attorney has 30 days to object to a petition about a conviction. State checks of your record take more time.',
      source:
        'http://www2.wataugademocrat.com/News/story/Law-allows-nonviolent-offenders-to-clear-records-id-009791',
    },
    { text: 'A judge may expunge a dismissed charge without a hearing.', source: dismissals },
    {
      text: 'Lawyers who help with petitions count on 6 to 9 months.',
      source: 'https://charlottelegaladvocacy.org/get-involved/criminal-record-expunctions/',
    },
  ],
  whoStillSeesIt: [
    {
      text: how.prosecutorsSee,
      source:
        'https://www.ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-151.5.html',
    },
    {
      text: 'The courts keep a confidential file for you, your lawyer, the district attorney and the Appellate Defender.',
      source: effects,
    },
  ],
  afterwards: [
    {
      text: 'The clerk sends the order to the police, the State Bureau of Investigation and the agencies you named.',
      source: effects,
    },
    {
      text: 'In most cases you may answer as if it never happened. It may still count for immigration.',
      source: 'https://www.ncjustice.org/publications/2025-summary-of-north-carolina-expunctions',
    },
    {
      text: 'Private background check firms must delete it once told. Send them a copy of the order.',
      source: effects,
    },
  ],
  cleanSlate: [
    {
      text: 'A case that ended on or after December 1, 2021 is expunged by itself 180 to 210 days later. Every charge must have been dismissed or ended in not guilty. A felony dropped in a plea deal is left out.',
      source: dismissals,
    },
    {
      text: pause,
      source: resumed,
    },
    {
      text: 'Convictions are never cleared by themselves.',
      source: 'https://www.dwg-law.com/blog/2020/06/what-is-north-carolinas-new-second-chance-act/',
    },
  ],
  help: [
    {
      name: 'NC Second Chance Alliance',
      url: secondChance,
      what: 'Guides, forms and clinics.',
    },
    {
      name: 'Legal Aid of North Carolina',
      url: 'https://legalaidnc.org',
      what: 'Free help with expunction if you have a low income.',
    },
    {
      name: 'NC Justice Center',
      url: 'https://www.ncjustice.org/publications/2025-summary-of-north-carolina-expunctions',
      what: 'A summary of every kind of expunction.',
    },
    {
      name: 'Charlotte Center for Legal Advocacy',
      url: 'https://charlottelegaladvocacy.org/get-involved/criminal-record-expunctions/',
      what: 'Lawyers and clinics for expunction in the Charlotte area.',
    },
  ],
};
