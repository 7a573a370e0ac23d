import { describe, expect, it } from 'vitest';
import { withAnswer } from './answers.ts';
import { askedWith, interview } from './interview.ts';
import { judge } from './judge.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { enteredPlaces, loadCases, loadJurisdiction } from './jurisdictions/index.ts';
import { questionAt } from './questions.ts';
import type { Answers, Charge } from './record.ts';
import type { WorkedCase } from './worked-case.ts';

type Interviewed = { questions: number; answers: Answers };

/** What nobody is asked, because it is rare and presumed: a story about it tells it at the start. */
const rare = [
  'id',
  'caseId',
  'court',
  'traffickingVictim',
  'probationRevoked',
  'dismissal',
  'chargedLevel',
  'weaponUsed',
  'registrable',
  'injury',
  'sentenceMonths',
  'maxMonths',
  'revokedDate',
  'facts',
] as const satisfies readonly (keyof Charge)[];

function onlyRare({ charges, protectionOrder, facts, reliefs }: Answers, withStatute: boolean): Answers {
  const fields = withStatute ? [...rare, 'statute' as const] : rare;
  const told = (charge: Charge) =>
    Object.fromEntries(
      fields.flatMap((field) => (charge[field] === undefined ? [] : [[field, charge[field]]])),
    );
  return { charges: charges.map(told), protectionOrder, facts, reliefs };
}

/** Asks until nothing is left to ask, and answers from what the person knows. */
function askAll(known: Answers, jurisdiction: Jurisdiction, asOf: string, withStatute: boolean): Interviewed {
  let answers = onlyRare(known, withStatute);
  const unknown: string[] = [];
  for (let questions = 0; ; questions += 1) {
    const next = interview(answers, jurisdiction, asOf, unknown);
    if (!next) return { questions, answers };
    expect(questions, 'the interview ends').toBeLessThan(200);
    const value = knownAt(known, next.path);
    if (value === undefined) unknown.push(next.path);
    else answers = withAnswer(answers, next.path, value);
  }
}

function knownAt(known: Answers, path: string) {
  const [first = '', second, ...rest] = path.split('.');
  const charge = known.charges.find(({ id }, index) => (id ?? `c${index + 1}`) === second);
  const [whole, fields]: [unknown, (string | undefined)[]] =
    first === 'charges' ? [charge, rest] : [known, [first, second, ...rest].filter(Boolean)];
  return fields.reduce<unknown>(
    (value, field) => (value as Record<string, unknown> | undefined)?.[field ?? ''],
    whole,
  ) as string | undefined;
}

const counts: number[] = [];
const screens: number[] = [];

/** How many screens it takes from the list of places to the result, with only the charges and their cases told. */
function countScreens({ answers: known, asOf }: WorkedCase, jurisdiction: Jurisdiction): number {
  let told: Answers = { charges: known.charges.map(({ id, caseId }) => ({ id, caseId })) };
  const unknown: string[] = [];
  const picker = 1;
  const start = 1;
  const review = 1;
  const result = 1;
  for (let questions = 0; ; questions += 1) {
    const next = interview(told, jurisdiction, asOf, unknown);
    if (!next) return picker + start + questions + review + result;
    const value = knownAt(known, next.path);
    if (value === undefined) {
      unknown.push(next.path);
      continue;
    }
    told = withAnswer(told, next.path, value);
    const second = askedWith(next, told, jurisdiction, asOf);
    if (!second) continue;
    const alsoKnown = knownAt(known, second.path);
    if (alsoKnown !== undefined) told = withAnswer(told, second.path, alsoKnown);
    // Elsewhere it is left empty, and asked again by itself.
    else if (second.question.answer.kind === 'choice') unknown.push(second.path);
  }
}

describe.each(enteredPlaces)('the interview for %s', async (code) => {
  const jurisdiction = await loadJurisdiction(code);
  const cases = (await loadCases(code)) ?? [];
  if (!jurisdiction) throw new Error(`The law of ${code} could not be loaded.`);

  it.each(cases.map((each) => [each.title, each] as const))(
    'from nothing reaches the answer to “%s”',
    (_, each) => {
      // A few rules open only to people who name the section themselves: nobody is asked for those.
      const reached = [false, true].some((withStatute) => {
        const { questions, answers } = askAll(each.answers, jurisdiction, each.asOf, withStatute);
        const { charges } = judge(answers, jurisdiction, each.asOf);
        const outcomes = new Map(charges.map(({ id, outcome }) => [id, outcome]));
        const same = Object.entries(each.expect).every(([id, { outcome }]) => outcomes.get(id) === outcome);
        if (same) counts.push(questions / charges.length);
        return same;
      });
      expect(reached).toBe(true);
      screens.push(countScreens(each, jurisdiction));
    },
  );
});

describe('what is asked in the same breath', async () => {
  const pennsylvania = await loadJurisdiction('PA');
  if (!pennsylvania) throw new Error('The law of Pennsylvania could not be loaded.');
  const told: Answers = {
    charges: [{ id: 'c1', disposition: 'convicted', offense: ['theft'], level: 'felony' }],
  };
  const level = questionAt('charges.c1.level', pennsylvania);
  const second = (answers: Answers) => level && askedWith(level, answers, pennsylvania, '2026-11-15');

  it('is the class, in the words of the level that was told', () => {
    expect(second(told)?.path).toBe('charges.c1.grade');
    expect(second(told)?.question.answer).toMatchObject({ kind: 'choice' });
  });

  it('is not what would change nothing', () => {
    expect(second({ charges: [{ id: 'c1', disposition: 'acquitted', level: 'felony' }] })).toBeUndefined();
  });

  it('is shown again where it was told before', () => {
    const all = withAnswer(told, 'charges.c1.grade', '3');
    expect(second(all)?.path).toBe('charges.c1.grade');
  });

  it('is nothing where no question belongs to the first', () => {
    const offense = questionAt('charges.c1.offense', pennsylvania);
    expect(offense && askedWith(offense, told, pennsylvania, '2026-11-15')).toBeUndefined();
  });
});

it('takes ten questions or fewer for half of the charges of all worked cases', async ({ annotate }) => {
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  await annotate(`Questions a charge over ${counts.length} worked cases: median ${median.toFixed(1)}`);
  expect(median).toBeLessThanOrEqual(10);
});

it('takes twelve screens or fewer from the list of places to the result for half of all worked cases', async ({
  annotate,
}) => {
  const median = screens.sort((a, b) => a - b)[Math.floor(screens.length / 2)] ?? 0;
  await annotate(`Screens over ${screens.length} worked cases: median ${median}, most ${screens.at(-1)}`);
  expect(screens.length).toBeGreaterThan(100);
  expect(median).toBeLessThanOrEqual(12);
});
