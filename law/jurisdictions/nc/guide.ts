import type { Guide } from '../../guide.ts';
import { page } from './cites.ts';
import * as how from './how.ts';

const secondChance = 'https://ncsecondchance.org/expungement-resources/';
const justiceCenter = 'https://www.ncjustice.org/publications/2025-summary-of-north-carolina-expunctions';
const charlotte = 'https://charlottelegaladvocacy.org/get-involved/criminal-record-expunctions/';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the State Bureau of Investigation for your record (Right to Review). It costs $14 and needs your fingerprints.',
      source:
        'https://www.ncsbi.gov/Divisions/Criminal-Information-and-Identification/Fingerprints-for-Record-Checks',
    },
  ],
  fees: [
    {
      text: `For a conviction, or a case dismissed after a program: ${how.fee175}`,
      source: secondChance,
    },
    {
      text: 'Other dismissed charges and not guilty verdicts are free.',
      source: page('15A-146'),
    },
    {
      text: 'Unpaid restitution can stop the expunction of a conviction. The law does not name fines and costs, but they can keep probation open.',
      source: page('15A-145.8A'),
    },
  ],
  whereToFile: [{ text: how.file, source: secondChance }],
  howLong: [
    {
      text: 'The district attorney has 30 days to object to a petition about a conviction.',
      source: page('15A-145.8A'),
    },
    { text: 'A judge may expunge a dismissed charge without a hearing.', source: page('15A-146') },
    { text: 'Lawyers who help with petitions say 6 to 9 months.', source: charlotte },
  ],
  whoStillSeesIt: [
    { text: how.stillSeen, source: page('15A-151.5') },
    { text: how.policeBoards, source: page('17E-12') },
    {
      text: 'The courts keep a confidential file. Clerks may show it only to you, your lawyer, the district attorney or the Appellate Defender.',
      source: page('15A-151'),
    },
  ],
  afterwards: [
    {
      text: 'After a petition, the clerk sends the order to the police, the State Bureau of Investigation and the agencies you named.',
      source: page('15A-150'),
    },
    { text: `${how.effect} ${how.immigration}`, source: justiceCenter },
    {
      text: 'Private background check firms must delete it once they are told. Send them a copy of the order.',
      source: page('15A-152'),
    },
  ],
  cleanSlate: [
    {
      text: 'If all charges of a case end in dismissal or not guilty on or after December 1, 2021, the case is expunged by itself 180 to 210 days later. A felony dropped in a plea deal is left out. Convictions are never cleared by themselves.',
      source: page('15A-146'),
    },
  ],
  help: [
    { name: 'NC Second Chance Alliance', url: secondChance, what: 'Guides, forms and clinics.' },
    {
      name: 'Legal Aid of North Carolina',
      url: 'https://legalaidnc.org',
      what: 'Free help if you have a low income.',
    },
    { name: 'NC Justice Center', url: justiceCenter, what: 'Every kind of expunction.' },
    {
      name: 'Charlotte Center for Legal Advocacy',
      url: charlotte,
      what: 'Lawyers and clinics in the Charlotte area.',
    },
  ],
};
