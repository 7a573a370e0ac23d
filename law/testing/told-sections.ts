import type { Jurisdiction } from '../place/jurisdiction.ts';

/**
 * The sections that the rules of a place name, as people tell them: both ends of a range, some section of a chapter, and
 * a paragraph with and without its letter.
 */
export function toldSections({ lists, isSection }: Pick<Jurisdiction, 'lists' | 'isSection'>): string[] {
  const told = (lists?.() ?? []).flatMap((list) => {
    let title = '';
    return list
      .trim()
      .split(/\s+/)
      .flatMap((each) => {
        if (!each.endsWith(':')) return numbersOf(each).map((number) => title + number);
        // “75 § 3802”, “21 U.S.C. § 844” and “VC § 23152”: federal law alone is told by a number and a name.
        title = `${each.slice(0, -1)}${/^\d/.test(each) ? ' U.S.C.' : ''} § `;
        return [];
      });
  });
  return [...new Set(told.flatMap((each) => [each, each.replace(' U.S.C.', '')]))].filter(
    (each) => isSection?.(each) ?? true,
  );
}

function numbersOf(listed: string): string[] {
  if (listed.endsWith('*')) return ['1', '01', '101', '011'].map((number) => listed.slice(0, -1) + number);
  return listed.includes('(') ? [listed, listed.replace(/\(.*/, '')] : listed.split('–');
}
