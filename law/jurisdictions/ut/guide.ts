import type { Guide } from '../../guide.ts';
import { address, bureauPage, courtsPage } from './cites.ts';
import { askForCertificate, goodFor, mayDeny, notTheNews, stillSeen, whereToFile } from './how.ts';

const aboutFees =
  'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Bureau of Criminal Identification (BCI). To learn what was cleared by itself, send it fingerprints and $15.',
      source: 'https://bci.utah.gov/clean-slate-expungement',
    },
  ],
  fees: [
    {
      text: 'BCI charges $65 to apply, and $65 for each case with a conviction or a plea in abeyance. Other certificates are free.',
      source: bureauPage,
    },
    {
      text: 'The court charges a filing fee for each case. In 2023 it was $150. It can be waived for people with little income.',
      source: aboutFees,
    },
    {
      text: 'If you cannot pay, say so on the BCI form and send the first two pages of the court’s motion to waive fees. You still pay to apply, but the certificate may be free.',
      source: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
    },
  ],
  whereToFile: [
    { text: askForCertificate, source: bureauPage },
    { text: whereToFile, source: address('77-40a-305') },
  ],
  howLong: [
    { text: 'BCI says 1 to 2 months. In 2023 people waited over 5 months for it.', source: aboutFees },
    { text: goodFor, source: 'https://www.slco.org/cji/expungement-guide/eligibility/' },
  ],
  whoStillSeesIt: [
    { text: stillSeen, source: address('77-40a-403') },
    { text: notTheNews, source: courtsPage },
  ],
  afterwards: [{ text: mayDeny, source: courtsPage }],
  cleanSlate: [
    {
      text: 'Since January 1, 2026 the court again clears small convictions by itself. It also clears cases found not guilty or dismissed for good (“with prejudice”).',
      source: address('77-40a-204'),
    },
    {
      text: 'You may file a petition if the court has not done it. You cannot sue over a case it missed.',
      source: address('77-40a-201'),
    },
  ],
  help: [
    {
      name: 'Clean Slate Utah',
      url: 'https://www.cleanslateutah.org',
      what: 'What the court clears by itself, and how to check.',
    },
    { name: 'Utah Courts', url: courtsPage, what: 'Forms, steps and free legal help near you.' },
    {
      name: 'Board of Pardons and Parole',
      url: 'https://bop.utah.gov/pardon_process/',
      what: 'Pardon forms, and a clinic that helps with them.',
    },
  ],
};
