import type { ChargeResult, Fork } from '@openslate/law/engine/result.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { describe, expect, it } from 'vitest';
import { forksOf } from './forks.ts';

describe('what each answer would lead to', async () => {
  const jurisdiction = await loadJurisdiction('NC');
  const whens = (path: string, ...values: Fork['when'][string][]) => {
    const ifs = values.map((value): Fork => ({ when: { [path]: value }, outcome: 'eligible' }));
    const charge: ChargeResult = { id: 'c1', outcome: 'needs_review', ifs, reliefs: [], alternatives: [] };
    const [fork] = forksOf(charge, { jurisdiction, asOf: '2026-11-17', helping: false });
    return fork?.lines.map(({ when }) => when);
  };

  it.each([
    ['elsewhere.felonies', [0, 1, 2], ['If none', 'If 1', 'If 2 or more']],
    ['reliefReceived', [0, 2, 4], ['If under 2', 'If 2 or 3', 'If 4 or more']],
    ['age', [0, 18, 21], ['If under 18', 'If 18 to 20', 'If 21 or more']],
    ['pendingCharges', [true, false], ['If yes', 'If no']],
    // “Have you had any other case?” is answered with no where the record is whole.
    ['recordComplete', [false, true], ['If yes', 'If no']],
    ['charges.c1.level', ['felony', 'infraction'], ['If it was a felony', 'If it was a smaller offense']],
    ['charges.c1.grade', ['h', 'i'], ['If it is “Class H felony”', 'If it is “Class I felony”']],
  ] as const)('is said in the words of the question: %s', (path, values, said) => {
    expect(whens(path, ...values)).toEqual(said);
  });
});
