import type { Answer } from '../answer.ts';
import { danger } from './danger.ts';
import { elsewhere } from './elsewhere.ts';
import { guesses } from './guesses.ts';
import type { Turned } from './turned.ts';
import { unlawful } from './unlawful.ts';

/** What comes before every other answer: danger first, then what we do not do. */
const turned: readonly Turned[] = [...danger, unlawful, guesses, ...elsewhere];

/** What has to be said before anything else, or instead of it. */
export function turnedAway(plain: string): Answer | undefined {
  return turned.find(({ found, unless }) => found.test(plain) && !unless?.test(plain))?.answer;
}
