import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Guide } from '../../law/place/guide.ts';
import type { Jurisdiction } from '../../law/place/jurisdiction.ts';
import type { Relief } from '../../law/place/relief.ts';
import type { Question } from '../../law/record/question.ts';
import { aboutCharge, aboutPerson, questionAt } from '../../law/record/questions.ts';
import { levels } from '../../law/record/record.ts';

/** Something a person reads in one piece, and where it stands. */
export type ToldText = { readonly at: string; readonly text: string };

/** Fewer words than this are a name or a label, not a sentence. */
const sentence = 4;

export function textsOfCommonQuestions(): ToldText[] {
  return Object.entries({ ...aboutCharge, ...aboutPerson }).flatMap(([field, question]) =>
    textsOfQuestion(field, question),
  );
}

/** Its own questions, and the common one about the class with the names of its classes. */
export function textsOfOwnQuestions(jurisdiction: Jurisdiction): ToldText[] {
  const { code, questions = {} } = jurisdiction;
  return [
    ...Object.entries(questions).flatMap(([field, question]) =>
      textsOfQuestion(`${code} ${field}`, question),
    ),
    ...levels.flatMap((level) => {
      const asked = questionAt('charges.c1.grade', jurisdiction, { level });
      return asked ? textsOfQuestion(`${code} grade of a ${level}`, asked.question) : [];
    }),
  ];
}

/**
 * A label of a few words is read together with the question it answers: measured alone, one long word such as
 * “misdemeanor” would put it beyond college.
 */
function textsOfQuestion(at: string, { text, why, where, answer }: Question): ToldText[] {
  const labels =
    answer.kind === 'choice' || answer.kind === 'several'
      ? answer.choices.flatMap(({ label, hint }) => (hint === undefined ? [label] : [label, hint]))
      : [];
  const short = labels.filter((label) => wordsIn(label) < sentence);
  const long = labels.filter((label) => wordsIn(label) >= sentence);
  return [
    { at: `${at}: question`, text: [text, ...short].map(ended).join(' ') },
    { at: `${at}: why`, text: why },
    { at: `${at}: where`, text: where },
    ...long.map((label) => ({ at: `${at}: choice`, text: label })),
  ];
}

export function textsOfReliefs({ reliefs }: Jurisdiction): ToldText[] {
  return reliefs.flatMap(textsOfRelief);
}

/** The name of a relief is a heading, read with the sentence below it that says what the relief does. */
function textsOfRelief({
  id,
  name,
  effect,
  limits = [],
  cautions = [],
  fee,
  steps,
  rules,
}: Relief): ToldText[] {
  return [
    { at: `${id}: name and effect`, text: `${ended(name)} ${effect}` },
    ...rules.flatMap(({ text, otherwise }) =>
      [text, otherwise ?? []].flat().map((said) => ({ at: `${id}: rule`, text: said })),
    ),
    ...limits.map((text) => ({ at: `${id}: limit`, text })),
    ...cautions.map((text) => ({ at: `${id}: caution`, text })),
    { at: `${id}: fee`, text: fee },
    ...steps.map((text) => ({ at: `${id}: step`, text })),
  ];
}

export function textsOfGuide(at: string, guide: Guide): ToldText[] {
  const { help, forms: _, ...parts } = guide;
  return [
    ...Object.entries(parts).flatMap(([part, told]) =>
      told.map(({ text }) => ({ at: `${at} guide: ${part}`, text })),
    ),
    ...help.map(({ what }) => ({ at: `${at} guide: help`, text: what })),
  ];
}

/**
 * What the rules say only of some records: what was assumed, what can be done, what has to be judged. Such words are
 * said only when a condition is asked, and no sample of records reaches them all, so they are read where they are
 * written: every whole sentence in the files of a folder.
 */
export function textsWrittenIn(folder: string): ToldText[] {
  return globSync('*.ts', {
    cwd: folder,
    exclude: ['cases.ts', 'review.ts', 'sources.ts', '*.test.ts'],
  }).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8').replaceAll(comments, '');
    return [...source.matchAll(literals)]
      .map(({ 1: quoted, 2: template }) => (quoted ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ''))
      .filter((text) => /^[“\p{Lu}].*[.?!]$/su.test(text) && wordsIn(text) >= sentence)
      .map((text) => ({ at: `${path.basename(folder)}/${file}`, text }));
  });
}

const comments = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
const literals = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g;

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
