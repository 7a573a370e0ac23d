import { code } from '../../vocabulary/code.ts';

/**
 * The Oklahoma Statutes by their titles: “21 O.S. § 1705”, “63 O.S. 2-402”, “1431”, and as the legislature writes it, “21-1705”. People often leave out the title: crimes
 * stand in Title 21, drug crimes in Title 63, and driving in Title 47. The state keeps no address that names a section.
 */
export const { cite, isSection, lists, sectionsIn, partUntold, under } = code({
  name: (title) => `${title} O.S. §`,
  title:
    /(?<title>(?:21|22|47|57|63|10a|43a)(?=-)|\d{1,2}a?(?=\s|o))(?:-|\s{0,3}(?:o\.?\s{0,2}s\.?|okl?a?\.?\s{0,2}st(?:at)?\.?)(?:§|section|sec\.|[\s,]){0,9})/,
  number: /\d{1,4}[a-z]{0,2}(?:[.-]\d{1,4}[a-z]?){0,2}/i,
  titleOf: (number) => {
    if (/^2-\d{3}/.test(number)) return '63';
    return /^\d{1,2}-\d{3}/.test(number) ? '47' : '21';
  },
});
