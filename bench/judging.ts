import { judge, outline } from '@openslate/law/judge.ts';
import type { Jurisdiction } from '@openslate/law/jurisdiction.ts';
import { enteredPlaces, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Answers, Charge } from '@openslate/law/record.ts';

const asOf = '2026-11-15';

/** How long judging takes, beside writing down its own answer; and how it grows with the record. */
export async function measureJudging(): Promise<void> {
  const rows = [];
  for (const code of enteredPlaces) {
    const jurisdiction = await loadJurisdiction(code);
    if (jurisdiction) rows.push(measure(code, jurisdiction));
  }
  console.log('\nJudging: a 10-charge record with all its reasons, beside JSON.stringify of its answer');
  console.table(rows);
}

function measure(code: string, jurisdiction: Jurisdiction) {
  const ten = record(10);
  const answer = judge(ten, jurisdiction, asOf);
  const judging = secondsFor(() => judge(ten, jurisdiction, asOf));
  const writing = secondsFor(() => JSON.stringify(answer));
  const grows = (charges: number) => {
    const larger = record(charges);
    return (secondsFor(() => judge(larger, jurisdiction, asOf)) / judging).toFixed(1);
  };
  return {
    place: code,
    'a second': Math.round(1 / judging),
    'outcome alone': Math.round(1 / secondsFor(() => outline(ten, jurisdiction, asOf))),
    'beside JSON': (judging / writing).toFixed(2),
    '1 charge / 10': grows(1),
    '50 charges / 10': grows(50),
  };
}

/** The best of a few batches: what other programs take of the machine is not ours to report. */
function secondsFor(work: () => unknown): number {
  const rounds = 200;
  for (let round = 0; round < 2 * rounds; round += 1) work();
  const batches = Array.from({ length: 7 }, () => {
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) work();
    return (performance.now() - started) / rounds / 1000;
  });
  return Math.min(...batches);
}

function record(charges: number): Answers {
  return {
    charges: Array.from({ length: charges }, (_, index) => charge(index)),
    pendingCharges: false,
    mustRegister: false,
    age: 41,
    reliefReceived: 0,
    elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2010-05-01' },
  };
}

function charge(index: number): Charge {
  const year = 1995 + (index % 28);
  return {
    id: `c${index + 1}`,
    caseId: `k${Math.floor(index / 2)}`,
    disposition: index % 3 === 0 ? 'dismissed' : 'convicted',
    level: index % 4 === 0 ? 'felony' : 'misdemeanor',
    grade: ['a', '2', 'c', '1'][index % 4],
    offense: [
      (['theft', 'drug_possession', 'assault', 'public_order', 'dui'] as const)[index % 5] ?? 'other',
    ],
    offenseDate: `${year}-02-01`,
    dispositionDate: `${year}-06-01`,
    completedDate: `${year + 1}-06-01`,
    completed: true,
    sentence: ['probation', 'fine'],
    finesPaid: true,
    restitutionPaid: index % 7 !== 0,
    ageAtOffense: 25,
  };
}
