import { code } from '../../vocabulary/code.ts';

/** The Code of Laws of South Carolina: title, chapter, section. The state keeps a page for a chapter, none for a section. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'S.C. Code §',
  number: /\d{1,2}-\d{1,3}-\d{1,4}/,
  // Accessories, conspiracy and attempt.
  attempts: '16-1-40 16-1-80 16-17-410',
});
