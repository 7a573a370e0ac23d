import { judge } from '@openslate/law/engine/judge.ts';
import { mayLink } from '@openslate/law/place/hosts.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import {
  type Expected,
  nothingElse,
  overAndPaid,
  type WorkedCase,
} from '@openslate/law/place/worked-case.ts';
import { answerAt, idOf } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Answers, Charge } from '@openslate/law/record/record.ts';
import { capital } from '../../ui/capital.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { dispositionWords, levelWords } from './ending-words.ts';
import type { ShownCase, ShownCharge } from './place-law.ts';
import { answerLabel } from './record-words.ts';

/** A worked case as a lawyer reads it: what was told, what was not and matters, and what follows. */
export function shownCase(worked: WorkedCase, law: Jurisdiction): ShownCase {
  const { title, asOf, answers, expect, why, source } = worked;
  const open = judge(answers, law, asOf).missing;
  const ids = answers.charges.map(idOf);
  const notTold = (paths: readonly string[]) =>
    paths.map((path) => `Not told: ${questionAt(path, law)?.question.text ?? path}`);
  return {
    title,
    asOf,
    why,
    source,
    mayOpen: mayLink(source, law.code),
    person: [...personFacts(answers, law), ...notTold(open.filter((path) => !path.startsWith('charges.')))],
    charges: answers.charges.map((charge, index): ShownCharge => {
      const id = ids[index] ?? '';
      const expected = expect[id];
      const relief = law.reliefs.find((each) => each.id === expected?.relief);
      return {
        facts: [
          ...chargeFacts(charge, id, answers, law),
          ...notTold(open.filter((path) => path.startsWith(`charges.${id}.`))),
        ],
        ...(expected && { outcome: expected.outcome }),
        ...(expected && dayOf(expected)),
        ...(relief && { relief: relief.name }),
      };
    }),
  };
}

function dayOf(expected: Expected): Pick<ShownCharge, 'day'> {
  if ('between' in expected) {
    const [first, last] = expected.between;
    return { day: `between ${spokenDate(first)} and ${spokenDate(last)}` };
  }
  return 'on' in expected && expected.on ? { day: spokenDate(expected.on) } : {};
}

const dates = [
  ['offenseDate', 'happened'],
  ['dispositionDate', 'decided'],
  ['releasedDate', 'released'],
  ['revokedDate', 'probation revoked'],
  ['completedDate', 'sentence over'],
  ['pardonedDate', 'pardoned'],
] as const satisfies readonly (readonly [keyof Charge, string])[];

/** Said in sentences of their own. */
const saidApart: ReadonlySet<string> = new Set([
  'id',
  'caseId',
  'disposition',
  'level',
  'grade',
  'offense',
  'statute',
  'sentence',
  ...dates.map(([field]) => field),
]);

function chargeFacts(charge: Charge, id: string, answers: Answers, law: Jurisdiction): string[] {
  const { disposition, offense, statute, sentence } = charge;
  const path = (field: string) => `charges.${id}.${field}`;
  const what = [
    disposition && dispositionWords[disposition],
    classWords(charge, path('grade'), law),
    offense && answerLabel(path('offense'), offense, law),
    statute,
  ].filter(Boolean);
  const when = dates.flatMap(([field, words]) => {
    const day = charge[field];
    return day === undefined ? [] : [`${words} ${spokenDate(day)}`];
  });
  return [
    ...(what.length > 0 ? [`${what.join(' · ')}.`] : []),
    ...(when.length > 0 ? [`${capital(when.join(', '))}.`] : []),
    ...(sentence?.length ? [`Sentence: ${answerLabel(path('sentence'), sentence, law).toLowerCase()}.`] : []),
    ...sameCase(charge, answers),
    ...others(fieldsOf(charge, overAndPaid), path, answers, law),
  ];
}

function classWords({ level, grade }: Charge, path: string, law: Jurisdiction): string | undefined {
  if (grade === undefined) return level && levelWords[level];
  return level ? answerLabel(path, grade, law, level) : `class ${grade}`;
}

function sameCase({ id, caseId }: Charge, { charges }: Answers): string[] {
  const [first] = charges.filter((other) => caseId !== undefined && other.caseId === caseId);
  return first && first.id !== id ? [`In the same case as charge ${charges.indexOf(first) + 1}.`] : [];
}

function personFacts(answers: Answers, law: Jurisdiction): string[] {
  const { charges: _, ...person } = answers;
  return others(fieldsOf(person, nothingElse), (field) => field, answers, law);
}

/** Each field that was answered, apart from what is so of everybody unless a case says otherwise. */
function fieldsOf(told: object, ordinary: object): string[] {
  return Object.entries(told).flatMap(([field, value]) => {
    if (saidApart.has(field) || value === undefined) return [];
    const usual = (ordinary as Record<string, unknown>)[field];
    if (typeof value !== 'object' || Array.isArray(value)) return value === usual ? [] : [field];
    return fieldsOf(value, (usual ?? {}) as object).map((inner) => `${field}.${inner}`);
  });
}

function others(
  fields: readonly string[],
  path: (field: string) => string,
  answers: Answers,
  law: Jurisdiction,
): string[] {
  return fields.map((field) => {
    const value = answerAt(answers, path(field));
    const question = questionAt(path(field), law)?.question;
    const answer =
      question?.answer.kind === 'reliefs' && Array.isArray(value)
        ? value.map(clearedBefore).join('; ')
        : answerLabel(path(field), value, law);
    return `${question?.text ?? capital(field)} ${answer}.`;
  });
}

function clearedBefore(relief: Readonly<Record<string, string>>): string {
  const { level, kind, statute, date } = relief;
  return [level, statute, kind?.replace('_', ' '), date && spokenDate(date)].filter(Boolean).join(', ');
}
