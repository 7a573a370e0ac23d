import { botCheckActions } from '@openslate/contract/forum.ts';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { Secrets } from '../../database/secrets.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { packed, provenWork, solvedPuzzle } from '../../testing/proof-of-work.ts';
import { BotCheck } from './bot-check.ts';

const failed = { statusCode: 400, code: 'bot_check_failed' };

onBothEngines('The bot check', (context) => {
  async function started() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now });
    const { tables } = context.database;
    return { app, clock, tables, botCheck: new BotCheck(tables, new Secrets(tables), clock.now) };
  }

  test('lets through whoever solved its puzzle, for each kind of request', async () => {
    const { app, botCheck } = await started();
    for (const action of botCheckActions)
      expect(await botCheck.check(await provenWork(app, action), action)).toBe('passed');
  });

  test('tells where nothing was sent, and refuses nobody for it', async () => {
    const { botCheck } = await started();
    expect(await botCheck.check(undefined, 'community_post')).toBe('absent');
    expect(await botCheck.check('', 'community_post')).toBe('absent');
  });

  test('takes each solution once, though it comes many times at once and to several replicas', async () => {
    const { app, botCheck, clock } = await started();
    const other = connect(context.place);
    const replica = new BotCheck(other.tables, new Secrets(other.tables), clock.now);
    const token = await provenWork(app, 'community_post');
    const answers = await Promise.allSettled(
      [botCheck, replica, botCheck, replica].map((check) => check.check(token, 'community_post')),
    );
    await other.close();
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(botCheck.check(token, 'community_post')).rejects.toMatchObject(failed);
  });

  test('takes a spent solution for spent however it is written', async () => {
    const { app, botCheck } = await started();
    const { challenge, solution } = await solvedPuzzle(app, 'community_post');
    await botCheck.check(packed({ challenge, solution }), 'community_post');
    for (const again of [
      { solution, challenge },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution, more: 'words' },
      { challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution },
    ])
      await expect(botCheck.check(packed(again), 'community_post')).rejects.toMatchObject(failed);
  });

  test('takes a solution for ten minutes and no longer, and forgets those it took', async () => {
    const { app, botCheck, clock, tables } = await started();
    const [inTime, late] = [await provenWork(app, 'community_post'), await provenWork(app, 'community_post')];
    clock.advance(10 * 60 * 1000 - 1);
    expect(await botCheck.check(inTime, 'community_post')).toBe('passed');
    clock.advance(1);
    await expect(botCheck.check(late, 'community_post')).rejects.toMatchObject(failed);
    await botCheck.forgetExpired();
    expect(await tables.selectFrom('spent_proofs').selectAll().execute()).toEqual([]);
    await expect(botCheck.check(inTime, 'community_post')).rejects.toMatchObject(failed);
  });

  test('takes a solution only for what its puzzle was made for', async () => {
    const { app, botCheck } = await started();
    const token = await provenWork(app, 'contact');
    await expect(botCheck.check(token, 'admin_login')).rejects.toMatchObject(failed);
    const { challenge, solution } = await solvedPuzzle(app, 'contact');
    challenge.parameters.data.action = 'admin_login';
    await expect(botCheck.check(packed({ challenge, solution }), 'admin_login')).rejects.toMatchObject(
      failed,
    );
  });

  test('refuses a puzzle that somebody made easier, made up, or did not solve', async () => {
    const { app, botCheck, clock } = await started();
    const made = await solvedPuzzle(app, 'community_post');
    const { parameters } = made.challenge;
    const changed = async (change: Partial<typeof parameters>) => {
      const challenge = { ...made.challenge, parameters: { ...parameters, ...change } };
      return {
        challenge,
        solution: (await solveChallenge({ challenge, deriveKey, timeout: 2_000 })) ?? made.solution,
      };
    };
    const madeUp = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      data: { action: 'community_post', expiresAt: new Date(clock.now().getTime() + 60_000).toISOString() },
      hmacSignatureSecret: 'not ours',
      hmacKeySignatureSecret: 'not ours',
    });
    const tokens = [
      packed(await changed({ data: { ...parameters.data, expiresAt: '2036-11-15T12:00:00.000Z' } })),
      packed({ ...made, challenge: { ...made.challenge, parameters: { ...parameters, cost: 1 } } }),
      packed({ challenge: madeUp, solution: await solveChallenge({ challenge: madeUp, deriveKey }) }),
      packed({ ...made, solution: { counter: 41, derivedKey: '0'.repeat(64) } }),
      packed({ ...made, challenge: { parameters } }),
      packed({
        ...made,
        challenge: { parameters: { ...parameters, keySignature: undefined }, signature: '0'.repeat(64) },
      }),
      packed({ challenge: 'x', solution: null }),
      packed([]),
      packed('bypass'),
      'bypass',
      '%%%',
      'null',
    ];
    for (const token of tokens)
      await expect(botCheck.check(token, 'community_post'), token).rejects.toMatchObject(failed);
    // None of them spoiled the puzzle for whoever solved it.
    expect(await botCheck.check(packed(made), 'community_post')).toBe('passed');
  });

  test('makes a puzzle for a post where nothing is said', async () => {
    const { app } = await started();
    const answer = await app.inject({ url: '/api/community/challenge' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().parameters.data.action).toBe('community_post');
  });

  test('makes puzzles only for requests it knows', async () => {
    const { app } = await started();
    for (const query of ['?action=', '?action=other', '?action=contact&action=admin_login']) {
      const answer = await app.inject({ url: `/api/community/challenge${query}` });
      expect(answer.statusCode, query).toBe(400);
      expect(answer.json().error.fields).toHaveProperty('action');
    }
  });
});

onBothEngines('A secret', (context) => {
  test('is one for all who ask at once, stays over a restart and differs by name', async () => {
    const other = connect(context.place);
    const asked = await Promise.all(
      [context.database, other, context.database, other].map(({ tables }) => new Secrets(tables).get('a')),
    );
    await other.close();
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toMatch(/^[\w-]{43}$/);
    const later = new Secrets(context.database.tables);
    expect(await later.get('a')).toBe(asked[0]);
    expect(await later.get('b')).not.toBe(asked[0]);
  });
});
