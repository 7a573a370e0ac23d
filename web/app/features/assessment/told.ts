import type { Answers } from '@openslate/contract/record.ts';
import {
  type AnswerValue,
  answerAt,
  anyElsewhere,
  wholeRecord,
  withAnswer,
  withoutAnswer,
} from '@openslate/law/record/answers.ts';
import { unsureAt } from '@openslate/law/record/how-it-ended.ts';
import type { Told } from './saved-progress.ts';

export const nothingTold: Told = {
  answers: { charges: [{ id: 'c1' }] },
  unknown: [],
  names: {},
  helping: false,
};

export function answer(told: Told, path: string, value: AnswerValue): Told {
  const before = answerAt(told.answers, path) === value ? told : withoutGradeOf(told, path);
  return {
    ...before,
    answers: withAnswer(before.answers, path, value) as Answers,
    unknown: before.unknown.filter((each) => each !== path),
  };
}

/**
 * What somebody says on the screen of a question. That there is more on the record leads to telling of it: one more
 * charge, after which it is asked again.
 */
export function reply(told: Told, path: string, value: AnswerValue): Told {
  const hasMore = path === wholeRecord && value === false;
  if (!hasMore || !mayAddCharge(told)) return answer(told, path, value);
  const open = { ...takeBack(told, path), unknown: told.unknown.filter((each) => each !== path) };
  return endsWithAnEmptyCharge(open) ? open : addCharge(open);
}

/** Who came back to the question, and says the same again. */
function endsWithAnEmptyCharge(told: Told): boolean {
  const id = told.answers.charges.at(-1)?.id;
  const isAbout = (path: string) => path.startsWith(`charges.${id}.`);
  return told.answers.charges.length > 1 && !answeredPaths(told).some(isAbout);
}

/** “I don’t know” takes back what was said before. What would be presumed then is said to be open. */
export function answerUnknown(told: Told, path: string): Told {
  const before = withoutGradeOf(told, path);
  const unsure = unsureAt(path);
  return {
    ...before,
    answers: (unsure === undefined
      ? withoutAnswer(before.answers, path)
      : withAnswer(before.answers, path, unsure)) as Answers,
    unknown: [...before.unknown.filter((each) => each !== path), path],
  };
}

/** As if it had never been answered. What nobody knew stays so. */
export function takeBack(told: Told, path: string): Told {
  return answerAt(told.answers, path) === undefined
    ? told
    : { ...told, answers: withoutAnswer(told.answers, path) as Answers };
}

/** A class belongs to its level: another level, another class, to be asked for again. */
function withoutGradeOf(told: Told, path: string): Told {
  if (!/^charges\..+\.level$/.test(path)) return told;
  const grade = path.replace(/level$/, 'grade');
  return {
    ...told,
    answers: withoutAnswer(told.answers, grade) as Answers,
    unknown: told.unknown.filter((each) => each !== grade),
  };
}

const mostCharges = 50;

export function mayAddCharge({ answers }: Told): boolean {
  return answers.charges.length < mostCharges;
}

/** One more charge, empty or with the answers of another. */
export function addCharge(told: Told, from?: string): Told {
  const id = freeId(told.answers);
  const copied = told.answers.charges.find((charge) => charge.id === from);
  const name = from === undefined ? undefined : told.names[from];
  const copiedUnknown = told.unknown
    .filter((path) => path.startsWith(`charges.${from}.`))
    .map((path) => path.replace(`charges.${from}.`, `charges.${id}.`));
  return {
    ...told,
    answers: { ...told.answers, charges: [...told.answers.charges, { ...copied, id }] },
    names: name ? { ...told.names, [id]: `${name} (copy)` } : told.names,
    unknown: [...told.unknown, ...copiedUnknown],
  };
}

export function removeCharge(told: Told, id: string): Told {
  const { [id]: _, ...names } = told.names;
  return {
    ...told,
    answers: { ...told.answers, charges: told.answers.charges.filter((charge) => charge.id !== id) },
    unknown: told.unknown.filter((path) => !path.startsWith(`charges.${id}.`)),
    names,
  };
}

/** A charge is an adult one unless the person says otherwise. */
export function setJuvenile(told: Told, id: string, juvenile: boolean): Told {
  const path = `charges.${id}.court`;
  const answers = juvenile ? withAnswer(told.answers, path, 'juvenile') : withoutAnswer(told.answers, path);
  return { ...told, answers: answers as Answers };
}

/** What a charge is called before anything was said about it. */
export function addedName({ names, answers }: Told, id: string): string {
  const index = answers.charges.findIndex((charge) => charge.id === id);
  return names[id]?.trim() || `Charge ${index + 1}`;
}

export function nameCharge(told: Told, id: string, name: string): Told {
  return { ...told, names: { ...told.names, [id]: name } };
}

/**
 * Charges of one case share its id. Without another charge to join, it is a case of its own. What was said to be in the
 * same case as this one comes along.
 */
export function joinCase(told: Told, id: string, other: string | undefined): Told {
  const { charges } = told.answers;
  const index = charges.findIndex((charge) => charge.id === id);
  const own = charges[index]?.caseId;
  const leads = own !== undefined && !charges.slice(0, index).some(({ caseId }) => caseId === own);
  const joined = charges.find((charge) => charge.id === other);
  const caseId = joined && (joined.caseId ?? freeCaseId(told.answers));
  return {
    ...told,
    answers: {
      ...told.answers,
      charges: charges.map((charge) => {
        const comesAlong = joined !== undefined && leads && charge.caseId === own;
        if (charge.id !== id && charge !== joined && !comesAlong) return charge;
        const { caseId: _, ...rest } = charge;
        return caseId === undefined ? rest : { ...rest, caseId };
      }),
    },
  };
}

export function freeCaseId({ charges }: Answers): string {
  let number = 1;
  while (charges.some(({ caseId }) => caseId === `case-${number}`)) number += 1;
  return `case-${number}`;
}

export function freeId({ charges }: Answers): string {
  let number = charges.length + 1;
  while (charges.some(({ id }) => id === `c${number}`)) number += 1;
  return `c${number}`;
}

/** The fields that were answered, or answered with “I don’t know”. */
export function answeredPaths({ answers, unknown }: Told): string[] {
  const { charges, ...person } = answers;
  const told = [
    ...charges.flatMap(({ id, caseId: _case, court: _court, ...fields }) => leaves(fields, `charges.${id}`)),
    ...leaves(person, ''),
  ];
  return [...told.filter((path) => !unknown.includes(path)), ...unknown];
}

/** Nested answers (facts, convictions elsewhere) are fields of their own. */
function leaves(fields: object, prefix: string): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const path = prefix ? `${prefix}.${field}` : field;
    const nested = (field === 'facts' || field === 'elsewhere') && typeof value === 'object';
    // Whether there is anything elsewhere is one answer, and how many there are is another.
    if (nested && field === 'elsewhere' && isYesOrNo(value as object)) return [anyElsewhere];
    if (nested) return leaves(value as object, path);
    return value === undefined ? [] : [path];
  });
}

function isYesOrNo(elsewhere: { felonies?: number; misdemeanors?: number }): boolean {
  const { felonies, misdemeanors } = elsewhere;
  return felonies === misdemeanors && (felonies ?? 0) === 0;
}
