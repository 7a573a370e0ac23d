import type { Guide } from '../../guide.ts';
import { page } from './cites.ts';

const library = 'https://www.denverlibrary.org/your-criminal-record';
const lawyers = 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Order your record from the Colorado Bureau of Investigation (CBI), online or by mail, for a small fee.',
      source: library,
    },
    {
      text: 'CBI lists arrests with fingerprints in Colorado. Sealed and youth records are not on it.',
      source: library,
    },
  ],
  fees: [
    {
      text: 'A motion to seal a conviction costs $65. If you cannot pay, ask the court to waive it with form JDF 205.',
      source: 'https://cleanslateclearinghouse.org/policies/co-c-17/',
    },
    { text: 'CBI has taken no fee for sealing since July 1, 2024.', source: page.bureau },
    { text: 'If the law no longer forbids what you did, there is no fee at all.', source: page.legalNow },
  ],
  whereToFile: [
    {
      text: 'File in your own criminal case, in the court that had it. You do not need a new case.',
      source: page.convictions,
    },
    {
      text: 'If you were convicted in more than one county, file in each. Add copies of the other motions.',
      source: page.multiple,
    },
    {
      text: 'For an arrest without charges, file in the district court of that place.',
      source: page.arrests,
    },
  ],
  howLong: [
    {
      text: 'When a case ends without a conviction, the court is to send out the order within 28 days.',
      source: page.nonConvictions,
    },
    {
      text: 'If what you did is legal today, the prosecutor has 42 days to object.',
      source: page.legalNow,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Courts, police, prosecutors and those who must check records by law still see sealed records.',
      source: page.wholeCase,
    },
  ],
  afterwards: [
    {
      text: 'You and the police may answer that no such record exists.',
      source: 'https://cleanslateclearinghouse.org/policies/co-c-17/',
    },
    { text: 'A new conviction makes the court open the sealed conviction again.', source: page.wholeCase },
  ],
  cleanSlate: [
    {
      text: 'Since July 1, 2024 the state seals many convictions by itself. It takes 4 years for a civil infraction, 7 for a petty offense or a misdemeanor and 10 for a drug felony. Since July 1, 2025 it seals other felonies too, after 10 years.',
      source: lawyers,
    },
    {
      text: 'Crimes with a victim on the state’s list are not sealed by themselves.',
      source: page.automatic,
    },
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
