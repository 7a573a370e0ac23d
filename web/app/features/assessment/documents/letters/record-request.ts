import { list, words } from '../paper.ts';
import { aboutYou, type Letter } from './letter.ts';
import { letterHead, orBlank, signature } from './letter-parts.ts';

/** Asks the agency that keeps records for one's own. */
export const recordRequest: Letter = {
  id: 'record-request',
  name: 'Ask for my record',
  use: 'To the agency that keeps records. You need your record before anything else.',
  fields: [
    ...aboutYou,
    {
      name: 'otherNames',
      label: 'Other names you have used',
      hint: 'For example a name before a marriage.',
    },
    {
      name: 'birthDate',
      label: 'Your date of birth',
      hint: 'For example September 10, 1985.',
      autoComplete: 'bday',
    },
    { name: 'agency', label: 'The agency' },
    { name: 'agencyAddress', label: 'Its address', lines: 3 },
  ],
  isFor: () => true,
  known: () => ({}),
  advice: ({ ownRecord }) => [
    ...ownRecord,
    {
      text: 'Many agencies take only their own form, or fingerprints, or a request online. Look at their page before you mail a letter.',
    },
    {
      text: 'Do not write your Social Security number in a letter unless the agency’s own form asks for it.',
    },
  ],
  write: (filled, date) => ({
    title: 'Request for my own record',
    parts: [
      ...letterHead(filled, date, { who: filled.agency, address: filled.agencyAddress }),
      words('Re: Request for a copy of my own criminal history record', { look: 'strong' }),
      words('To whom it may concern:'),
      words(
        'I am asking for a complete copy of the criminal history record you keep about me. Please include each arrest and charge, how each case ended, and each entry that has been sealed or cleared, as far as the law lets me see it.',
      ),
      ...list('dot', [
        { lead: 'Full name:', text: orBlank(filled.name) },
        { lead: 'Other names I have used:', text: orBlank(filled.otherNames) },
        { lead: 'Date of birth:', text: orBlank(filled.birthDate) },
      ]),
      words('If you need something more from me, please tell me:'),
      ...list('dot', [
        { text: 'what I must send to show who I am, such as fingerprints or a copy of an ID;' },
        { text: 'which form I must use, and where I find it;' },
        { text: 'what it costs, and how I can ask you to waive the fee.' },
      ]),
      words('Please send the record, or your answer, to me at the address above. Thank you.'),
      ...signature(filled),
    ],
  }),
};
