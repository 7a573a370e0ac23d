import { code } from '../../vocabulary/code.ts';

/** The Code of Virginia: title, hyphen, section. The General Assembly keeps an address for each section. */
export const { address, cite, isAttempt, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Va. Code §',
  number: /\d{1,2}(?:\.\d{1,2})?-\d{1,4}(?:\.\d{1,3})?(?::\d{1,2})?/,
  // Conspiracy, attempt and solicitation. The crime that was meant decides.
  attempts: '18.2-22 18.2-25–18.2-29',
  address: ({ number }) => `https://law.lis.virginia.gov/vacode/${number}/`,
});
