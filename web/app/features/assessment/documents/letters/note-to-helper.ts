import { wholeRecord } from '../../result/outcome-words.ts';
import { list, words } from '../paper.ts';
import { aboutYou, type Letter } from './letter.ts';
import { letterHead, orBlank, signature } from './letter-parts.ts';
import { bestWays, chargesWith } from './ways-to-ask.ts';

/** Tells somebody who helps what it is about, so that they can say at once whether they can. */
export const noteToHelper: Letter = {
  id: 'note-to-a-helper',
  name: 'Write to someone who can help',
  use: 'To legal aid, a clinic or a lawyer, with what you found out here.',
  fields: [
    ...aboutYou,
    { name: 'helper', label: 'Whom you write to', hint: 'For example the legal aid office of your county.' },
    { name: 'helperAddress', label: 'Their address', lines: 3 },
    { name: 'charge', label: 'What you were charged with' },
    { name: 'court', label: 'Court' },
    { name: 'found', label: 'What you found out', lines: 4 },
    {
      name: 'deadline',
      label: 'A day they should know of',
      hint: 'For example a hearing, a job offer or the end of a lease.',
    },
    { name: 'question', label: 'What you want to ask them', lines: 3 },
  ],
  isFor: () => true,
  known: (kept) => {
    const { result, place } = kept;
    const ways = bestWays(result.charges);
    const laws = ways
      .filter(({ charge: { outcome } }) => outcome !== 'not_eligible')
      .map(({ relief }) => `${relief.name} (${relief.reasons[0]?.cite.label})`);
    return {
      charge: chargesWith(ways, kept),
      found: [wholeRecord(result, place.name), ...new Set(laws)].join(' '),
    };
  },
  advice: () => [
    {
      text: 'Ask first if they take cases like yours, and if it costs anything. Many offices want a call and not a letter.',
    },
    {
      text: 'Mail is not private on a phone or a computer that others use. Leave out what they need not know yet.',
    },
  ],
  mailed: true,
  write: (filled, date) => ({
    title: 'Help with clearing my record',
    parts: [
      ...letterHead(filled, date, { who: filled.helper, address: filled.helperAddress }),
      words('Re: Help with clearing my record', { look: 'strong' }),
      words('To whom it may concern:'),
      words('I am looking for help with clearing a criminal record. This is what it is about:'),
      ...list('dot', [
        { lead: 'Charge:', text: orBlank(filled.charge) },
        { lead: 'Court:', text: orBlank(filled.court) },
        {
          lead: 'What a free tool on the web told me, which is not legal advice:',
          text: orBlank(filled.found),
        },
        { lead: 'A day that matters:', text: orBlank(filled.deadline) },
        { lead: 'My question:', text: orBlank(filled.question) },
      ]),
      words(
        'Can you help me, or tell me who can? Please tell me also what I should bring, and whether it costs anything. I can send you my record and my court papers. Thank you.',
      ),
      ...signature(filled),
    ],
  }),
};
