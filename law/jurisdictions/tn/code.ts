import { code } from '../../vocabulary/code.ts';

/** The Tennessee Code. The state keeps no address of its own for each section. */
export const { cite, isAttempt, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Tenn. Code §',
  number: /\d{1,2}-\d{1,2}-\d{3,4}/,
  // Attempt, soliciting, conspiracy and facilitation.
  attempts: '39-12-101 39-12-102 39-12-103 39-11-403',
});
