import { describe, expect, it } from 'vitest';
import { explainedIn } from './explained-words.ts';
import { doneTo } from './outcome-words.ts';

const wordsIn = (text: string) => explainedIn(text).map(({ word }) => word);

describe('the words beside an answer', () => {
  it.each([
    ['expungement', 'expunge'],
    ['sealing', 'seal'],
    ['set_aside', 'set aside'],
    ['vacatur', 'vacate'],
    ['pardon', 'pardon'],
  ] as const)('explain what %s does', (kind, word) => {
    expect(wordsIn(`You may be able to have this ${doneTo[kind]} now.`)).toEqual([word]);
  });

  it('say nothing of the person', () => {
    expect(wordsIn('Clean Slate: automatic sealing of a charge without a conviction')).toEqual(['seal']);
    expect(wordsIn('Of your 3 charges, you may ask to clear 2 now.')).toEqual([]);
  });
});
