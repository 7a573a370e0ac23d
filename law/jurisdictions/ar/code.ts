import { code } from '../../vocabulary/code.ts';

/** The Arkansas Code by title, chapter and section: “5-36-103”. The state keeps no address that names a section. */
export const { cite, isAttempt, isSection, lists, sectionsIn, told, under } = code({
  name: 'Ark. Code Ann. §',
  number: /\d{1,2}-\d{1,3}-\d{3,4}/,
  attempts: '5-3-201 5-3-301 5-3-401',
});
