import { code } from '../../vocabulary/code.ts';

/** The Official Code of Georgia Annotated: title, chapter, section. The state itself keeps no address for a section. */
export const { cite, isSection, lists, sectionsIn, sections, under } = code({
  name: 'O.C.G.A. §',
  number: /\d{1,2}-\d{1,2}-\d{1,3}(?:\.\d{1,2})?/,
  // Attempt, solicitation and conspiracy.
  attempts: '16-4-1 16-4-7 16-4-8',
});
