import { freeSearch, type Guide } from '../../place/guide.ts';
import { undone } from './automatic.ts';
import { address } from './code.ts';
import {
  afterNo,
  applicationFee,
  drivingRecord,
  guidedForm,
  howLong,
  notACitizen,
  privilege,
  seen,
  setAside,
  smallCases,
} from './set-aside.ts';
import { lookUp } from './tasks.ts';

const attorneyGeneral = 'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions';
const statePolice =
  'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate';
const procedure = address('780.621d');
const effects = address('780.622');
const keptRecord = address('780.623');
const undoing = address('780.621h');
const assistance = 'https://www.michigan.gov/ag/initiatives/expungement-assistance';
const courtForm = 'https://www.courts.michigan.gov/siteassets/forms/scao-approved/mc227.pdf';
const applying =
  'https://michiganlegalhelp.org/resources/crime-traffic-and-id/applying-set-aside-expunge-adult-criminal-conviction';
const seeIfCleared = 'https://www.gtcountymi.gov/2583/Automatic-Set-Asides';
const pathway = 'https://cleanslatepathway.org/i-want-help/';
const safeAndJust =
  'https://www.safeandjustmi.org/our-work/clean-slate-for-michigan/?utm_source=Safe+and+Just+Michigan+&utm_campaign=Reentry';

const applications = ['mi-set-aside-application', 'mi-first-owi', 'mi-csc4-before-2015', 'mi-trafficking'];
const adult = [...applications, 'mi-marijuana'];

const bySelf = ['mi-auto-misdemeanor', 'mi-auto-felony'];
const setAsides = [...adult, ...bySelf];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Look yourself up in ICHAT, the public record search of the Michigan State Police. It shows what employers see. A search costs $10.',
      source: 'https://apps.michigan.gov/ichat',
    },
    {
      text: 'For all that the state police have, also what is not public, ask for a check by fingerprints. It costs $30.',
      source: seeIfCleared,
    },
    { text: smallCases, source: statePolice },
  ],
  forms: [
    {
      number: 'MC 227',
      name: 'Application to Set Aside Conviction(s)',
      url: courtForm,
      demanded: 'not known',
      for: ['mi-set-aside-application', 'mi-first-owi', 'mi-csc4-before-2015'],
      readOn: courtForm,
    },
    {
      number: 'MC 227a',
      name: 'Application to set aside a misdemeanor marijuana conviction',
      url: assistance,
      demanded: 'yes',
      for: ['mi-marijuana'],
      readOn: courtForm,
    },
    {
      number: 'MC 227b',
      name: 'Application of a human trafficking victim to set aside a conviction',
      url: assistance,
      demanded: 'yes',
      for: ['mi-trafficking'],
      readOn: courtForm,
    },
    {
      number: 'MC 235',
      name: 'Motion to destroy fingerprints and the arrest card',
      url: 'https://www.courts.michigan.gov',
      demanded: 'not known',
      for: ['mi-acquitted-order', 'mi-acquitted-destruction', 'mi-dismissed-removal'],
      readOn:
        'http://milawyersweekly.com/news/2010/12/01/criminal-law-juveniles-fingerprint-and-arrest-cards/',
    },
    {
      number: 'JC 66',
      name: 'Application to Set Aside Adjudication',
      url: guidedForm.url,
      demanded: 'not known',
      for: ['mi-juvenile-application'],
      readOn:
        'https://forms.justia.com/michigan/statewide/juvenile/application-to-set-aside-adjudication-and-order-39598.html',
    },
  ],
  withoutForm: [
    {
      text: 'We found no form for this. Ask legal aid what to write.',
      source: address('28.243'),
      for: ['mi-not-responsible', 'mi-pardoned-record'],
    },
  ],
  fees: [
    { text: applicationFee, source: procedure, for: applications },
    {
      text: 'For marijuana the law names no fee.',
      source: address('780.621e'),
      for: ['mi-marijuana'],
    },
  ],
  feeWaiver: [
    {
      text: 'The law names no way to have the $50 waived. Ask the helpers below if one of them can pay it.',
      source: procedure,
      for: applications,
    },
  ],
  whereToFile: [
    {
      text: 'File in the court that convicted you, with one application for each court.',
      source: procedure,
      for: adult,
    },
    {
      text: 'File with the court that decided the case.',
      source: address('28.243'),
      for: ['mi-acquitted-order', 'mi-acquitted-destruction', 'mi-dismissed-removal', 'mi-not-responsible'],
    },
    {
      text: 'Send it to the Michigan State Police.',
      source: address('28.243'),
      for: ['mi-pardoned-record'],
    },
    {
      text: 'File with the court that had the juvenile case.',
      source: address('712A.18e'),
      for: ['mi-juvenile-application'],
    },
  ],
  copiesAndService: [
    {
      text: 'Make five copies of the application with all papers. Take them to the clerk. Then mail one each to the state police, the Attorney General and the prosecutor of the case.',
      source: courtForm,
      for: applications,
    },
    {
      text: 'The packet for the state police also holds the fingerprint card RI-008 and the $50. Send it to Criminal Justice Information Center, PO Box 30266, Lansing, MI 48909.',
      source: courtForm,
      for: applications,
    },
    {
      text: 'The Attorney General’s address is Assistance with Convictions and Expungements Division, PO Box 30212, Lansing, MI 48909.',
      source: courtForm,
      for: applications,
    },
    {
      text: 'Fill in the proof of service on page 3 and bring it to the court. Keep a copy of all.',
      source: courtForm,
      for: applications,
    },
  ],
  hearing: [
    {
      text: 'The clerk sets a day, and you go. It cannot be held before the court has the report of the state police.',
      source: courtForm,
      for: applications,
    },
    { text: privilege, source: procedure, for: applications },
    {
      text: 'For a misdemeanor marijuana conviction the prosecutor has 60 days to answer. Without an answer the court must clear it within 21 days. With one, there is a hearing.',
      source: address('780.621e'),
      for: ['mi-marijuana'],
    },
  ],
  howLong: [
    {
      text: `${howLong} The court cannot decide before the Michigan State Police have sent their report.`,
      source: attorneyGeneral,
      for: applications,
    },
  ],
  checkIt: [
    {
      text: 'Nobody writes to you when it is cleared by itself. Look yourself up in ICHAT, ask for a check by fingerprints, or ask the court that convicted you.',
      source: seeIfCleared,
      for: bySelf,
    },
    {
      text: 'If it still shows, call the criminal history line of the state police at 517-241-0606.',
      source: seeIfCleared,
    },
    {
      text: 'About cases cleared by themselves you can also write to MSP-CRD-CSAAUTOMATIC@michigan.gov.',
      source: 'https://mijackson.org/258/Circuit-Family-Probate',
      for: bySelf,
    },
  ],
  employers: [
    {
      text: 'Once a conviction is set aside, you may answer “no” when asked whether you were convicted of it.',
      source: pathway,
      for: setAsides,
    },
    { text: 'In ICHAT, where most employers look, it no longer shows.', source: applying },
  ],
  cautions: [
    { text: afterNo, source: procedure, for: applications },
    {
      text: 'List each conviction and each deferred case. Sign only before the clerk or a notary, and bring a photo ID.',
      source: 'https://michiganlegalhelp.org/checklist/565',
      for: applications,
    },
    {
      text: notACitizen,
      readOn: 'https://hawmlaw.com/can-uscis-see-expunged-records/',
    },
    {
      text: 'To fill in the forms online files nothing. You must still file and mail them.',
      source: 'https://michiganlegalhelp.org/checklist/565',
      for: [...adult, 'mi-juvenile-application'],
    },
  ],
  whoStillSeesIt: [
    { text: seen, source: keptRecord },
    { text: drivingRecord, source: effects },
  ],
  afterwards: [
    { text: setAside.effect, source: effects },
    {
      text: 'Keep your papers. You may also buy a copy of the record that the state police keep.',
      source: keptRecord,
    },
    { text: undone, source: undoing, for: bySelf },
  ],
  cleanSlate: [
    {
      text: 'Since April 11, 2023 Michigan sets aside many misdemeanors by itself 7 years after the sentence. At most 4 are cleared in a life, beside those with 92 days in jail or less. It clears up to 2 felonies 10 years after the sentence or the release from prison.',
      source: `${statePolice}/eligible`,
    },
    {
      text: 'Among those left out are violent and sex crimes, serious misdemeanors, drunk driving, forgery, embezzlement and crimes with 10 years or more. More than 3 felonies close it for felonies. An open case or a new Michigan conviction in those years stops it, but not for a misdemeanor with 92 days in jail or less.',
      source: address('780.621g'),
    },
  ],
  help: [
    {
      name: 'Michigan Legal Help',
      url: guidedForm.url,
      kind: 'legal aid',
      what: 'A tool that asks you questions and fills in the application.',
      cost: 'free',
      readOn: applying,
    },
    {
      name: 'Counsel and Advocacy Law Line (CALL)',
      url: 'https://michiganlegalhelp.org',
      kind: 'legal aid',
      what: 'The phone line of legal aid.',
      phone: '888-783-8190',
      cost: 'free if you have little money',
      area: 'The southern half of the state',
      hours: 'Monday to Thursday, 9 a.m. to 5 p.m. (Wednesday to 6); Friday, 9 a.m. to 1 p.m.',
      readOn: safeAndJust,
    },
    {
      name: 'Project Clean Slate, City of Detroit',
      url: safeAndJust,
      kind: 'group',
      what: 'Lawyers who help to clear a record.',
      phone: '313-237-3024',
      cost: 'free',
      area: 'People who live in Detroit',
      hours: 'Monday to Friday, 8:30 a.m. to 5 p.m.',
    },
    {
      name: 'Clean Slate Pathway, Legal Aid of Western Michigan',
      url: pathway,
      kind: 'legal aid',
      what: 'Lawyers who help people with a lower income, up to the hearing.',
      cost: 'free if you have little money',
      area: 'Kent and 16 other counties in the west',
      readOn: 'https://cleanslatepathway.org/',
    },
    {
      name: 'Attorney General: Expungement Assistance',
      url: assistance,
      kind: 'office',
      what: 'Applications, checklists, and who may apply when.',
      cost: 'free',
      readOn: attorneyGeneral,
    },
    {
      name: 'Michigan Indian Legal Services',
      url: 'https://www.mils3.org',
      kind: 'legal aid',
      what: 'Helps Native American people with a low income.',
      phone: '231-947-0122',
      cost: 'free if you have little money',
      area: 'For now mostly the northwest',
      readOn: 'https://www.mils3.org/client-services/legal-areas/expungement',
    },
  ],
};
