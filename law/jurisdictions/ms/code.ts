import { code } from '../../vocabulary/code.ts';

/** The Mississippi Code by title, chapter and section: “97-17-41”. The state keeps no free address that names a section. */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: 'Miss. Code Ann. §',
  number: /\d{1,2}-\d{1,3}-\d{1,3}(?:\.\d{1,2})?/,
  attempts: '97-1-1 97-1-7',
});
