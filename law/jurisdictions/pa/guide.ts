import type { Guide } from '../../guide.ts';
import {
  answerTime,
  countyFee,
  forms,
  licensing,
  noGunRights,
  sealedEffect,
  sealedWithin30Days,
  seenByEmployers,
  seenByPolice,
} from './how.ts';
import { official } from './laws.ts';

const help = 'http://plsephilly.org/get-help/expungement/';
const summary = 'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/';
const effects = official('9122.5');
const petition = official('9122.1');

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Pennsylvania State Police for your record through PATCH, at epatch.state.pa.us. It can take up to two weeks. The help desk is 888-783-7972, option 4.',
      source: 'https://www.pa.gov/agencies/psp/programs/records-request/overview-of-patch.html',
    },
    {
      text: 'Sealed cases no longer show on the state court portal. Ask the county courthouse for a summary of your sealed cases.',
      source: help,
    },
  ],
  fees: [
    { text: 'If it is sealed by itself, you pay nothing.', source: summary },
    { text: `For a petition: ${countyFee}`, source: help },
    {
      text: 'Unpaid restitution stops sealing of a conviction. The text of the law no longer names unpaid fines and costs.',
      source: petition,
    },
  ],
  whereToFile: [
    {
      text: 'File with the clerk of courts of the county where the case ended. To seal, use the petition of Rule 791. To erase, use the one of Rule 790, or of Rule 490 for a summary case.',
      source: forms,
    },
  ],
  howLong: [
    { text: sealedWithin30Days, source: summary },
    { text: answerTime, source: petition },
  ],
  whoStillSeesIt: [
    { text: `${seenByPolice} ${seenByEmployers}`, source: effects },
    { text: licensing, source: summary },
  ],
  afterwards: [
    { text: sealedEffect, source: effects },
    {
      text: noGunRights,
      source: 'https://blog.princelaw.com/2024/05/08/caution-pa-clean-slate-does-not-restore-firearms-rights',
    },
  ],
  cleanSlate: [
    {
      text: 'The state seals many convictions by itself. Since June 11, 2024 it takes 7 years for a misdemeanor, 5 for a summary offense and 10 for some drug felonies.',
      source: official('9122.2'),
    },
    { text: 'After a full pardon the record is erased without being asked.', source: official('9122') },
  ],
  help: [
    {
      name: 'My Clean Slate PA',
      url: 'https://mycleanslatepa.com',
      what: 'Free check of your record by Community Legal Services.',
    },
    {
      name: 'PALawHelp',
      url: 'https://www.palawhelp.org',
      what: 'Find free legal help near you, and guides to read.',
    },
    {
      name: 'Pennsylvania Legal Aid Network',
      url: 'https://palegalaid.net',
      what: 'The network of legal aid offices in the state.',
    },
    {
      name: 'Philadelphia Lawyers for Social Equity',
      url: 'https://plsephilly.org',
      what: 'Free help with expungement and pardons in Philadelphia.',
    },
  ],
};
