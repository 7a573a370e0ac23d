import { code } from '../../vocabulary/code.ts';

/** The Iowa Code: chapter, with or without a letter, and section. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Iowa Code §',
  number: /\d{1,3}[a-z]?\.\d{1,4}[a-z]{0,2}/i,
  // Aiding, attempt, solicitation and conspiracy: the crime that was meant decides.
  attempts: '703.1 705.1 706.1 706.3',
});
