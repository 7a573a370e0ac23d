import { code } from '../../vocabulary/code.ts';

/** The North Dakota Century Code: title, chapter, section. The legislature prints whole chapters. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'N.D.C.C. §',
  number: /\d{1,2}(?:\.\d)?-\d{1,2}(?:\.\d)?-\d{2}(?:\.\d{1,2})?/,
  // Attempt, facilitation, solicitation and conspiracy: the crime that was meant decides.
  attempts: '12.1-06-*',
});
