import { judge } from '@openslate/law/engine/judge.ts';
import { outcomes } from '@openslate/law/engine/outcomes.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { sampleCharge } from './sample-charge.ts';

const asOf = '2026-11-15';

/** Judging takes at most so many times as long as writing down its own answer. */
const besideJson = 3;

/** Five times the charges may take so many times as long: 50·log 50 / 10·log 10. */
const growth = 8.5;

/** How long judging takes, beside writing down its own answer; and how it grows with the record. */
export async function measureJudging(): Promise<void> {
  const rows = [];
  for (const code of placeCodes) {
    const jurisdiction = await loadJurisdiction(code);
    rows.push(measure(code, jurisdiction));
  }
  console.log(
    `\nJudging: a 10-charge record with all its reasons, beside JSON.stringify of its answer (at most ${besideJson}); and how 50 charges compare with 10 (n·log n: at most ${growth})`,
  );
  console.table(rows);
}

function measure(code: string, jurisdiction: Jurisdiction) {
  const [one, ten, fifty] = [record(1), record(10), record(50)];
  const answer = judge(ten, jurisdiction, asOf);
  const time = secondsFor({
    one: () => judge(one, jurisdiction, asOf),
    ten: () => judge(ten, jurisdiction, asOf),
    fifty: () => judge(fifty, jurisdiction, asOf),
    outcomes: () => outcomes(ten, jurisdiction, asOf),
    writing: () => JSON.stringify(answer),
  });
  return {
    place: code,
    'a second': Math.round(1 / time.ten),
    'outcomes alone': Math.round(1 / time.outcomes),
    'beside all reasons': (time.ten / time.outcomes).toFixed(2),
    [`beside JSON (≤ ${besideJson})`]: (time.ten / time.writing).toFixed(2),
    '1 charge / 10': (time.one / time.ten).toFixed(2),
    [`50 charges / 10 (≤ ${growth})`]: (time.fifty / time.ten).toFixed(1),
  };
}

/**
 * The best of many short batches, in turns: what other programs take of the machine is not ours to report, and what
 * they take for a while must not fall on one kind of work alone.
 */
function secondsFor<Kind extends string>(works: Record<Kind, () => unknown>): Record<Kind, number> {
  const kinds = Object.keys(works) as Kind[];
  const best = Object.fromEntries(kinds.map((kind) => [kind, Number.POSITIVE_INFINITY])) as Record<
    Kind,
    number
  >;
  for (let turn = 0; turn < 60; turn += 1)
    for (const kind of kinds) best[kind] = Math.min(best[kind], batch(works[kind]));
  return best;
}

/** About two milliseconds of it: long enough for the clock, too short to be interrupted every time. */
function batch(work: () => unknown): number {
  const started = performance.now();
  let rounds = 0;
  do {
    work();
    rounds += 1;
  } while (performance.now() - started < 2);
  return (performance.now() - started) / rounds / 1000;
}

function record(charges: number): Answers {
  return {
    charges: Array.from({ length: charges }, (_, index) => sampleCharge(index)),
    pendingCharges: false,
    mustRegister: false,
    age: 41,
    reliefReceived: 0,
    elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2010-05-01' },
  };
}
