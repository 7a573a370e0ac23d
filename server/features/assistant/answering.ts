import type { AnswerLine, QuestionForModel, ReasonForBuiltIn } from '@openslate/contract/assistant.ts';
import { blanked } from '@openslate/contract/personal-details.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import type { Answer } from '@openslate/words/ask/answer.ts';
import { ask } from '@openslate/words/ask/ask.ts';
import type { Passage } from '@openslate/words/grounding/passage.ts';
import { passagesFor } from '@openslate/words/grounding/passages.ts';
import { todayIn } from '../eligibility/today.ts';
import { borneOut, NotBorneOut } from './borne-out.ts';
import { type Model, ModelTrouble } from './model.ts';
import { instructions, promptFor } from './prompt.ts';
import type { Turns } from './turns.ts';

type Parts = {
  model: Model;
  turns: Turns;
  now: () => Date;
  /** Whoever asked has gone. */
  gone: AbortSignal;
  /** Told why the model was of no use, in words of ours alone. */
  onTrouble: (trouble: { why: ReasonForBuiltIn; fault?: string; status?: number }) => void;
};

/** Answers a question: by the model, if all that it says is borne out by our own words; else by those words. */
export async function* answering(asked: QuestionForModel, parts: Parts): AsyncGenerator<AnswerLine> {
  const { question, state, before = [] } = asked;
  const understood = {
    question,
    before,
    asOf: todayIn(placeOf(state ?? 'US'), parts.now()),
    ...(state && { state }),
  };
  const answer = await ask(understood);
  const instead = (why: ReasonForBuiltIn): AnswerLine => ({ line: 'instead', why, answer });
  const passages = await passagesFor(understood, answer);
  if (passages.length === 0) {
    yield instead('not_asked');
    return;
  }
  const endTurn = parts.turns.take();
  if (!endTurn) {
    yield instead('busy');
    return;
  }
  try {
    const prompt = promptFor(await wordsToSend(understood), passages);
    const cites = new Set<number>();
    for await (const sentence of borneOut(parts.model.write(instructions, prompt, parts.gone), passages)) {
      for (const number of sentence.cites) cites.add(number);
      yield { line: 'sentence', ...sentence };
    }
    yield holds(answer, passages, cites);
  } catch (error) {
    if (error instanceof NotBorneOut) parts.onTrouble({ why: 'not_borne_out', fault: error.fault });
    else if (error instanceof ModelTrouble)
      parts.onTrouble({ why: error.why, ...(error.status && { status: error.status }) });
    else throw error;
    yield instead(error instanceof ModelTrouble ? error.why : 'not_borne_out');
  } finally {
    endTurn();
  }
}

/** Without what tells who asks, and without earlier questions that were not for anybody else's eyes. */
async function wordsToSend(asked: Parameters<typeof ask>[0]) {
  const earlier = await Promise.all(
    (asked.before ?? []).map(async ({ question }) => ({
      question,
      isDeclined: (await ask({ question, asOf: asked.asOf })).kind === 'declined',
    })),
  );
  return {
    question: blanked(asked.question),
    before: earlier.filter(({ isDeclined }) => !isDeclined).map(({ question }) => blanked(question)),
  };
}

function holds(answer: Answer, passages: readonly Passage[], cites: ReadonlySet<number>): AnswerLine {
  return {
    line: 'holds',
    ...(answer.state && { state: answer.state }),
    topic: answer.topic,
    passages: passages
      .map(({ text, sources }, at) => ({ number: at + 1, text, sources }))
      .filter(({ number }) => cites.has(number)),
    links: answer.links,
  };
}
