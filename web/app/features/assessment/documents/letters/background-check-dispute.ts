import { doneTo } from '../../result/outcome-words.ts';
import { list, words } from '../paper.ts';
import { aboutYou, type Letter } from './letter.ts';
import { letterHead, orBlank, signature } from './letter-parts.ts';
import { chargesWith, waysOpenNow } from './ways-to-ask.ts';

/*
 * The Fair Credit Reporting Act also binds companies that sell background checks. Section 611 is 15 U.S.C. § 1681i:
 * (a)(1)(A) look into a dispute within 30 days and free of charge, 15 days longer where the person sends more facts
 * meanwhile (B); (a)(5)(A) delete or change what is wrong, incomplete or cannot be verified; (a)(6) answer in writing
 * within 5 business days, with the changed report; (d) tell those the person names who had the report in the last two
 * years for a job, or six months for anything else.
 */
const section611 =
  'https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title15-section1681i';

/** Disputes a report that still shows what has been cleared. */
export const backgroundCheckDispute: Letter = {
  id: 'background-check-dispute',
  name: 'Dispute a background check',
  use: 'To a background-check company that still shows a record after it has been cleared.',
  fields: [
    ...aboutYou,
    {
      name: 'birthDate',
      label: 'Your date of birth',
      hint: 'So that they find your file. For example September 10, 1985.',
      autoComplete: 'bday',
    },
    { name: 'company', label: 'The background-check company' },
    { name: 'companyAddress', label: 'Its address', hint: 'It is on the report.', lines: 3 },
    { name: 'report', label: 'Number or date of the report' },
    { name: 'charge', label: 'The entry, as the report words it' },
    { name: 'court', label: 'Court' },
    { name: 'caseNumber', label: 'Case number', hint: 'It is on every paper from the court.' },
    {
      name: 'clearedHow',
      label: 'What was done',
      hint: 'For example: sealed, expunged, set aside.',
    },
    { name: 'clearedOn', label: 'When', hint: 'The date of the order, if you have it.' },
    {
      name: 'reportReaders',
      label: 'Who got the report',
      hint: 'For example the employer. They are told when the entry is deleted.',
      lines: 2,
    },
  ],
  // Before anything can have been cleared, there is nothing to dispute.
  isFor: (kept) => waysOpenNow(kept).length > 0 || kept.told.hasBeenCleared,
  known: (kept) => {
    const byItself = waysOpenNow(kept).filter(({ charge }) => charge.outcome === 'automatic');
    const how = byItself.map(
      ({ relief }) => `${doneTo[relief.kind]} by law (${relief.reasons[0]?.cite.label})`,
    );
    return { charge: chargesWith(byItself, kept), clearedHow: [...new Set(how)].join('; ') };
  },
  advice: () => [
    {
      text: 'Send it only once the record has been cleared. Look first whether it is gone where the court or the state shows records.',
    },
    {
      text: 'The company has 30 days from the day it gets your letter. It may take up to 15 days more if you send more facts in that time. It may not charge you.',
      source: section611,
      label: '15 U.S.C. § 1681i(a)(1)',
    },
    {
      text: 'Put in a copy of the report with the entry marked, and a copy of the court order if you have one. Keep the originals. Mail it so that you get a receipt, and keep a copy.',
    },
    {
      text: 'If nothing happens, you can complain to the Consumer Financial Protection Bureau, or ask a lawyer.',
      source: 'https://www.consumerfinance.gov/complaint/',
    },
  ],
  write: (filled, date) => ({
    title: 'Dispute of a background check',
    parts: [
      ...letterHead(filled, date, { who: filled.company, address: filled.companyAddress }),
      words('Re: Dispute under the Fair Credit Reporting Act, section 611 (15 U.S.C. § 1681i)', {
        look: 'strong',
      }),
      words('To whom it may concern:'),
      words(
        'Your report about me shows a criminal record that has been cleared. I dispute that this entry is accurate and complete.',
      ),
      ...list('dot', [
        { lead: 'My date of birth:', text: orBlank(filled.birthDate) },
        { lead: 'Report:', text: orBlank(filled.report) },
        { lead: 'Entry I dispute:', text: orBlank(filled.charge) },
        { lead: 'Court:', text: orBlank(filled.court) },
        { lead: 'Case number:', text: orBlank(filled.caseNumber) },
        { lead: 'What was done:', text: orBlank(filled.clearedHow) },
        { lead: 'On:', text: orBlank(filled.clearedOn) },
      ]),
      words('Please check it with the court. I ask you to:'),
      ...list('number', [
        {
          text: 'look into this free of charge, within 30 days after you get this letter (15 U.S.C. § 1681i(a)(1)(A));',
        },
        {
          text: 'promptly delete the entry, or correct it, if it is inaccurate or incomplete or cannot be verified (§ 1681i(a)(5)(A));',
        },
        {
          text: 'send me the result in writing within 5 business days after you finish, with a copy of my report as changed (§ 1681i(a)(6));',
        },
        {
          text: `if you delete the entry, tell those named here who got the report in the last two years for a job, or in the last six months for anything else (§ 1681i(d)): ${orBlank(inOneLine(filled.reportReaders))}`,
        },
      ]),
      words('Please send your answer to me at the address above. Thank you.'),
      ...signature(filled),
    ],
  }),
};

function inOneLine(readers: string | undefined): string | undefined {
  return readers
    ?.split('\n')
    .map((reader) => reader.trim())
    .filter((reader) => reader !== '')
    .join(', ');
}
