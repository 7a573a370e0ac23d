import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { useRef, useState } from 'react';
import type { MissingPart } from '../../parts/load-part.ts';
import { missingPart } from '../../parts/part.ts';
import type { Answered, Answerer } from './answerer.ts';
import { answerOnDevice } from './on-device.ts';

/** A question of the talk, and what came of it. */
export type Turn = {
  readonly id: number;
  readonly question: string;
  readonly reply:
    | { readonly kind: 'coming'; readonly soFar?: string }
    | { readonly kind: 'answered'; readonly answer: Answered }
    | { readonly kind: 'failed'; readonly missing: MissingPart; readonly retry: () => void };
};

export type Talk = {
  readonly turns: readonly Turn[];
  /** Asks the given answerer, which may be another one for every question. */
  readonly ask: (question: string, answerer?: Answerer) => void;
  readonly startOver: () => void;
};

/** A talk about one place, or about none yet, and on a result about its record. It is kept nowhere: closing the page ends it. */
export function useTalk(place?: PlaceCode, record?: Answers): Talk {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  // An answer that comes after the talk was ended belongs to nobody.
  const talk = useRef(0);
  const nextId = useRef(0);

  function ask(question: string, answerer: Answerer = answerOnDevice) {
    const before = turns.map((turn) => ({ question: turn.question }));
    nextId.current += 1;
    const id = nextId.current;
    const reply = (next: Turn['reply']) =>
      setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, reply: next } : turn)));
    const answerNow = () => {
      const begun = talk.current;
      const isStillOn = () => begun === talk.current;
      const showSoFar = (soFar: string) => isStillOn() && reply({ kind: 'coming', soFar });
      answerer({ question, before, ...(place && { place }), ...(record && { record }) }, showSoFar).then(
        (answer) => isStillOn() && reply({ kind: 'answered', answer }),
        (error: unknown) =>
          isStillOn() && reply({ kind: 'failed', missing: missingPart(error), retry: tryAgain }),
      );
    };
    const tryAgain = () => {
      reply({ kind: 'coming' });
      answerNow();
    };
    setTurns((all) => [...all, { id, question, reply: { kind: 'coming' } }]);
    answerNow();
  }

  return {
    turns,
    ask,
    startOver: () => {
      talk.current += 1;
      setTurns([]);
    },
  };
}
