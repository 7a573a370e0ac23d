import { code } from '../../vocabulary/code.ts';

/** The Wyoming Statutes. The legislature prints whole titles and keeps no address for a section. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'W.S. §',
  number: /\d{1,2}-\d{1,2}-\d{3,4}/,
  // Attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '6-1-301 6-1-302 6-1-303',
});
