import { code } from '../../vocabulary/code.ts';

/** The Florida Statutes: a chapter and a section, as in 943.0585. */
export const { address, cite, isSection, lists, partUntold, sectionsIn, sections, told, under } = code({
  name: 'Fla. Stat. §',
  number: /\d{2,3}\.\d{2,5}/,
  // “810.02(3a)” is its paragraph (3)(a).
  asRead: (text) => text.replaceAll(/\((\d{1,2})([a-z])\)/gi, '($1)($2)'),
  // The Legislature's own page, as the law stands today. Its chapters lie in folders of a hundred.
  address: ({ number }) => {
    const chapter = number.slice(0, 3);
    return `https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0${chapter[0]}00-0${chapter[0]}99/0${chapter}/Sections/0${number}.html`;
  },
});
