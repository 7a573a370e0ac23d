import type { Guide } from '../../guide.ts';

const attorneyGeneral = 'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions';
const statePolice =
  'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate';
const formInstructions = 'https://fill.io/STATE-OF-MICHIGAN-THE-PEOPLE-OF-JUDICIAL-DISTRICT';
const effects = 'https://self-law.org/code/mi/chapter-780/780-622';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look yourself up in ICHAT, the public record search of the Michigan State Police. It shows what employers see. A search costs about $10.',
      source: statePolice,
    },
    {
      text: 'Small old misdemeanors of 92 days or less may be only at the court. Ask the clerk there.',
      source: statePolice,
    },
    {
      text: 'The Clean Slate page of the Michigan State Police shows which crimes are set aside by themselves.',
      source: statePolice,
    },
  ],
  fees: [
    {
      text: 'To ask a court to set aside a conviction costs $50, paid to the State of Michigan. We found no waiver.',
      source: formInstructions,
    },
    {
      text: 'Fingerprints and certified copies may cost more.',
      source: formInstructions,
    },
    {
      text: 'For a marijuana misdemeanor the law names no fee.',
      source: 'http://www.legislature.mi.gov/documents/2019-2020/publicact/htm/2020-PA-0192.htm',
    },
  ],
  whereToFile: [
    {
      text: 'File in the court that convicted you, with one application for each court. Send copies to the Michigan State Police, the Attorney General and the prosecutor.',
      source: formInstructions,
    },
  ],
  howLong: [
    {
      text: 'It can take up to eight months. The court cannot decide before the Michigan State Police have sent their report.',
      source: attorneyGeneral,
    },
    {
      text: 'Automatic set-asides have run every day since April 11, 2023.',
      source: statePolice,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'The public no longer sees it. Police, courts, prosecutors and some agencies that give licenses still can.',
      source: effects,
    },
    {
      text: 'Your driving record at the Secretary of State stays as it is, and a duty to register as a sex offender stays.',
      source: effects,
    },
  ],
  afterwards: [
    {
      text: 'You may say that you were not convicted of it.',
      source: effects,
    },
    {
      text: 'Check ICHAT again. Nobody writes to tell you about an automatic set-aside.',
      source: 'https://sterlingheights.gov/1894/Expungements',
    },
    {
      text: 'Keep paying restitution. A court can undo an automatic set-aside if you made no honest effort to pay.',
      source: 'https://www.michbar.org/opinions/content_search_detail/EJournalNumber/84404',
    },
  ],
  cleanSlate: [
    {
      text: 'Michigan sets aside many misdemeanors by itself 7 years after the sentence, at most 4 in a life. Those with 92 days in jail or less do not count toward the 4.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'It sets aside up to 2 felonies by itself 10 years after the sentence or the release from prison.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'Some crimes are left out. Among them are violent crimes, serious misdemeanors, drunk driving and crimes with 10 years or more.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'An open case or a new conviction in those years can stop it.',
      source: `${statePolice}/eligible`,
    },
  ],
  help: [
    {
      name: 'Michigan Legal Help',
      url: 'https://michiganlegalhelp.org',
      what: 'A free guided tool that fills in the set-aside application, and legal aid near you.',
    },
    {
      name: 'Attorney General: Expungement Assistance',
      url: attorneyGeneral,
      what: 'Official answers about who may apply, how long to wait and how long it takes.',
    },
    {
      name: 'Michigan Indian Legal Services',
      url: 'https://www.mils3.org/self-help-and-education/individual-rights/expungement-of-criminal-records',
      what: 'Help and a plain guide to expungement. Phone 231-947-0122.',
    },
    {
      name: 'Safe & Just Michigan',
      url: 'https://www.safeandjustmi.org',
      what: 'A group that works for Clean Slate in Michigan.',
    },
  ],
};
