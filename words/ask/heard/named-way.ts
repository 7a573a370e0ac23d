import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import { plainly } from './plainly.ts';

/** Words that stand in so many names that they name nothing. */
const common = new Set(
  'after also been before both case crime does done each even from have just made make most once only over same some such take than that them then they this time used very were what when will with your pardon erase erased erasing annul annulled restrict restricted restricting shielded shielding aside seal arrest arrests ask asking automatic case cases charge charges class clean clear cleared clearing conviction convictions court crime crimes criminal crimes drug drugs expunge expunged expungement expunging expunction degree felony felonies first from into itself judge law many misdemeanor misdemeanors more motion nondisclosure nonviolent offense offenses older petition possession record records right rights seal sealed sealing several slate small some state that their theft this time when with without years your'.split(
    ' ',
  ),
);

/** A crime is no name of a way. */
const crimes = new Set(['BWI', 'DUI', 'DWI', 'OUI', 'OVI', 'OWI']);

/** Short forms (SIS, PBJ), and the rarer words of a name. */
function namesIn(name: string): readonly string[] {
  const short = (name.match(/\b[A-Z]{3,6}\b/g) ?? []).filter((word) => !crimes.has(word));
  const rare = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !common.has(word));
  return [...short.map((word) => word.toLowerCase()), ...rare];
}

/** “1203.4”, “160.59”: the section by which people know a way. */
function sectionsIn(typed: string): readonly string[] {
  return typed
    .split(/[^\d.:$,-]+/)
    .filter((word) => /^(?:\d{2,5}[.:-]\d{1,4}|(?!19|20)\d{4,5}|\d{3})$/.test(word));
}

/** “Intox” is short for intoxication. */
function isSame(typed: string, word: string): boolean {
  return typed === word || (typed.length >= 5 && word.startsWith(typed));
}

/** How surely a question names this very way: 2 and more is sure. */
export function namedBy(typed: string, { name, rules }: Pick<Relief, 'name' | 'rules'>): number {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  const short = new Set(name.match(/\b[A-Z]{3,6}\b/g)?.map((word) => word.toLowerCase()));
  const byWords = namesIn(name).filter((word) => words.some((each) => isSame(each, word)));
  const bySection = sectionsIn(typed).filter((section) =>
    rules.some(({ cite }) => ` ${cite.label} `.split(/[^\d.:-]+/).includes(section)),
  );
  const said = ` ${plainly(typed)} `;
  const pairs = [...plainly(name).matchAll(/\b(?=(\w+ \w+))/g)].map(([, pair = '']) => pair);
  const byPair = pairs.some(
    (pair) =>
      said.includes(` ${pair} `) &&
      namesIn(pair).length > 0 &&
      pair.split(' ').every((word) => word.length > 3),
  )
    ? 1
    : 0;
  return byPair + byWords.length + byWords.filter((word) => short.has(word)).length + 2 * bySection.length;
}

/** The way that a question names; of several, the first in the order of the law. */
export function wayNamed({ reliefs }: Jurisdiction, typed: string): Relief | undefined {
  const ranked = reliefs
    .filter(({ alternative }) => !alternative)
    .map((relief) => ({ relief, sure: namedBy(typed, relief) }))
    .sort((one, other) => other.sure - one.sure);
  const [best] = ranked;
  return best && best.sure >= 2 ? best.relief : undefined;
}

/** “CROP”: whether somebody calls it by its short form. */
export function isCalledShort(typed: string, { name }: Pick<Relief, 'name'>): boolean {
  const short = (name.match(/\b[A-Z]{3,6}\b/g) ?? []).filter((word) => !crimes.has(word));
  const words = new Set<string>(typed.toLowerCase().match(/[a-z]+/g));
  return short.some((word) => words.has(word.toLowerCase()));
}
