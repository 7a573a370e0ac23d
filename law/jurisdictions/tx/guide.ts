import type { Guide } from '../../guide.ts';
import { official } from './cites.ts';
import { erased, freeAfterCourt, hearing, hidden, stillSeen, whereToExpunge } from './how.ts';

const dps = 'https://www.dps.texas.gov/section/crime-records/fingerprinting-services';
const notices = 'https://vulcanbills.com/tx/2025/SB1667';
const expunction = 'https://www.texasxpunction.com/expunction';
const lawHelp = 'https://texaslawhelp.org/';
const petition = official('GV', '411.0745');
const juvenileRequest = official('FA', '58.256');

export const guide: Guide = {
  ownRecord: [
    {
      text: 'You have a right to your Texas record. Have your fingerprints taken for the Department of Public Safety (DPS). Book online or call 1-888-467-2080. For other states ask the FBI.',
      source: dps,
    },
    {
      text: 'Ask the court clerk for the dismissal, discharge or judgment. The reason for a dismissal matters.',
      source: official('CR', '55A.053'),
    },
  ],
  fees: [
    { text: 'DPS record: $10 for fingerprints and $15 for the record.', source: dps },
    { text: `Nondisclosure: ${hidden.fee}`, source: petition },
    { text: `Expunction: ${erased.fee}`, source: notices },
    { text: `Expunction: ${freeAfterCourt}`, source: official('CR', '55A.203') },
    { text: 'Sealing a juvenile record is free.', source: juvenileRequest },
  ],
  whereToFile: [
    { text: whereToExpunge, source: official('CR', '55A.251') },
    {
      text: 'Nondisclosure: the court that handled the case. You may file in person, online or by mail.',
      source: petition,
    },
    { text: 'Juvenile: the juvenile court of the county.', source: juvenileRequest },
  ],
  howLong: [
    { text: `Nondisclosure: ${hearing}`, source: petition },
    {
      text: 'The clerk destroys the expunction file a year after the order, but keeps the order. Keep your copy.',
      source: notices,
    },
  ],
  whoStillSeesIt: [
    { text: stillSeen, source: official('GV', '411.0765') },
    { text: 'After expunction nobody may release or use it.', source: expunction },
  ],
  afterwards: [
    { text: `${erased.effect} ${erased.limits[0]}`, source: expunction },
    {
      text: hidden.effect,
      source: `${lawHelp}article/nondisclosure-procedure-conviction-certain-misdemeanors-under-section-4110735`,
    },
  ],
  cleanSlate: [
    {
      text: 'Only a first deferred misdemeanor of certain kinds is sealed without a petition. Ask the court whether it was done.',
      source: official('GV', '411.072'),
    },
    {
      text: 'Many juvenile records are sealed at 19 without asking.',
      source: official('FA', '58.253'),
    },
    {
      text: 'A 2025 law that would have made courts expunge after pretrial programs was vetoed.',
      source:
        'https://www.tpr.org/government-politics/2025-08-27/after-abbott-vetoed-routine-judicial-system-changes-texas-senate-moves-bill-forward',
    },
  ],
  help: [
    {
      name: 'TexasLawHelp',
      url: `${lawHelp}checklist/selecting-appropriate-procedure-requesting-order-nondisclosure`,
      what: 'Free guides and forms for nondisclosure, step by step.',
    },
  ],
};
