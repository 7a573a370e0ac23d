import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { cite, type NumberLimit, type Relief, relief, rule } from '../place/relief.ts';
import { task } from '../place/task.ts';
import { years } from '../record/day.ts';
import type { Answers, Charge } from '../record/record.ts';
import { inventedPlace } from '../testing/invented-place.ts';
import { about, anything, convicted, ended } from '../vocabulary/facts.ts';
import { waited } from '../vocabulary/waiting.ts';
import { all, any, not } from './condition.ts';
import { judge } from './judge.ts';

const way = (id: string, more: Partial<Relief>): Relief =>
  relief({
    id: `xx-${id}`,
    name: 'A way',
    kind: 'sealing',
    covers: anything,
    rules: [rule('one', 'It holds', anything, cite('§ 1'))],
    effect: 'It is hidden.',
    fee: 'None.',
    first: task('ask_court', 'Ask the court.'),
    steps: [],
    ...more,
  });

const once: NumberLimit = {
  id: 'once',
  text: 'Once in your life.',
  cite: cite('§ 2'),
  n: 1,
  byCase: true,
};
const theft = all(convicted, about('theft'));
const fraud = all(convicted, about('fraud'));
const dismissed = way('dismissed', { automatic: true, covers: ended('dismissed') });
const petition = way('petition', { covers: any(ended('dismissed'), theft), pick: once });
const other = way('other', { kind: 'expungement', covers: fraud, pick: once });
const free = way('free', { covers: all(convicted, not(any(about('theft'), about('fraud')))) });
const inTime = way('in-time', {
  automatic: true,
  covers: theft,
  rules: [rule('waited', 'You waited', waited(years(10)).since('disposition'), cite('§ 3'))],
});

function countsUnder(reliefs: readonly Relief[], charges: readonly Charge[]) {
  const law: Jurisdiction = { ...inventedPlace, said: {}, reliefs };
  const answers: Answers = { charges, recordComplete: true };
  const { counts } = judge(answers, law, '2026-11-15');
  if (!counts) throw new Error('Nothing was counted.');
  const { bounds, ...numbers } = counts;
  return { numbers: Object.values(numbers), said: bounds.map(({ text }) => text) };
}

const charge = (
  caseId: string,
  disposition: 'convicted' | 'dismissed',
  kind: 'theft' | 'fraud' | 'gambling',
) => ({
  caseId,
  disposition,
  offense: [kind],
  dispositionDate: '2020-05-01',
});
const stolen = (caseId: string) => charge(caseId, 'convicted', 'theft');

/** By itself, to ask for now, by itself later, to ask for later, only instead of another. */
describe('a record within the limits of the law', () => {
  it('lets one case go where the law lets one go, with all its charges', () => {
    const two = countsUnder([petition], [stolen('a'), stolen('b'), stolen('b')]);
    expect(two).toEqual({ numbers: [0, 2, 0, 0, 1], said: ['Once in your life.'] });
    expect(countsUnder([petition], [stolen('a'), stolen('a')])).toEqual({
      numbers: [0, 2, 0, 0, 0],
      said: [],
    });
  });

  it('counts one limit once, in whichever of its ways', () => {
    const both = countsUnder([petition, other], [stolen('a'), charge('b', 'convicted', 'fraud')]);
    expect(both).toEqual({ numbers: [0, 1, 0, 0, 1], said: ['Once in your life.'] });
  });

  it('spends nothing of it on what clears by itself, or in another way', () => {
    const charges = [stolen('a'), charge('b', 'dismissed', 'theft'), charge('c', 'convicted', 'gambling')];
    expect(countsUnder([petition, dismissed, free], charges)).toEqual({ numbers: [1, 2, 0, 0, 0], said: [] });
  });

  it('lets what clears by itself in time wait for it', () => {
    const charges = [stolen('a'), stolen('b')];
    const { numbers, said } = countsUnder([petition, inTime], charges);
    expect(numbers).toEqual([0, 1, 1, 0, 0]);
    expect(said).toEqual(['Once in your life.']);
  });

  it('counts what opens later only beside what is asked for now', () => {
    const later = way('later', {
      covers: theft,
      pick: once,
      rules: [rule('waited', 'You waited', waited(years(10)).since('disposition'), cite('§ 3'))],
    });
    expect(countsUnder([later, other], [stolen('a'), charge('b', 'convicted', 'fraud')]).numbers).toEqual([
      0, 1, 0, 0, 1,
    ]);
    expect(countsUnder([later], [stolen('a')]).numbers).toEqual([0, 0, 0, 1, 0]);
  });
});
