import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Level } from '@openslate/law/record/record.ts';
import { plainly } from '../plainly.ts';
import type { Facts } from './facts-told.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const romans = ['i', 'ii', 'iii', 'iv', 'v'];

/** Where a class is named, and what names it. “Second degree assault” is the name of a crime. */
const namings: readonly RegExp[] = [
  /\b(?:class|level|category|cat|lvl) ([a-i]|[a-b][12]|x|y|w|[1-9]|10|iii?a?|iv|v)\b/,
  /\b([1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth) degree (?:felony|misdemeanor|crime|drug|indictable)\b/,
  /\b(?:felony|misdemeanor|crime) (?:of|in) the ([1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth) degree\b/,
  /\b[fm]([1-5])\b/,
  /\b(gross|petty|minor|simple|serious|aggravated|state jail) (?:misd|felony)/,
];

function gradeOf(named: string): string {
  const place = [ordinals, romans].map((words) => words.indexOf(named) + 1).find((at) => at > 0);
  if (place !== undefined && named !== 'i') return String(place);
  return named.replace(/(?:st|nd|rd|th)$/, '').replace(' ', '_');
}

/** The class of a crime that a question names, where the place has such a class on this level. */
export function gradeTold({ grades }: Jurisdiction, level: Level, typed: string): string | undefined {
  const plain = plainly(typed);
  const named = namings.map((naming) => naming.exec(plain)?.[1]).find((found) => found !== undefined);
  const value = named && gradeOf(named);
  return (grades?.[level] ?? []).find((grade) => grade.value === value)?.value;
}

/** “A class B”: where a place has such a class on one level only, that level is told with it. */
export function withLevelOfClass(law: Jurisdiction, facts: Facts): Facts {
  if (facts.level !== undefined || facts.typed === undefined) return facts;
  const { typed } = facts;
  const levels = (['felony', 'misdemeanor'] as const).filter((level) => gradeTold(law, level, typed));
  const [level] = levels;
  return level && levels.length === 1 ? { ...facts, level } : facts;
}
