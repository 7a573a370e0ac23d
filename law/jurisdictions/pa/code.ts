import { code } from '../../vocabulary/code.ts';

const violatedOrder = ['protection_order', 'contempt'];

/**
 * Pennsylvania's laws by their titles: “18 Pa.C.S. § 2701(a)(1)”, “18 § 2701 §§ A1” as dockets have it, “35 P.S.
 * § 780-113(a)(30)”, “3921”. People often leave out the title: the crimes code is Title 18.
 */
export const { address, cite, isSection, lists, sectionsIn, partUntold, sections, under } = code({
  name: (title) => (title === '35' ? '35 P.S. §' : `${title} Pa.C.S. §`),
  title:
    /(?<title>\d{1,2})\s{0,3}(?:pa\.?\s{0,3}c\.?\s{0,3}s\.?\s{0,3}a?\.?|p\.?\s{0,3}s\.?\s{0,3}a?\.?|c\.?\s{0,3}s\.?)?(?:§|sections|section|sec\.|[\s,]){1,9}/,
  number: /\d{3,4}(?:-\d{1,4})?(?:\.\d{1,2})?/,
  ownPart: /(?:\s{0,3}§{1,2})?\s{0,3}[a-z]\d{0,2}(?![0-9a-z])/,
  titleOf: (number, charge) => {
    if (number.includes('-')) return '35';
    // 23 Pa.C.S. § 6114 is contempt of a protection order; chapter 61 of Title 18 is about guns.
    return number === '6114' && charge?.offense?.some((kind) => violatedOrder.includes(kind)) ? '23' : '18';
  },
  // Attempt, solicitation and conspiracy.
  attempts: '901–903',
  // The General Assembly's own text of the crimes code: chapter, section and decimal have a place each.
  address: ({ title, number }) => {
    if (title !== '18') return undefined;
    const [whole = '', decimal = 0] = number.split('.');
    return `https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.0${whole.slice(0, 2)}.0${whole.slice(2)}.00${decimal}..HTM`;
  },
});
