import type { Guide } from '../../guide.ts';
import { textOf } from './cites.ts';
import { automaticYears, eachCounty, motionFee, motionSteps, newConviction, sealed } from './how.ts';

const library = 'https://www.denverlibrary.org/your-criminal-record';
const clearinghouse = 'https://cleanslateclearinghouse.org/policies/co-c-17/';
const denver = 'https://www.denvercountycourt.org/sealing-criminal-convictions/';
const lawyers = 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado';

const told = (text: string, source: string) => ({ text, source });

export const guide: Guide = {
  ownRecord: [
    told(motionSteps[0], library),
    told('CBI lists arrests with fingerprints in Colorado. Sealed and youth records are not on it.', library),
  ],
  fees: [told(motionFee, clearinghouse)],
  whereToFile: [told(motionSteps[2], textOf('24-72-706')), told(eachCounty, textOf('24-72-709'))],
  howLong: [
    told(
      'When a case ends without a conviction, the court is to send out the order within 28 days.',
      textOf('24-72-705'),
    ),
  ],
  whoStillSeesIt: [told(sealed.limits[0], denver)],
  afterwards: [told(sealed.effect, clearinghouse), told(newConviction, denver)],
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
      what: 'Free clinics that help with sealing',
    },
    {
      name: 'Colorado Legal Services',
      url: 'https://www.coloradolegalservices.org',
      what: 'Free legal help for people with low incomes',
    },
  ],
};
