import { freeSearch, type Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './pages.ts';
import { lookUp } from './tasks.ts';

const misdemeanors = ['wa-misdemeanor'];
const vacating = [
  'wa-misdemeanor',
  'wa-cannabis',
  'wa-drug-treatment',
  'wa-felony',
  'wa-victim-misdemeanor',
  'wa-victim-felony',
];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Look up your own record online with the State Patrol’s WATCH. The answer comes at once. It costs $11 or $12, by the pages we read.',
      source: pages.patrol,
    },
    {
      text: 'WATCH shows convictions and arrests less than a year old. To see all of your record, ask the State Patrol with fingerprints.',
      source: pages.patrol,
    },
    {
      text: 'Ask the clerk of each court for your judgment and a list of what you still owe.',
      source: pages.lawLibrary,
    },
  ],
  forms: [
    {
      number: 'CrRLJ 09.0100',
      name: 'Motion to vacate a misdemeanor, with the order 09.0200',
      url: pages.forms,
      demanded: 'not known',
      for: ['wa-misdemeanor', 'wa-victim-misdemeanor'],
      readOn: pages.filing,
    },
    {
      number: 'CrRLJ 09.0800',
      name: 'Motion to vacate a cannabis misdemeanor, with the order 09.0870',
      url: pages.forms,
      demanded: 'not known',
      for: ['wa-cannabis'],
      readOn: pages.filing,
    },
    {
      number: 'CrR 08.0900',
      name: 'Motion to vacate a felony, with the order 08.0920',
      url: pages.forms,
      demanded: 'not known',
      for: ['wa-felony', 'wa-victim-felony'],
      readOn: pages.filing,
    },
  ],
  withoutForm: [
    {
      text: 'Write to the State Patrol that you ask to delete nonconviction data under RCW 10.97.060. Name the arrest and how it ended.',
      source: pages.deletion,
      for: ['wa-delete-arrest'],
    },
    {
      text: 'File the proof from your program with a short letter that asks the court to vacate the conviction.',
      source: pages.misdemeanor,
      for: ['wa-drug-treatment'],
    },
    {
      text: 'The county has its own paper. Ask its prosecutor or public defender for the Blake order.',
      source: pages.blake,
      for: ['wa-blake'],
    },
    {
      text: 'Write a motion to seal your juvenile record. Washington LawHelp has one that you can fill in.',
      source: pages.lawLibrary,
      for: ['wa-youth-motion'],
    },
  ],
  fees: [
    { text: how.noFilingFee, source: pages.forms, for: vacating },
    {
      text: 'Blake: you pay nothing, and can get back what you paid.',
      source: pages.blake,
      for: ['wa-blake'],
    },
  ],
  feeWaiver: [
    {
      text: 'If a clerk asks for a fee that you cannot pay, ask for the form to waive it.',
      source: pages.forms,
    },
    {
      text: 'Do you still owe fines? A judge can lower or end many of them. Ask before you give up on vacating.',
      source: pages.lawLibrary,
    },
  ],
  whereToFile: [
    {
      text: 'The court that sentenced you. For most misdemeanors that is a city or district court. For felonies it is the superior court.',
      source: pages.filing,
      for: [...vacating, 'wa-blake'],
    },
    {
      text: 'Deleting an arrest: the State Patrol in Olympia, and the police or sheriff who arrested you.',
      source: pages.deletion,
      for: ['wa-delete-arrest'],
    },
    {
      text: 'A youth case: the juvenile court that had it.',
      source: pages.youth,
      for: ['wa-youth-motion'],
    },
  ],
  copiesAndService: [
    {
      text: 'Give a copy to the prosecutor’s office on the day you file.',
      source: pages.filing,
      for: vacating,
    },
    {
      text: 'After domestic violence, tell the prosecutor in writing and give the court proof that you did.',
      source: pages.misdemeanor,
      for: misdemeanors,
    },
  ],
  hearing: [
    {
      text: 'The judge hears your request on the day that the clerk set. You must be there.',
      source: pages.filing,
      for: vacating,
    },
    {
      text: 'If the judge says no, you may appeal.',
      readOn: 'https://www.studicata.com/summaries/supreme-court-of-washington/state-v-hawkins-2022-5uax1b',
      for: ['wa-felony'],
    },
  ],
  howLong: [
    {
      text: 'Once the judge signs, the conviction is vacated within a few days.',
      source: pages.filing,
      for: vacating,
    },
  ],
  checkIt: [
    {
      text: 'The clerk sends the order to the State Patrol, which tells the FBI. Look yourself up in WATCH some weeks later.',
      source: pages.misdemeanor,
    },
    {
      text: 'If a background check still shows it, send the company the order and ask it to fix its report.',
      source: 'https://www.consumerfinance.gov/ask-cfpb/',
    },
  ],
  employers: [
    {
      text: 'After it is vacated, you may say that you were never convicted of that crime, for work and for housing.',
      source: pages.misdemeanor,
    },
  ],
  cautions: [
    {
      text: 'Vacating does not give back gun rights. A court must do that on its own.',
      source: pages.misdemeanor,
    },
    {
      text: 'A vacated conviction can still count if you are charged with a crime again.',
      source: pages.misdemeanor,
    },
    {
      text: 'If you are not a citizen, ask an immigration lawyer first. A vacated conviction may still count there.',
      source: pages.lawLibrary,
    },
  ],
  whoStillSeesIt: [
    { text: 'The police, the prosecutor and the courts still see it.', source: pages.misdemeanor },
    {
      text: 'The court’s own file and index stay public, unless the judge seals them under court rule GR 15.',
      source: pages.cornell,
    },
  ],
  afterwards: [
    {
      text: 'Carry a copy of the order. It helps when an old report turns up.',
      source: pages.lawLibrary,
    },
  ],
  cleanSlate: [
    {
      text: 'Washington clears no adult conviction by itself, unless the Governor pardoned it. Some counties clear old drug possession (Blake) without being asked.',
      source: pages.blake,
    },
    {
      text: 'Youth courts seal most cases by themselves once you are 18 and off supervision.',
      source: pages.youth,
    },
  ],
  help: [
    {
      name: 'Clearviction',
      url: 'https://clearviction.org',
      kind: 'group',
      what: 'A free tool that checks misdemeanors and explains how to file.',
      cost: 'free',
      readOn: pages.filing,
    },
    {
      name: 'Washington LawHelp',
      url: 'https://www.washingtonlawhelp.org',
      kind: 'legal aid',
      what: 'Legal aid’s guides and forms for vacating and for youth cases.',
      cost: 'free',
      readOn: pages.lawLibrary,
    },
    {
      name: 'King County Department of Public Defense: Blake',
      kind: 'public defender',
      url: pages.blakeHelp,
      what: 'Helps with old drug possession convictions.',
      phone: '206-296-7662',
      cost: 'free',
      area: 'King County',
      counties: ['King'],
    },
    {
      name: 'Clark County Law Library',
      url: pages.lawLibrary,
      kind: 'court',
      what: 'Lists guides, forms and offices that help with records in Washington.',
      cost: 'free',
    },
  ],
};
