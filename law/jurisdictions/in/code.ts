import { code } from '../../vocabulary/code.ts';

/** The Indiana Code, by title, article, chapter and section. The General Assembly shows each title on a page of its own. */
export const { address, cite, isSection, lists, sectionsIn, under } = code({
  name: 'Ind. Code §',
  number: /\d{1,2}(?:\.\d)?-\d{1,2}(?:\.\d)?-\d{1,2}(?:\.\d)?-\d{1,3}(?:\.\d{1,2})?/,
  // Attempt, conspiracy and aiding: the crime that was meant decides.
  attempts: '35-41-5-1 35-41-5-2 35-41-2-4',
  address: ({ number }) => `https://iga.in.gov/laws/2025/ic/titles/${number.split('-')[0]}#${number}`,
});
