import { list, words } from '../paper.ts';
import { aboutYou, type Letter } from './letter.ts';
import { letterHead, orBlank, signature } from './letter-parts.ts';
import { chargesWith, petitionsThatCost } from './ways-to-ask.ts';

/** Asks the court to let a person file without paying. */
export const feeWaiver: Letter = {
  id: 'fee-waiver',
  name: 'Ask the court to waive fees',
  use: 'To the court where you file, if you cannot afford what it costs.',
  fields: [
    ...aboutYou,
    { name: 'court', label: 'The court', hint: 'For example: Clerk of Courts, Lancaster County.' },
    { name: 'courtAddress', label: 'Its address', lines: 3 },
    { name: 'caseNumber', label: 'Case number', hint: 'It is on every paper from the court.' },
    { name: 'charge', label: 'The charge' },
    { name: 'asking', label: 'What you ask the court for' },
    { name: 'household', label: 'People in your household, with you' },
    { name: 'income', label: 'Money that comes in each month, before taxes' },
    {
      name: 'benefits',
      label: 'Public benefits you get',
      hint: 'For example SNAP, Medicaid, SSI or TANF.',
    },
    { name: 'hardship', label: 'Why you cannot pay, in your own words', lines: 4 },
  ],
  isFor: (kept) => petitionsThatCost(kept).length > 0,
  known: (kept) => {
    const ways = petitionsThatCost(kept);
    return {
      charge: chargesWith(ways, kept),
      asking: [...new Set(ways.map(({ relief }) => relief.name))].join('; '),
    };
  },
  advice: ({ fees, feeWaiver: waiver, whereToFile }) => [
    ...fees,
    ...waiver,
    ...whereToFile,
    {
      text: 'Many courts have a form of their own for this. Ask the clerk for it. This letter helps where there is none, or to ask for it.',
    },
    { text: 'Write only what is true. A court may ask for proof.' },
  ],
  write: (filled, date) => ({
    title: 'Request to waive court fees',
    parts: [
      ...letterHead(filled, date, { who: filled.court, address: filled.courtAddress }),
      words(`Re: Request to waive fees, case number ${orBlank(filled.caseNumber)}`, { look: 'strong' }),
      words('To the Court:'),
      ...list('dot', [
        { lead: 'Charge:', text: orBlank(filled.charge) },
        { lead: 'What I ask for:', text: orBlank(filled.asking) },
      ]),
      words(
        'I am asking for a record in this case to be cleared. I cannot afford the filing fee and the other costs of asking. I ask the Court to waive them.',
      ),
      words('About my means:'),
      ...list('dot', [
        { lead: 'People in my household, with me:', text: orBlank(filled.household) },
        { lead: 'Money that comes in each month, before taxes:', text: orBlank(filled.income) },
        { lead: 'Public benefits I get:', text: orBlank(filled.benefits) },
        { lead: 'Why I cannot pay:', text: orBlank(filled.hardship) },
      ]),
      words('If the Court cannot waive all of it, I ask to pay a smaller amount, or to pay over time.'),
      words(
        'If the Court has a form of its own for this request, please send it to me or tell me where I find it. I can send proof of what I say here.',
      ),
      words('What I say in this letter is true as far as I know. Thank you.'),
      ...signature(filled),
    ],
  }),
};
