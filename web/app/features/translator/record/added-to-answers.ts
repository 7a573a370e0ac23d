import type { Answers } from '@openslate/contract/record.ts';
import type { Told } from '../../assessment/saved-progress.ts';
import { freeCaseId, freeId } from '../../assessment/told.ts';

type Charge = Answers['charges'][number];

/** What was told before, with these charges after its own. What is the same in every field is there once. */
export function addedTo(before: Told, more: Told): Told {
  const caseIds = new Map<string, string>();
  let told: Told = { ...before, answers: { ...before.answers, charges: withoutEmpty(before) } };
  for (const { id: own = '', caseId, ...fields } of more.answers.charges) {
    const { answers, names } = told;
    if (answers.charges.some((other) => isSame(other, fields))) continue;
    const id = freeId(answers);
    if (caseId !== undefined && !caseIds.has(caseId)) caseIds.set(caseId, freeCaseId(answers));
    const inCase = caseId === undefined ? {} : { caseId: caseIds.get(caseId) };
    const name = more.names[own];
    told = {
      ...told,
      answers: { ...answers, charges: [...answers.charges, { ...fields, ...inCase, id }] },
      names: name ? { ...names, [id]: name } : names,
    };
  }
  return told;
}

/** A charge that was begun with, and of which nothing was ever said. */
function withoutEmpty({ answers, names, unknown }: Told): Charge[] {
  return answers.charges.filter(
    ({ id = '', ...fields }) =>
      Object.keys(fields).length > 0 ||
      names[id]?.trim() ||
      unknown.some((path) => path.startsWith(`charges.${id}.`)),
  );
}

/** The fields that a paper tells. What the person answered since is no difference. */
const told = ['disposition', 'level', 'grade', 'statute', 'offenseDate', 'dispositionDate'] as const;

function isSame(one: Charge, other: Charge): boolean {
  return other.statute !== undefined && told.every((field) => one[field] === other[field]);
}
