import { onceEach, type Source } from '../../answer.ts';
import { capital, few, sentence } from '../sentences.ts';
import type { Asks } from '../ways.ts';

/** Waits that differ by class are told whole. */
export const longestRule = 380;

export function texts(asks: readonly Asks[], most: number): string {
  return few(
    asks.flatMap(({ text }) =>
      sentence(capital(text))
        .replaceAll(/\. (?=[A-Z“])/g, '.\n')
        .split('\n'),
    ),
    most,
  );
}

export function sourcesOf(asks: readonly Asks[]): readonly Source[] {
  return onceEach(asks.map(({ cite }) => cite));
}
