import type { Guide } from '../../guide.ts';
import { undone } from './automatic.ts';
import { officialPage } from './cites.ts';
import {
  applicationFee,
  drivingRecord,
  guidedForm,
  howLong,
  seen,
  setAside,
  smallCases,
} from './set-aside.ts';

const attorneyGeneral = 'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions';
const statePolice =
  'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate';
const procedure = officialPage('780.621d');
const effects = officialPage('780.622');
const undoing = officialPage('780.621h');

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look yourself up in ICHAT, the public record search of the Michigan State Police. It shows what employers see. A search costs about $10.',
      source: statePolice,
    },
    { text: smallCases, source: statePolice },
  ],
  fees: [{ text: applicationFee, source: procedure }],
  whereToFile: [
    {
      text: 'File in the court that convicted you, with one application for each court.',
      source: procedure,
    },
  ],
  howLong: [
    {
      text: `${howLong} The court cannot decide before the Michigan State Police have sent their report.`,
      source: attorneyGeneral,
    },
  ],
  whoStillSeesIt: [
    { text: seen, source: effects },
    { text: drivingRecord, source: effects },
  ],
  afterwards: [
    { text: setAside.effect, source: effects },
    { text: undone, source: undoing },
  ],
  cleanSlate: [
    {
      text: 'Since April 11, 2023 Michigan sets aside many misdemeanors by itself 7 years after the sentence. At most 4 are cleared in a life, beside those with 92 days in jail or less. It clears up to 2 felonies 10 years after the sentence or the release from prison.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'Among those left out are violent and sex crimes, serious misdemeanors, drunk driving, forgery, embezzlement and crimes with 10 years or more. More than 3 felonies close it for felonies. An open case or a new Michigan conviction in those years stops it, but not for a misdemeanor with 92 days in jail or less.',
      source: officialPage('780.621g'),
    },
  ],
  help: [
    {
      name: 'Michigan Legal Help',
      url: guidedForm.url,
      what: 'A free tool that fills in the application, and legal aid near you.',
    },
    {
      name: 'Attorney General: Expungement Assistance',
      url: attorneyGeneral,
      what: 'Who may apply, when, and how.',
    },
    {
      name: 'Michigan Indian Legal Services',
      url: 'https://www.mils3.org',
      what: 'May help with expungement. Phone 231-947-0122.',
    },
  ],
};
