import type { Answers, Charge } from './record.ts';

/*
 * An answer by the path of its field: `age`, `elsewhere.felonies`, `charges.c1.level`, `charges.c1.facts.ordered`.
 * A charge is named by its id, or by its place where it has none. `elsewhere.any` is no field of its own: it says whether
 * there is any conviction elsewhere, before anybody is asked how many.
 */

export const anyElsewhere = 'elsewhere.any';

/** The field that says whether the charges are all there is. */
export const wholeRecord = 'recordComplete';

export type AnswerValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Readonly<Record<string, unknown>>[];

/** The same record with one more answer. */
export function withAnswer(answers: Answers, path: string, value: AnswerValue): Answers {
  return changed(answers, path, value);
}

/** The same record with one answer taken back. */
export function withoutAnswer(answers: Answers, path: string): Answers {
  return changed(answers, path, undefined);
}

/** The answer at a path, if there is one. */
export function answerAt(answers: Answers, path: string): unknown {
  if (path === anyElsewhere) return hasAnyElsewhere(answers);
  const charge = chargeAt(answers, path);
  const fields = fieldsOf(path);
  return fields.reduce<unknown>(
    (value, field) => (value as Record<string, unknown> | undefined)?.[field],
    isAboutCharge(path) ? charge : answers,
  );
}

/** The charge that a path is about. */
export function chargeAt(answers: Answers, path: string): Charge | undefined {
  const [, id] = path.split('.');
  return isAboutCharge(path)
    ? answers.charges.find((charge, index) => idOf(charge, index) === id)
    : undefined;
}

export function idOf(charge: Charge, index: number): string {
  return charge.id ?? `c${index + 1}`;
}

function isAboutCharge(path: string): boolean {
  return path.startsWith('charges.');
}

function fieldsOf(path: string): readonly string[] {
  const parts = path.split('.');
  return isAboutCharge(path) ? parts.slice(2) : parts;
}

function hasAnyElsewhere({ elsewhere }: Answers): boolean | undefined {
  return elsewhere && !(elsewhere.felonies === 0 && elsewhere.misdemeanors === 0);
}

/** None is a number; how many there are is asked next. */
function withAnyElsewhere(answers: Answers, value: AnswerValue | undefined): Answers {
  const { elsewhere, ...others } = answers;
  if (value === undefined) return others;
  if (value === false) return { ...others, elsewhere: { felonies: 0, misdemeanors: 0 } };
  return hasAnyElsewhere(answers) ? answers : { ...others, elsewhere: {} };
}

function changed(answers: Answers, path: string, value: AnswerValue | undefined): Answers {
  if (path === anyElsewhere) return withAnyElsewhere(answers, value);
  const about = chargeAt(answers, path);
  if (!isAboutCharge(path)) return put(answers, fieldsOf(path), value);
  return {
    ...answers,
    charges: answers.charges.map((charge) =>
      charge === about ? put<Charge>(charge, fieldsOf(path), value) : charge,
    ),
  };
}

function put<Whole extends object>(
  whole: Whole,
  [first = '', ...rest]: readonly string[],
  value: AnswerValue | undefined,
): Whole {
  const { [first]: inner, ...others } = whole as Record<string, unknown>;
  if (rest.length > 0)
    return { ...whole, [first]: put(typeof inner === 'object' && inner ? inner : {}, rest, value) };
  return (value === undefined ? others : { ...whole, [first]: value }) as Whole;
}
