import { describe, expect, it } from 'vitest';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { copyOf, readCopy, replacedBy, together } from './copy-file.ts';

const answersFor = (selectedState: 'PA' | 'OH' | 'TX', done: readonly string[] = []): SavedProgress => ({
  selectedState,
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
  unknown: ['charges.c1.offense'],
  names: { c1: 'The bike' },
  helping: false,
  done,
});

const kept = [answersFor('PA', ['step:filed']), answersFor('OH')];
const copy = copyOf(kept, '2026-11-18');
const changed = (change: (content: Record<string, unknown>) => unknown) =>
  JSON.stringify(change(JSON.parse(copy)));

describe('a copy in a file', () => {
  it('gives back everything as it was', () => {
    expect(readCopy(copy)).toEqual({ kind: 'read', states: kept });
  });

  it.each([
    ['a picture', '\u0089PNG', 'foreign'],
    ['nothing', '', 'foreign'],
    ['another JSON file', '{"answers":[]}', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['a copy that was cut off', copy.slice(0, 200), 'damaged'],
    ['a copy without states', changed((content) => ({ ...content, states: [] })), 'damaged'],
    [
      'a copy with one state twice',
      changed((content) => ({ ...content, states: [kept[0], kept[0]] })),
      'damaged',
    ],
    [
      'a copy with a state nobody knows',
      changed((content) => ({ ...content, states: [kept[1], { ...kept[0], selectedState: 'ZZ' }] })),
      'damaged',
    ],
    [
      'a copy with an answer that is none',
      changed((content) => ({ ...content, states: [{ ...kept[0], answers: { charges: [{ level: 7 }] } }] })),
      'damaged',
    ],
    ['a copy of a newer site', changed((content) => ({ ...content, version: 2, states: 'new' })), 'newer'],
  ])('that is %s is not read', (_, text, kind) => {
    expect(readCopy(text)).toEqual({ kind });
  });

  it('takes the place of other answers for the same state, and of no others', () => {
    const here = [answersFor('TX'), answersFor('PA'), answersFor('OH')];
    expect(replacedBy(kept, here)).toEqual(['PA']);
    expect(together(kept, here)).toEqual([answersFor('TX'), ...kept]);
    expect(replacedBy(kept, [answersFor('TX')])).toEqual([]);
    expect(together(kept, [])).toEqual(kept);
  });
});
