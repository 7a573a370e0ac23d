import type { AnswerLine } from '@openslate/contract/assistant.ts';
import { afterwards } from '@openslate/words/ask/questions/afterwards.ts';
import { definitions } from '@openslate/words/ask/questions/definitions.ts';
import { eligibility } from '@openslate/words/ask/questions/eligibility.ts';
import type { Expected } from '@openslate/words/ask/questions/expected.ts';
import { followUps } from '@openslate/words/ask/questions/follow-ups.ts';
import { moneyAndCourt } from '@openslate/words/ask/questions/money-and-court.ts';
import { moreCases } from '@openslate/words/ask/questions/more-cases.ts';
import { moreLife } from '@openslate/words/ask/questions/more-life.ts';
import { whichPlace } from '@openslate/words/ask/questions/places.ts';
import { spanish } from '@openslate/words/ask/questions/spanish.ts';
import { turnedAway } from '@openslate/words/ask/questions/turned-away.ts';
import { waits } from '@openslate/words/ask/questions/waits.ts';
import { withoutConviction } from '@openslate/words/ask/questions/without-conviction.ts';
import { describe, expect, test } from 'vitest';
import { testApp, testClock } from '../../testing/app.ts';
import { lies, retold } from './testing/answers-and-lies.ts';
import { inPieces, loopbackModel, type Says, type Sent } from './testing/loopback-model.ts';

/** The first questions of every kind. */
const perKind = 15;
const sample: readonly Expected[] = [
  eligibility,
  withoutConviction,
  waits,
  moneyAndCourt,
  afterwards,
  whichPlace,
  followUps,
  spanish,
  definitions,
  turnedAway,
  moreCases,
  moreLife,
].flatMap((questions) => questions.slice(0, perKind));

type Told = { readonly expected: Expected; readonly lines: readonly AnswerLine[] };

/** Every question of the sample, answered through a server whose model says so. */
async function askedOf(says: (sent: Sent) => Says) {
  const model = await loopbackModel(says);
  const { now } = testClock('2026-11-15T12:00:00.000Z');
  const app = await testApp({ now, env: { ...model.env, RATE_LIMIT_FACTOR: '100' } });
  const told: Told[] = [];
  for (const expected of sample) {
    const { question, before = [], on } = expected;
    const response = await app.inject({
      method: 'POST',
      url: '/api/assistant',
      payload: { question, before: before.map((each) => ({ question: each })), ...(on && { state: on }) },
    });
    expect(response.statusCode, question).toBe(200);
    const lines = response.body.trim().split('\n');
    told.push({ expected, lines: lines.map((line) => JSON.parse(line) as AnswerLine) });
  }
  return { told, asked: model.asked };
}

const ending = ({ lines }: Told) => {
  const last = lines.at(-1);
  return last?.line === 'instead' ? last.why : last?.line;
};

const counted = (told: readonly Told[]) => {
  const counts: Record<string, number> = {};
  for (const each of told) counts[ending(each) ?? ''] = (counts[ending(each) ?? ''] ?? 0) + 1;
  return Object.entries(counts)
    .map(([end, count]) => `${end} ${count}`)
    .join(', ');
};

describe('The questions of people, through a model', () => {
  test('that keeps to the passages are shown in its words', async () => {
    const { told, asked } = await askedOf(({ passages }) => ({ pieces: inPieces(retold(passages)) }));
    const share = told.filter((each) => ending(each) === 'holds').length / asked.length;
    console.log(`${told.length} questions, ${asked.length} sent on: ${counted(told)}.`);
    expect(told.length).toBeGreaterThanOrEqual(150);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  test('never go on where they are declined, or where the place is missing', async () => {
    const { told, asked } = await askedOf(({ passages }) => ({ pieces: inPieces(retold(passages)) }));
    const kept = told.filter(({ expected }) => ['declined', 'ask_back'].includes(expected.kind));
    const sent = new Set(asked.map(({ question }) => question));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter(({ expected }) => sent.has(expected.question))).toEqual([]);
  });

  test.each(lies)('that $name show none of it', async ({ name, told: lie }) => {
    const { told, asked } = await askedOf(({ passages }) => ({ pieces: inPieces(lie(passages)) }));
    const shown = told.filter(({ lines }) => lines.at(-1)?.line === 'holds');
    console.log(`${name}: ${asked.length} sent on, ${shown.length} shown; ${counted(told)}.`);
    expect(asked.length).toBeGreaterThan(100);
    expect(shown.map(({ expected }) => expected.question)).toEqual([]);
  });
});
