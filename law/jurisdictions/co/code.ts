import { code } from '../../vocabulary/code.ts';

/** The Colorado Revised Statutes: title, article and section, as in 18-8-706.5 or 18-6.5-103. */
export const { address, cite, isSection, lists, sectionsIn, sections, under } = code({
  name: 'C.R.S.',
  number: /\d{1,2}(?:\.\d{1,2})?-\d{1,3}(?:\.\d{1,2})?-\d{1,4}(?:\.\d{1,2})?/,
  // Attempt, conspiracy and solicitation: the crime that was meant decides, as C.R.S. 24-4.1-302(1) itself says.
  attempts: '18-2-101 18-2-201 18-2-301',
  // The state gives its sections no address of their own, so this is a free copy that does.
  address: ({ number }) => `https://colorado.public.law/statutes/crs_${number}`,
});
