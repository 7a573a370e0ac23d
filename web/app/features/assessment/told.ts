import type { Answers } from '@openslate/contract/record.ts';
import { type AnswerValue, withAnswer, withoutAnswer } from '@openslate/law/answers.ts';
import type { Told } from './saved-progress.ts';

export const nothingTold: Told = {
  answers: { charges: [{ id: 'c1' }] },
  unknown: [],
  names: {},
  helping: false,
};

export function answer(told: Told, path: string, value: AnswerValue): Told {
  const answers = withAnswer(told.answers, path, value);
  // A class belongs to its level: another level, another class.
  const level = /^(charges\..+)\.level$/.exec(path)?.[1];
  return {
    ...told,
    answers: (level ? withoutAnswer(answers, `${level}.grade`) : answers) as Answers,
    unknown: told.unknown.filter((each) => each !== path),
  };
}

/** “I don’t know” takes back what was said before. */
export function answerUnknown(told: Told, path: string): Told {
  return {
    ...told,
    answers: withoutAnswer(told.answers, path) as Answers,
    unknown: [...told.unknown.filter((each) => each !== path), path],
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

export function nameCharge(told: Told, id: string, name: string): Told {
  return { ...told, names: { ...told.names, [id]: name } };
}

/** Charges of one case share its id. Without another charge to join, it is a case of its own. */
export function joinCase(told: Told, id: string, other: string | undefined): Told {
  const joined = told.answers.charges.find((charge) => charge.id === other);
  const caseId = joined && (joined.caseId ?? `case-${other}`);
  return {
    ...told,
    answers: {
      ...told.answers,
      charges: told.answers.charges.map((charge) => {
        if (charge.id !== id && charge !== joined) return charge;
        const { caseId: _, ...rest } = charge;
        return caseId === undefined ? rest : { ...rest, caseId };
      }),
    },
  };
}

function freeId({ charges }: Answers): string {
  let number = charges.length + 1;
  while (charges.some(({ id }) => id === `c${number}`)) number += 1;
  return `c${number}`;
}
