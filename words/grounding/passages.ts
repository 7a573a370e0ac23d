import { isKnown } from '@openslate/law/engine/known-law.ts';
import { legalWordsIn } from '@openslate/law/glossary/legal-words.ts';
import { loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { type Answer, type Asked, onceEach } from '../ask/answer.ts';
import type { Facts } from '../ask/heard/facts/facts-told.ts';
import { saidInSpanish } from '../ask/heard/spanish.ts';
import { understood } from '../ask/heard/understood.ts';
import { capital, dated, sentence, withSums } from '../ask/said/sentences.ts';
import { type Way, waysFor } from '../ask/said/ways.ts';
import { guidePassages } from './guide-passages.ts';
import type { Passage } from './passage.ts';

/** Enough for an answer, and little enough that a small model keeps them apart. */
const mostWays = 3;
const mostWords = 3;
const longestWay = 1400;

/**
 * What an answer in other words may rest on: the built-in answer, and what else our law, guide and glossary hold about the
 * question. None where the built-in answer has to stand as it is: somebody may be in danger, the place is missing,
 * several places would be mixed up, or we know nothing.
 */
export async function passagesFor(asked: Asked, answer: Answer): Promise<readonly Passage[]> {
  if (!mayBeReworded(answer)) return [];
  const { state } = answer;
  const ofPlace = state ? await passagesIn(state, asked) : [];
  if (answer.kind === 'unknown') return ofPlace;
  return [ownAnswer(answer), ...ofPlace, ...meaningsIn(asked.question)];
}

function mayBeReworded({ kind, topic, state, states = [] }: Answer): boolean {
  if (topic === 'danger' || topic === 'tool' || states.length > 1) return false;
  return kind === 'answer' || (kind === 'unknown' && state !== undefined);
}

function ownAnswer({ text, sources, state }: Answer): Passage {
  return { text: text.replace(saidInSpanish, '').trim(), sources, ...(state && { state }) };
}

async function passagesIn(state: PlaceCode, asked: Asked): Promise<readonly Passage[]> {
  const [law, guide] = await Promise.all([loadJurisdiction(state), loadGuide(state)]);
  if (!isKnown(law, asked.asOf)) return [];
  const { topic, facts, plain } = understood(asked);
  return [
    ...waysIn(law, facts, asked.asOf).map((way) => wayPassage(way, state)),
    ...guidePassages(guide, topic, plain).map((passage) => ({ ...passage, state })),
  ];
}

/** The likeliest ways first; then what is shut to most, and what helps without clearing anything. */
function waysIn(law: Jurisdiction, facts: Facts, asOf: string): readonly Way[] {
  const levels = waysFor(law, facts, asOf);
  const all = [
    ...levels.flatMap(({ open }) => open.slice(0, 2)),
    ...levels.flatMap(({ shut, others }) => [...shut.slice(0, 1), ...others.slice(0, 1)]),
  ];
  return [...new Map(all.map((way) => [way.id, way])).values()].slice(0, mostWays);
}

function wayPassage({ name, automatic, coming, effect, asks, fee, steps }: Way, state: PlaceCode): Passage {
  const told = [
    `${sentence(`“${name}”${coming ? `, from ${dated(coming)} on` : ''}`)}`,
    automatic ? 'The law may do it by itself.' : '',
    effect,
    ...asks.map(({ text }) => `It asks: ${text}`),
    fee ? `Fee: ${fee}` : '',
    ...steps.slice(0, 2),
  ]
    .filter(Boolean)
    .map((each) => sentence(capital(each)));
  return { text: fitting(told), state, sources: onceEach(asks.map(({ cite }) => cite)) };
}

function fitting(sentences: readonly string[]): string {
  let text = '';
  for (const each of sentences) {
    if (text.length + each.length > longestWay) break;
    text = text ? `${text} ${each}` : each;
  }
  return withSums(text);
}

function meaningsIn(question: string): readonly Passage[] {
  return legalWordsIn(question)
    .slice(0, mostWords)
    .map(({ word, meaning }) => ({
      text: `${capital(word)}: ${meaning}`,
      sources: [{ label: 'OpenSlate glossary' }],
    }));
}
