import type { Guide } from '../../guide.ts';
import { address, bureauPage, courtsPage } from './cites.ts';
import { goodFor, mayBeOpened, notTheNews, stillSeen, whereToFile } from './how.ts';

const countyGuide = 'https://www.slco.org/cji/expungement-guide/eligibility/';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Bureau of Criminal Identification (BCI). To learn what was cleared by itself, send it fingerprints and $15.',
      source: 'https://bci.utah.gov/clean-slate-expungement',
    },
    { text: 'BCI looks at your record in all states before it gives a certificate.', source: countyGuide },
  ],
  fees: [
    {
      text: 'BCI charges $65 to apply, and $65 for each case with a conviction or a plea in abeyance. Other certificates are free.',
      source: bureauPage,
    },
    {
      text: 'The court charges a filing fee for each case. In 2023 it was $150. It can be waived for people with little income.',
      source: 'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you',
    },
    {
      text: 'If you cannot pay, say so on the BCI form and send the first two pages of the court’s motion to waive fees. You still pay to apply, but the certificate may be free.',
      source: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
    },
    {
      text: 'A conviction can be expunged only after you have paid the fines, the interest and the restitution.',
      source: address('77-40a-303'),
    },
  ],
  whereToFile: [
    {
      text: 'First ask BCI for a certificate of eligibility. It shows that you may file.',
      source: bureauPage,
    },
    { text: whereToFile, source: address('77-40a-305') },
    { text: 'For traffic cases you need no certificate.', source: address('77-40a-305') },
  ],
  howLong: [
    {
      text: 'A lawyer says that BCI takes about 6 months. Its own page says 1 to 2.',
      source:
        'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
    },
    { text: `${goodFor} File before it ends.`, source: countyGuide },
  ],
  whoStillSeesIt: [
    { text: stillSeen, source: address('77-40a-403') },
    { text: `${mayBeOpened} ${notTheNews}`, source: courtsPage },
  ],
  afterwards: [
    { text: 'You may say that the arrest or conviction did not happen.', source: courtsPage },
    { text: 'You may vote when you are not in prison.', source: address('20A-2-101.5') },
    {
      text: 'Once you are pardoned, that conviction no longer counts against clearing another one.',
      source: address('77-27-5.1'),
    },
  ],
  cleanSlate: [
    {
      text: 'Since January 1, 2026 the court again clears small convictions by itself. It also clears cases found not guilty or dismissed for good (“with prejudice”).',
      source: address('77-40a-204'),
    },
    {
      text: 'From October 2024 to the end of 2025 people had to send in a form first.',
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
      what: 'Tells you what the court clears by itself and how to check.',
    },
    { name: 'Utah Courts', url: courtsPage, what: 'Forms, steps and free legal help near you.' },
    {
      name: 'Board of Pardons and Parole',
      url: 'https://bop.utah.gov/pardon_process/',
      what: 'Pardon forms, and a clinic that helps with them.',
    },
  ],
};
