import type { Guide } from '../../guide.ts';

/** Pages that were opened for this guide. */
const page = {
  convictions: 'https://law.counselstack.com/statute/ut/77-40a-303',
  petition: 'https://lawserver.com/law/state/utah/ut-code/utah_code_77-40a-305',
  automaticGeneral:
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-201/',
  automaticStart: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
  abeyance:
    'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
  pardonOrder: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1',
  pardonBoard: 'https://bop.utah.gov/pardon_process/',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/utah-restoration-of-rights-pardon-expungement-sealing',
  bureau: 'https://bci.utah.gov/expungements/expungements-faq/',
  bureauCleanSlate: 'https://bci.utah.gov/clean-slate-expungement',
  bureauRule: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
  courts: 'https://www.utcourts.gov/howto/expunge/index.html',
  county: 'https://www.slco.org/cji/expungement-guide/eligibility/',
  fees: 'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you',
} as const;

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Bureau of Criminal Identification (BCI). To learn what was cleared by itself, send it fingerprints and $15.',
      source: page.bureauCleanSlate,
    },
    { text: 'BCI looks at your record in all states before it gives a certificate.', source: page.county },
  ],
  fees: [
    {
      text: 'BCI charges $65 to apply, and $65 for each case with a conviction or a plea in abeyance. Other certificates are free.',
      source: page.bureau,
    },
    {
      text: 'The court charges a filing fee for each case. In 2023 it was $150. It can be waived for people with little income.',
      source: page.fees,
    },
    {
      text: 'If you cannot pay, say so on the BCI form and send the court’s fee waiver form with it.',
      source: page.bureauRule,
    },
    {
      text: 'A conviction can be expunged only after you have paid the fines, the interest and the restitution.',
      source: page.convictions,
    },
  ],
  whereToFile: [
    {
      text: 'First ask BCI for a certificate of eligibility. It shows that you may file.',
      source: page.bureau,
    },
    {
      text: 'Then file the petition in the court that had the case. If you were never charged, file in the district court of the county of the arrest.',
      source: page.petition,
    },
    { text: 'For traffic cases you need no certificate.', source: page.petition },
  ],
  howLong: [
    { text: 'A lawyer says that BCI takes about 6 months. Its own page says 1 to 2.', source: page.abeyance },
    { text: 'The certificate is good for 180 days. File before it ends.', source: page.county },
  ],
  whoStillSeesIt: [
    {
      text: 'Some offices of the state can still see an expunged record. A court can open it in some cases.',
      source: page.courts,
    },
    { text: 'News reports are not touched.', source: page.courts },
  ],
  afterwards: [
    { text: 'You may say that the arrest or conviction did not happen.', source: page.courts },
    { text: 'You may vote when you are not in prison.', source: page.rights },
    {
      text: 'Once you are pardoned, that conviction no longer counts against clearing another one.',
      source: page.pardonOrder,
    },
  ],
  cleanSlate: [
    {
      text: 'Since January 1, 2026 the court again clears small convictions by itself. It also clears cases found not guilty or dismissed for good (“with prejudice”).',
      source: page.automaticStart,
    },
    {
      text: 'From October 2024 to the end of 2025 people had to send in a form first.',
      source: page.automaticStart,
    },
    {
      text: 'You may file a petition if the court has not done it. You cannot sue over a case it missed.',
      source: page.automaticGeneral,
    },
  ],
  help: [
    {
      name: 'Clean Slate Utah',
      url: 'https://www.cleanslateutah.org',
      what: 'Tells you what the court clears by itself and how to check.',
    },
    { name: 'Utah Courts', url: page.courts, what: 'Forms, steps and free legal help near you.' },
    {
      name: 'Board of Pardons and Parole',
      url: page.pardonBoard,
      what: 'Pardon forms, and a clinic that helps with them.',
    },
  ],
};
