import { onceEach, type Source } from '../../answer.ts';
import { capital, few, sentence, withUnits } from '../sentences.ts';
import type { Asks } from '../ways.ts';

/** Waits that differ by class are told whole. */
export const longestRule = 380;

export function texts(asks: readonly Asks[], most: number): string {
  return few(
    asks.flatMap(({ text }) =>
      sentence(capital(withUnits(text)))
        .replaceAll(/\. (?=[A-Z“])/g, '.\n')
        .split('\n'),
    ),
    most,
  );
}

export function sourcesOf(asks: readonly Asks[]): readonly Source[] {
  return onceEach(asks.map(({ cite }) => cite));
}

/** A rule on how old one has to be by now. */
export const ofAge =
  /\b(?:18|19|20|21) (?:or older|years old)|(?:turn|turned|are|reached) (?:18|19|20|21)\b|(?:18th|19th|20th|21st) birthday/;
