import type { Guide } from '../../guide.ts';
import { section704, section705, section706, section709, section711 } from './cites.ts';
import { automaticYears, motionFee, newConviction, sealed } from './how.ts';

const library = 'https://www.denverlibrary.org/your-criminal-record';
const clearinghouse = 'https://cleanslateclearinghouse.org/policies/co-c-17/';
const denver = 'https://www.denvercountycourt.org/sealing-criminal-convictions/';
const lawyers = 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado';

const told = (text: string, source: string) => ({ text, source });
const inLaw = (text: string, { url = '' }: { url?: string }) => told(text, url);

export const guide: Guide = {
  ownRecord: [
    told(
      'Order your record from the Colorado Bureau of Investigation (CBI), online or by mail, for a small fee.',
      library,
    ),
    told('CBI lists arrests with fingerprints in Colorado. Sealed and youth records are not on it.', library),
  ],
  fees: [
    told(motionFee, clearinghouse),
    inLaw('If the law no longer forbids what you did, there is no fee at all.', section711),
  ],
  whereToFile: [
    inLaw(
      'File in your own criminal case, in the court that had it. You do not need a new case.',
      section706(''),
    ),
    inLaw(
      'If you were convicted in more than one county, file in each. Add copies of the other motions.',
      section709(''),
    ),
    inLaw('For an arrest without charges, file in the district court of that place.', section704('')),
  ],
  howLong: [
    inLaw(
      'When a case ends without a conviction, the court is to send out the order within 28 days.',
      section705(''),
    ),
    inLaw('If what you did is legal today, the prosecutor has 42 days to object.', section711),
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
