import type { Guide } from '../../guide.ts';
import { textOf } from './cites.ts';
import {
  due,
  openFile,
  sealedEffect,
  sealingForms,
  seenBy,
  seenWithFingerprints,
  untilSealed,
  whereToApply,
} from './how.ts';

const cleanSlate = textOf('CPL', '160.57');
const courts = 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml';
const stateRecords = 'https://apps.criminaljustice.ny.gov/ojis/recordreview.htm';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Division of Criminal Justice Services (DCJS) for your “rap sheet”. You must give your fingerprints.',
      source: stateRecords,
    },
    {
      text: 'The “unsuppressed” record shows your sealed cases too, the “suppressed” one what is left.',
      source: 'http://criminaljustice.state.ny.us/ojis/recordreview.htm',
    },
  ],
  fees: [
    {
      text: 'The rules name a fee of $50 for your own record. It may be waived if you cannot afford it.',
      source:
        'https://regulations.justia.com/states/new-york/title-9/subtitle-u/chapter-ii/part-6050/section-6050-1/',
    },
    {
      text: 'Unpaid fines and restitution do not stop Clean Slate sealing, and you still owe them.',
      source: cleanSlate,
    },
  ],
  whereToFile: [{ text: `Sealing after 10 years: ${whereToApply}`, source: sealingForms }],
  howLong: [{ text: due, source: courts }],
  whoStillSeesIt: [
    { text: seenBy, source: cleanSlate },
    { text: `After Clean Slate sealing: ${seenWithFingerprints}`, source: cleanSlate },
    { text: openFile, source: 'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml' },
  ],
  afterwards: [{ text: sealedEffect, source: cleanSlate }],
  cleanSlate: [
    {
      text: 'Since November 16, 2024 New York seals misdemeanors 3 years and most felonies 8 years after the sentence or release. Sex crimes and class A felonies other than drug crimes are left out.',
      source: courts,
    },
    { text: untilSealed, source: cleanSlate },
  ],
  help: [
    {
      name: 'Legal Action Center',
      url: 'https://lac.org',
      what: 'Free help with rap sheets, sealing and job rights: (212) 243-1313.',
    },
    {
      name: 'Legal Aid Society, Case Closed Project',
      url: 'https://legalaidnyc.org/programs-projects-units/case-closed-project',
      what: 'Free help with sealing in New York City: (212) 298-3120.',
    },
    {
      name: 'New York courts',
      url: courts,
      what: 'Questions and answers on Clean Slate.',
    },
  ],
};
