import { describe, expect, it } from 'vitest';
import { withAnswer } from './answers.ts';
import { interview } from './interview.ts';
import { judge } from './judge.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { enteredPlaces, loadCases, loadJurisdiction } from './jurisdictions/index.ts';
import type { Answers, Charge } from './record.ts';

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
    },
  );
});

it('takes ten questions or fewer for half of the charges of all worked cases', async ({ annotate }) => {
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  await annotate(`Questions a charge over ${counts.length} worked cases: median ${median.toFixed(1)}`);
  expect(median).toBeLessThanOrEqual(10);
});
