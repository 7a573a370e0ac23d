import { code } from '../../vocabulary/code.ts';

/** The Kentucky Revised Statutes. The legislature’s addresses are by number of file, not by section. */
export const { cite, isSection, lists, sectionsIn, under } = code({
  name: 'KRS',
  number: /\d{1,3}[A-Z]?\.\d{2,4}/i,
  // Attempt, conspiracy, solicitation and facilitation.
  attempts: '506.010 506.030 506.040 506.080',
});
