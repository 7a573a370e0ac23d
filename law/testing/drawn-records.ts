import fc from 'fast-check';
import { judge } from '../engine/judge.ts';
import type { Result } from '../engine/result.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Answers } from '../record/record.ts';
import { type HalfAnswered, judgedOn } from './random-records.ts';

/** One that was drawn so many after this. */
type Other = (ahead: number) => HalfAnswered;

type Drawing = { readonly seed: number; readonly numRuns: number };

/**
 * Records that are drawn once for all that is held of them. Drawing and judging the same ones again for every property took
 * most of the time.
 */
export function drawnRecords(records: fc.Arbitrary<HalfAnswered>, { seed, numRuns }: Drawing) {
  let drawn: readonly HalfAnswered[] | undefined;
  return {
    /** It holds of each, beside others. The first of which it does not is made as small as it can be. */
    each(holds: (record: HalfAnswered, index: number, other: Other) => void, most = numRuns): void {
      drawn ??= fc.sample(records, { seed, numRuns });
      for (let index = 0; index < most; index += 1) {
        const all = drawn;
        const record = at(all, index);
        const other: Other = (ahead) => at(all, index + ahead);
        try {
          holds(record, index, other);
        } catch (error) {
          fc.assert(
            fc.property(records, (each) => holds(each, index, other)),
            { seed, numRuns },
          );
          throw new Error(`It does not hold of ${JSON.stringify(record)}`, { cause: error });
        }
      }
    },
  };
}

function at<Each>(all: readonly Each[], index: number): Each {
  const each = all[index % all.length];
  if (each === undefined) throw new Error('No record was drawn.');
  return each;
}

/** Judges a record once, however many ask. */
export function judgedOnce(jurisdiction: Jurisdiction): (answers: Answers) => Result {
  const judged = new WeakMap<Answers, Result>();
  return (answers) => {
    const known = judged.get(answers);
    if (known) return known;
    const result = judge(answers, jurisdiction, judgedOn);
    judged.set(answers, result);
    return result;
  };
}
