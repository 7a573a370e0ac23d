import { type Classes, type Covered, whomItCovers } from '@openslate/law/engine/whom-it-covers.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { type Level, levels, offenseKinds } from '@openslate/law/record/record.ts';
import { dispositionWords, levelWords } from './ending-words.ts';
import { answerLabel } from './record-words.ts';

/** Naming more kinds of offense than this is harder to read than naming those that are left out. */
const mostKindsNamed = 12;

/** Whom a relief covers, a sentence for each thing it looks at. */
export function coversWords(relief: Relief, law: Jurisdiction): string[] {
  const covered = whomItCovers(relief, law);
  if (!covered)
    return [
      'It looks at more than one charge, or at what was cleared before. The rules below say what must be so.',
    ];
  const { courts, cases, kinds, only } = covered;
  return [
    ...cases.map((each) => casesWords(each, law)),
    ...(courts.length === 1 ? [courts[0] === 'adult' ? 'Adult court only.' : 'Juvenile court only.'] : []),
    ...kindsWords(kinds, law),
    ...(only ? [`Only if: ${asked(only.field, only.answer, law)}`] : []),
  ];
}

function casesWords({ ended, of }: Covered, law: Jurisdiction): string {
  const anyLevel = of.length === levels.length && of.every(({ grades }) => grades === 'all');
  const classes = anyLevel ? 'any level' : of.map((each) => classesWords(each, law)).join(', ');
  const [first = '', ...others] = ended.map((way) => dispositionWords[way]);
  return `${[first, ...others.map((way) => way.toLowerCase())].join('; ')}: ${classes}.`;
}

function classesWords({ level, grades }: Classes, { grades: named = {} }: Jurisdiction): string {
  if (grades === 'all') return levelWords[level];
  const labels = grades.map((grade) => labelOf(grade, level, named));
  return `${levelWords[level]} (${labels.join(', ')})`;
}

function labelOf(grade: string, level: Level, named: NonNullable<Jurisdiction['grades']>): string {
  return named[level]?.find(({ value }) => value === grade)?.label ?? grade;
}

function kindsWords(kinds: readonly string[], law: Jurisdiction): string[] {
  const label = (kind: string) => answerLabel('charges.c1.offense', [kind], law).toLowerCase();
  if (kinds.length === 0 || kinds.length === offenseKinds.length) return [];
  if (kinds.length <= mostKindsNamed) return [`Only if it was about: ${kinds.map(label).join('; ')}.`];
  const left = offenseKinds.filter((kind) => !kinds.includes(kind));
  return [`Not if it was about: ${left.map(label).join('; ')}.`];
}

function asked(field: string, answer: string | boolean, law: Jurisdiction): string {
  const path = `charges.c1.${field}`;
  return `${questionAt(path, law)?.question.text ?? field} ${answerLabel(path, answer, law)}.`;
}
