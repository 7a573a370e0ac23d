import type { Guide } from '../../guide.ts';
import { textOf } from './cites.ts';
import {
  arrestPlace,
  automaticSteps,
  courtFee,
  dismissedLimits,
  petitionSteps,
  restitutionStays,
} from './how.ts';

const justice =
  'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425';
const courts = 'https://selfhelp.courts.ca.gov/juvenile-justice/ask-seal-record';
const clearMyRecord = 'https://www.clearmyrecord.org/';

const told = (text: string, source: string) => ({ text, source });

export const guide: Guide = {
  ownRecord: [
    told(
      'Ask the state Department of Justice for your RAP sheet: fill in Live Scan form BCIA 8016RR, mark “Record Review” and give your fingerprints.',
      'https://oag.ca.gov/fingerprints/security_faq',
    ),
    told(
      'The state fee is $25 and can be waived if you get public help or earn little. The fingerprint shop charges its own fee.',
      'https://oag.ca.gov/fingerprints/record-review/fee-waiver',
    ),
    told(automaticSteps[1], justice),
  ],
  fees: [told(courtFee, textOf('1203.4')), told(restitutionStays, textOf('1203.4'))],
  whereToFile: [
    told(petitionSteps[2], textOf('1203.4')),
    told(arrestPlace, textOf('851.91')),
    told('For a juvenile record, go to the probation office of that county.', courts),
  ],
  howLong: [
    told(automaticSteps[0], justice),
    told('Sealing a juvenile record takes at least 3 months.', courts),
    told('Public defenders and legal aid answer in about 2 to 6 weeks.', clearMyRecord),
  ],
  whoStillSeesIt: dismissedLimits.slice(0, 2).map((limit) => told(limit, textOf('1203.4'))),
  afterwards: [
    told(
      'On most job applications you may say that you were not convicted.',
      'https://www.yolocountypublicdefender.com/record-mitigation-reintegration-clinic',
    ),
  ],
  cleanSlate: [
    told(
      'Since July 2022 the state dismisses misdemeanors and cases with finished probation by itself, back to 1973. Since October 1, 2024 it also dismisses most other felonies 4 years after the sentence ended. Serious, violent and sex felonies are left out.',
      justice,
    ),
    told(
      'A dropped misdemeanor is cleared at once, a dropped felony from 2027 on, and an arrest without charges after 1, 3 or 6 years.',
      textOf('851.93'),
    ),
  ],
  help: [
    {
      name: 'Your county’s public defender',
      url: clearMyRecord,
      what: 'Many help for free. This page lists them by county.',
    },
    {
      name: 'California Courts Self-Help',
      url: 'https://selfhelp.courts.ca.gov/clean-your-record/marijuana-conviction-relief-prop-64',
      what: 'The courts’ own forms and steps.',
    },
  ],
};
