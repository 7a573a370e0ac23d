import { code } from '../../vocabulary/code.ts';

/** The Colorado Revised Statutes: title, article and section, as in 18-8-706.5 or 18-6.5-103. */
export const { cite, isSection, sections, under } = code({
  name: 'C.R.S.',
  number: /\d{1,2}(?:\.\d{1,2})?-\d{1,3}(?:\.\d{1,2})?-\d{1,4}(?:\.\d{1,2})?/,
  // The state gives its sections no address of their own: this is the page on which its code opens.
  address: () =>
    'https://leg.colorado.gov/agencies/office-legislative-legal-services/colorado-revised-statutes',
});
