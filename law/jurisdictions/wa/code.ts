import { code } from '../../vocabulary/code.ts';

/** The Revised Code of Washington, by title, chapter and section. The legislature keeps an address for each section. */
export const { cite, isAttempt, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'RCW',
  number: /\d{1,2}[a-z]?\.\d{2,3}[a-z]?\.\d{3,4}/i,
  decimal: true,
  // Attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '9A.28.020 9A.28.030 9A.28.040',
  address: ({ number }) => `https://apps.leg.wa.gov/RCW/default.aspx?cite=${number}`,
});
