import type { Guide } from '../../guide.ts';
import { undone } from './automatic.ts';
import { mcl } from './cites.ts';
import { setAside, told } from './set-aside.ts';

const attorneyGeneral = 'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions';
const statePolice =
  'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate';
const procedure = mcl('780.621d').url ?? attorneyGeneral;
const effects = mcl('780.622').url ?? attorneyGeneral;

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look yourself up in ICHAT, the public record search of the Michigan State Police. It shows what employers see. A search costs about $10.',
      source: statePolice,
    },
    {
      text: 'A misdemeanor of 92 days or less may be only at the court. Ask the clerk there.',
      source: statePolice,
    },
  ],
  fees: [{ text: told.fee, source: procedure }],
  whereToFile: [
    {
      text: 'File in the court that convicted you, with one application for each court.',
      source: procedure,
    },
  ],
  howLong: [
    {
      text: `${told.howLong} The court cannot decide before the Michigan State Police have sent their report.`,
      source: attorneyGeneral,
    },
  ],
  whoStillSeesIt: [
    { text: told.seen, source: effects },
    { text: told.drivingRecord, source: effects },
  ],
  afterwards: [
    { text: setAside.effect, source: effects },
    {
      text: undone,
      source: 'https://www.michbar.org/opinions/content_search_detail/EJournalNumber/84404',
    },
  ],
  cleanSlate: [
    {
      text: 'Since April 11, 2023 Michigan sets aside many misdemeanors by itself 7 years after the sentence, at most 4 in a life. Those with 92 days in jail or less do not count toward the 4. It sets aside up to 2 felonies 10 years after the sentence or the release from prison.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'Violent and sex crimes, serious misdemeanors, drunk driving, forgery and crimes with 10 years or more are among those left out. An open case or a new conviction in those years can stop it.',
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
      what: 'Official answers about who may apply, and when.',
    },
    {
      name: 'Michigan Indian Legal Services',
      url: 'https://www.mils3.org/self-help-and-education/individual-rights/expungement-of-criminal-records',
      what: 'Help and a plain guide to expungement. Phone 231-947-0122.',
    },
  ],
};
