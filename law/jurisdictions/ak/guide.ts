import { freeSearch, type Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './sources.ts';
import { lookUp } from './tasks.ts';

const asked = ['ak-set-aside', 'ak-seal-minor-tried-as-adult'];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Ask the Criminal Records and Identification Bureau of the Department of Public Safety for your record.',
      source: pages.publicSafety,
    },
    { text: 'It costs $20 by name, or $35 with fingerprints.', source: pages.fees },
  ],
  forms: [
    {
      name: 'Clemency Application and Waivers',
      url: how.clemency,
      demanded: 'yes',
      for: ['ak-pardon'],
      readOn: how.clemency,
    },
  ],
  withoutForm: [
    {
      text: 'We found no form. Write a motion to the court that gave you the SIS. Name AS 12.55.085(e) and the case number, and say that you finished probation.',
      source: pages.setAside,
      for: ['ak-set-aside'],
    },
    {
      text: 'We found no form. Write a petition to the superior court. Name AS 47.12.300(f), the case number and the day your sentence ended.',
      source: pages.juvenile,
      for: ['ak-seal-minor-tried-as-adult'],
    },
    {
      text: 'We found no form yet. From January 1, 2027, write to the Department of Public Safety. Name AS 12.62.160(f) and the case.',
      readOn: pages.report,
      for: ['ak-marijuana-request'],
    },
    {
      text: 'Write to the head of the agency that keeps the record.',
      source: 'https://www.akleg.gov/basis/statutes.asp#12.62.180',
      for: ['ak-seal-mistake'],
    },
  ],
  fees: [
    {
      text: 'We could not confirm what a court or agency charges. Ask before you file.',
      source: pages.setAside,
      for: [...asked, 'ak-seal-mistake', 'ak-marijuana-request'],
    },
    { text: 'We know of no fee for a pardon.', source: how.clemency, for: ['ak-pardon'] },
    {
      text: 'What is closed or sealed by itself costs nothing.',
      source: pages.closed,
      for: [
        'ak-closed-without-conviction',
        'ak-closed-but-on-courtview',
        'ak-off-the-website',
        'ak-juvenile-sealed',
        'ak-marijuana-website',
        'ak-marijuana-closed',
        'ak-underage-alcohol-website',
      ],
    },
  ],
  feeWaiver: [
    {
      text: 'If you cannot pay, ask the clerk how to be let off a court fee. We could not confirm the form.',
      source: pages.setAside,
    },
  ],
  whereToFile: [
    { text: 'File in the court that had the case.', source: pages.setAside, for: ['ak-set-aside'] },
    {
      text: 'File in the superior court.',
      source: pages.juvenile,
      for: ['ak-seal-minor-tried-as-adult'],
    },
    {
      text: 'Send it to the agency that keeps the record.',
      source: 'https://www.akleg.gov/basis/statutes.asp#12.62.180',
      for: ['ak-seal-mistake'],
    },
    {
      text: 'Send it to the Department of Public Safety.',
      source: pages.publicSafety,
      for: ['ak-marijuana-request'],
    },
    { text: how.paroleBoard, source: how.clemency, for: ['ak-pardon'] },
  ],
  copiesAndService: [
    {
      text: 'Give the prosecutor a copy of what you file. Ask the clerk how.',
      source: pages.setAside,
      for: asked,
    },
  ],
  hearing: [
    {
      text: 'The judge may decide on the papers or set a hearing.',
      source: pages.setAside,
      for: asked,
    },
    {
      text: 'If the agency says no, you may appeal to a court. There you must show that it was clearly wrong.',
      source: 'https://www.akleg.gov/basis/statutes.asp#12.62.180',
      for: ['ak-seal-mistake'],
    },
  ],
  howLong: [
    {
      text: 'The state closes a case without a conviction a year after it ended. The website drops a whole case without a conviction after 60 days.',
      source: pages.website,
      for: ['ak-closed-without-conviction', 'ak-closed-but-on-courtview', 'ak-off-the-website'],
    },
    {
      text: 'The court has 30 days from your 18th birthday to seal a juvenile case.',
      source: pages.juvenile,
      for: ['ak-juvenile-sealed'],
    },
  ],
  checkIt: [
    {
      text: 'Look for your name on CourtView, the courts’ website. Then ask the Department of Public Safety for your record.',
      source: pages.publicSafety,
    },
    {
      text: 'If a record is wrong, you can ask the agency to correct it.',
      source: pages.publicSafety,
    },
  ],
  employers: [
    {
      text: 'After a set-aside the record still shows the case, and that it was set aside. Show your certificate.',
      readOn: 'http://touchngo.com/sp/html/sp-4197.htm',
      for: ['ak-set-aside'],
    },
    {
      text: 'An employer who asks the state gets no case that ended without a conviction more than a year ago.',
      source: pages.closed,
      for: ['ak-closed-without-conviction', 'ak-closed-but-on-courtview'],
    },
  ],
  cautions: [
    {
      text: 'Alaska has no law to expunge a record. Be careful with anybody who sells that.',
      source: how.clemency,
    },
    {
      text: 'A set-aside may not help with immigration. Talk to an immigration lawyer first.',
      source: pages.profile,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police and courts see closed records. So do agencies that a law lets in.',
      source: pages.closed,
    },
  ],
  afterwards: [
    {
      text: 'If a private firm still shows a closed case, tell it in writing that it is wrong, and add your papers.',
      source: pages.publicSafety,
    },
  ],
  cleanSlate: [
    {
      text: 'Alaska clears no convictions by itself yet. A year after a case ended without one, the state no longer gives it out. Juvenile cases are sealed at 18.',
      source: pages.closed,
    },
  ],
  help: [
    {
      name: 'Alaska Legal Services Corporation',
      url: 'https://www.alsc-law.org',
      kind: 'legal aid',
      what: 'Lawyers for people with little money. Ask whether they take record cases.',
      phone: '888-478-2572',
      cost: 'free if you have little money',
      readOn: 'https://github.com/olera-care/olera-web',
    },
    {
      name: 'Alaska Department of Public Safety, Records and Identification',
      url: pages.publicSafety,
      kind: 'office',
      what: 'Answers questions about state records.',
    },
    {
      name: 'Alaska Board of Parole',
      url: how.clemency,
      kind: 'office',
      what: 'Takes applications for a pardon.',
    },
    {
      name: 'Collateral Consequences Resource Center',
      url: pages.profile,
      kind: 'group',
      what: 'What Alaska law offers, with its sections.',
      cost: 'free',
    },
  ],
};
