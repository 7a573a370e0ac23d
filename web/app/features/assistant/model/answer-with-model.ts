import { AnswerLine, type QuestionForModel } from '@openslate/contract/assistant.ts';
import { onceEach } from '@openslate/words/ask/answer.ts';
import { isUnreachable } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import type { Answered, Answerer } from '../answerer.ts';
import { answerOnDevice } from '../on-device.ts';
import { assistantAddress } from './assistant-address.ts';
import type { ByModel, Model, ModelSentence } from './by-model.ts';
import { linesOf } from './read-lines.ts';

const mostBefore = 6;

/**
 * Answers on the device first. Only what is answered there goes to the model: nothing that somebody asks in danger, that we
 * decline, or that still lacks the place. Of the questions before it, only those go along that were sent themselves.
 */
export function answerWithModel(model: Model, sent: Set<string>): Answerer {
  return async (question, onSoFar) => {
    const answer = await answerOnDevice(question);
    if (!mayGo(answer)) return { ...answer, byModel: { kind: 'not_sent', model } };
    const place = answer.state ?? question.place;
    const before = question.before.filter((each) => sent.has(each.question)).slice(-mostBefore);
    sent.add(question.question);
    try {
      const asked = { question: question.question, before, ...(place && { state: place }) };
      return inWordsOf(await sendTo(model, asked, onSoFar), answer);
    } catch (error) {
      const why = isUnreachable(error) ? 'unreachable' : 'broken_off';
      return { ...answer, byModel: { kind: 'of_no_use', model, why } };
    }
  };
}

function inWordsOf(byModel: ByModel, answer: Answered): Answered {
  return byModel.kind === 'reworded'
    ? {
        ...answer,
        text: joined(byModel.sentences),
        sources: onceEach(byModel.passages.flatMap(({ sources }) => sources)),
        byModel,
      }
    : { ...answer, byModel };
}

function joined(sentences: readonly ModelSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

function mayGo({ kind, topic, states = [], isOwn }: Answered): boolean {
  // What was told in the assessment stays on the device, and so does what rests on it.
  if (isOwn) return false;
  return (kind === 'answer' || kind === 'unknown') && topic !== 'danger' && states.length < 2;
}

async function sendTo(
  model: Model,
  asked: QuestionForModel,
  onSoFar: ((text: string) => void) | undefined,
): Promise<ByModel> {
  const response = await request('POST', assistantAddress, { body: asked });
  if (!(response instanceof Response)) throw new Error('No lines came.');
  const sentences: ModelSentence[] = [];
  for await (const text of linesOf(response)) {
    const line = AnswerLine.parse(JSON.parse(text));
    if (line.line === 'instead') return { kind: 'of_no_use', model, why: line.why };
    if (line.line === 'holds') return { kind: 'reworded', model, sentences, passages: line.passages };
    sentences.push(line);
    onSoFar?.(joined(sentences));
  }
  throw new Error('The answer broke off.');
}
