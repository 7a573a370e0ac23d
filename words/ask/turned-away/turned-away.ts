import type { Answer } from '../answer.ts';
import { isSpanish } from '../heard/spanish.ts';
import { topicOf } from '../heard/topics/topics.ts';
import { danger } from './danger.ts';
import { elsewhere, saidToBeElse } from './elsewhere.ts';
import { guesses } from './guesses.ts';
import type { Turned } from './turned.ts';
import { hiding, unlawful } from './unlawful.ts';

/** What comes before every other answer: danger first, then what we do not do. */
const turned: readonly Turned[] = [...danger, hiding, unlawful, guesses, ...saidToBeElse];

/**
 * What has to be said before anything else, or instead of it. What is no matter of ours has to be asked: “I want to coach
 * her team. Can I clear it?” asks about the record.
 */
export function turnedAway(plain: string, asked: readonly string[]): Answer | undefined {
  const firstOf = (all: readonly Turned[], text: string) => {
    const turn = all.find(
      ({ found, with: others = [], unless }) =>
        found.test(text) && others.every((other) => other.test(text)) && !unless?.test(text),
    );
    return turn?.spanish && isSpanish(text) ? turn.spanish : turn?.answer;
  };
  const asksOurs = asked.some((clause) => topicOf(clause) !== undefined && !firstOf(elsewhere, clause));
  return (
    firstOf(turned, plain) ??
    (asksOurs ? undefined : firstOf(elsewhere, plain.replaceAll(/\bno (?:warrants?|bail|bond)\b/g, ' ')))
  );
}
