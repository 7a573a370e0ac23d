import type { Guide } from '../../guide.ts';

const conviction =
  'https://texaslawhelp.org/article/nondisclosure-procedure-conviction-certain-misdemeanors-under-section-4110735';
const dismissed =
  'https://www.lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_55a-053';
const firstDeferral = 'https://lawserver.com/law/state/texas/tx-codes/texas_government_code_411-072';
const juvenile =
  'https://www.tarrantcountytx.gov/en/juvenile-services/division-listing/records-information.html';
const juvenileRequest = 'https://codes.findlaw.com/tx/family-code/fam-sect-58-256/';
const petition = "https://texas.public.law/statutes/tex._gov't_code_section_411.0745";
const dps =
  'https://codestin.com/utility/all.php?q=https%3A%2F%2Fwww.scribd.com%2Fdocument%2F808244356%2FCR-68';
const review =
  'http://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=37&pt=1&ch=27&rl=1';
const notices = 'https://vulcanbills.com/tx/2025/SB1667';
const selfHelp =
  'https://texaslawhelp.org/checklist/selecting-appropriate-procedure-requesting-order-nondisclosure';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'The Department of Public Safety (DPS) gives you your Texas record after you have your fingerprints taken. Book an appointment online or call 1-888-467-2080.',
      source: dps,
    },
    { text: 'You have a right to a copy for a fee. For other states ask the FBI.', source: review },
    {
      text: 'Ask the court clerk for the dismissal, discharge or judgment. The reason for a dismissal matters.',
      source: dismissed,
    },
  ],
  fees: [
    { text: 'DPS record: $10 for fingerprints and $15 for the record.', source: dps },
    {
      text: 'To ask for nondisclosure costs the usual fee of a civil case.',
      source: petition,
    },
    {
      text: 'Expunction: since September 2025 notice by e-mail is free, and each office that cannot get e-mail costs $25.',
      source: notices,
    },
    {
      text: 'After a veterans or mental health court the expunction is free.',
      source: 'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-203/',
    },
    { text: 'Sealing a juvenile record is free.', source: juvenileRequest },
  ],
  whereToFile: [
    {
      text: 'Expunction: a district court of the county of the arrest or the offense. For fine-only offenses also a justice or municipal court.',
      source: 'http://www.nationalreentryresourcecenter.org/cleanslate/states/texas/policies/tx-nc-2',
    },
    {
      text: 'Nondisclosure: the court that handled the case. You may file in person, online or by mail.',
      source: petition,
    },
    { text: 'Juvenile: the juvenile court of the county.', source: juvenileRequest },
  ],
  howLong: [
    {
      text: 'Nondisclosure: the prosecutor has 45 days to ask for a hearing. If nobody asks, the judge may decide without one.',
      source: petition,
    },
    {
      text: 'The clerk destroys the expunction file a year after the order, but keeps the order. Keep your copy.',
      source: notices,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'After nondisclosure, police, courts and many state offices still see the record. So do many boards that give licenses (Gov’t Code § 411.0765).',
      source: 'https://alsbrookslaw.com/nondisclosure/',
    },
    {
      text: 'After expunction nobody may release or use it.',
      source: 'https://www.texasxpunction.com/expunction',
    },
  ],
  afterwards: [
    {
      text: 'After expunction you may deny the arrest. Only under oath in a criminal case you say that it was expunged.',
      source: 'https://www.texasxpunction.com/expunction',
    },
    {
      text: 'After nondisclosure you need not tell of it on job forms.',
      source: conviction,
    },
  ],
  cleanSlate: [
    {
      text: 'Only a first deferred misdemeanor of certain kinds is sealed without a petition. Ask the court whether it was done.',
      source: firstDeferral,
    },
    { text: 'Many juvenile records are sealed at 19 without asking.', source: juvenile },
    {
      text: 'A 2025 law that would have made courts expunge after pretrial programs was vetoed.',
      source:
        'https://www.tpr.org/government-politics/2025-08-27/after-abbott-vetoed-routine-judicial-system-changes-texas-senate-moves-bill-forward',
    },
  ],
  help: [
    {
      name: 'TexasLawHelp',
      url: selfHelp,
      what: 'Free guides and forms for nondisclosure, step by step.',
    },
  ],
};
