import type { Guide } from '../../guide.ts';

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
      text: 'Expunging a conviction costs $175 for each petition. So does a case dismissed after a program.',
      source: 'https://cleanslateclearinghouse.org/policies/nc-ar-3/',
    },
    {
      text: 'Other dismissed charges and not guilty verdicts are free.',
      source: 'http://www.norton-ramirezlaw.com/the-second-chance-law/',
    },
    {
      text: 'If you get food stamps (SNAP), TANF or SSI, or have a legal aid lawyer, you may get a fee waiver. Others can file a Civil Affidavit of Indigency (AOC-CV-226).',
      source: secondChance,
    },
    {
      text: 'Unpaid restitution stops the expunction of a conviction. The law does not name fines and costs, but they can keep probation open.',
      source: 'https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2019-2020/SL2020-35.html',
    },
  ],
  whereToFile: [
    {
      text: 'File with the clerk of superior court in the county where you were charged or convicted.',
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
      text: 'Prosecutors can see expunged cases. An expunged conviction can count in a later sentence.',
      source:
        'https://www.ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-151.5.html',
    },
    {
      text: 'The courts keep a confidential file. Clerks may show it only to you or your lawyer, to the district attorney and to the Appellate Defender.',
      source: effects,
    },
  ],
  afterwards: [
    {
      text: 'The clerk sends the order to the police, the State Bureau of Investigation and the agencies you named.',
      source: effects,
    },
    {
      text: 'In most cases you may deny that it happened. Immigration officials can still use it.',
      source: 'https://www.ncjustice.org/publications/2025-summary-of-north-carolina-expunctions',
    },
    {
      text: 'Private background check firms must delete it once they are told. Send them a copy of the order.',
      source: effects,
    },
  ],
  cleanSlate: [
    {
      text: 'If all charges of a case end in dismissal or not guilty on or after December 1, 2021, the case is expunged by itself 180 to 210 days later. A felony dropped in a plea deal is left out.',
      source: dismissals,
    },
    {
      text: 'The courts stopped in August 2022 and began again on July 8, 2024. They must still clear the cases of those two years.',
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
      url: 'https://ncsecondchance.org/expungement-resources/',
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
