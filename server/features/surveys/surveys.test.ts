import { SurveyResponse } from '@openslate/contract/surveys.ts';
import { describe, expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { expectGuarded, expectInvalid } from '../../testing/refusals.ts';
import { reduced } from './reduce.ts';

/** A Sunday. */
const noon = '2026-11-15T12:00:00.000Z';
const day = 24 * 60 * 60 * 1000;

const response = {
  sessionId: 'b1946ac9-secret-session',
  surveyType: 'exit_intent',
  questionId: 'exit_reason',
  questionText: 'What made you want to leave?',
  answer: 'privacy_concerns',
  answerLabel: 'I worry about my privacy',
  triggerEvent: 'inactivity',
  currentPage: '/Assessment/PA?name=Ann#key',
  deviceType: 'mobile',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  referrer: 'https://mail.example.org/inbox/ann.lee',
  timeOnSite: 61_000,
};

function answer(app: App, changed: object = {}) {
  return app.inject({ method: 'POST', url: '/api/surveys/response', payload: { ...response, ...changed } });
}

onBothEngines('A survey', (context) => {
  async function start() {
    const clock = testClock(noon);
    const app = await testApp({ database: context.database, now: clock.now });
    const results = async () => {
      const admin = { username: `ann-${clock.now().getTime()}`, now: clock.now };
      const { headers } = await signedInAdmin(context.database, admin);
      return (await app.inject({ url: '/api/admin/surveys', headers })).json().data;
    };
    return { app, clock, results };
  }

  const rows = () =>
    context.database.tables
      .selectFrom('survey_counts')
      .select(['day', 'survey', 'question', 'aspect', 'value', 'count'])
      .orderBy('aspect')
      .orderBy('value')
      .execute();

  test('is kept as counts of a day, with nothing that tells who answered', async () => {
    const { app } = await start();
    const given = await answer(app);
    expect(given.statusCode).toBe(204);
    expect(given.body).toBe('');
    const common = { day: '2026-11-15', survey: 'exit_intent', question: 'exit_reason', count: 1 };
    expect(await rows()).toEqual([
      { ...common, aspect: 'answer', value: 'privacy_concerns' },
      { ...common, aspect: 'browser', value: 'Safari' },
      { ...common, aspect: 'device', value: 'mobile' },
      { ...common, aspect: 'referrer', value: 'none' },
      { ...common, aspect: 'screen', value: 'questions' },
      { ...common, aspect: 'time_on_site', value: '1_to_5_minutes' },
      { ...common, aspect: 'trigger', value: 'inactivity' },
    ]);
  });

  test('counts answers that come at once, each of them', async () => {
    const { app, results } = await start();
    const answers = ['need_lawyer', 'other', 'need_lawyer', 'privacy_concerns'];
    const sent = await Promise.all(
      Array.from({ length: 16 }, (_, index) => answer(app, { answer: answers[index % 4] })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(204));
    const [question] = await results();
    expect(question.answers).toEqual([
      { answer: 'too_many_questions', count: 0 },
      { answer: 'questions_confusing', count: 0 },
      { answer: 'need_lawyer', count: 8 },
      { answer: 'privacy_concerns', count: 4 },
      { answer: 'technical_issues', count: 0 },
      { answer: 'other', count: 4 },
    ]);
    expect(question.aspects).toContainEqual({ aspect: 'browser', value: 'Safari', count: 16 });
  });

  test('is told to admins by question and by the week that began on a Monday', async () => {
    const { app, clock, results } = await start();
    await answer(app);
    clock.advance(12 * 60 * 60 * 1000);
    await answer(app, { answer: 'need_lawyer' });
    clock.advance(3 * day);
    await answer(app, { answer: 'need_lawyer', deviceType: 'desktop' });
    await answer(app, { surveyType: 'satisfaction', questionId: 'clarity', answer: 'partly' });

    const data = await results();
    expect(data.map(({ questionId }: { questionId: string }) => questionId)).toEqual([
      'exit_reason',
      'improvement_suggestion',
      'helpfulness',
      'clarity',
    ]);
    const [exit, , , clarity] = data;
    expect(exit.weeks.map(({ week, count }: { week: string; count: number }) => [week, count])).toEqual([
      ['2026-11-09', 1],
      ['2026-11-16', 2],
    ]);
    expect(exit.weeks[1].answers).toContainEqual({ answer: 'need_lawyer', count: 2 });
    expect(exit.aspects.filter(({ aspect }: { aspect: string }) => aspect === 'device')).toEqual([
      { aspect: 'device', value: 'mobile', count: 2 },
      { aspect: 'device', value: 'desktop', count: 1 },
    ]);
    expect(clarity.answers).toEqual([
      { answer: 'yes', count: 0 },
      { answer: 'partly', count: 1 },
      { answer: 'no', count: 0 },
    ]);
  });

  test('is refused where it is not as asked for, and nothing is counted', async () => {
    const { app } = await start();
    const refused: [object, ...string[]][] = [
      [{ answer: 'very_helpful' }, 'answer'],
      [{ questionId: 'clarity' }, 'answer'],
      [{ questionId: '__proto__' }, 'questionId', 'answer'],
      [{ surveyType: 7 }, 'surveyType'],
      [{ deviceType: 'watch' }, 'deviceType'],
      [{ timeOnSite: -1 }, 'timeOnSite'],
      [{ timeOnSite: 'long' }, 'timeOnSite'],
      [{ day: '2020-01-01', count: 1_000 }, 'count', 'day'],
      [{ userAgent: 'x'.repeat(1_001) }, 'userAgent'],
      [{ deviceType: undefined }, 'deviceType'],
    ];
    for (const [changed, ...fields] of refused) expectInvalid(await answer(app, changed), ...fields);
    expect(await rows()).toEqual([]);
  });

  test('is counted without what is not kept of it, and by the survey that asks the question', async () => {
    const { app, results } = await start();
    const bare = { sessionId: undefined, questionText: null, userAgent: null, referrer: null };
    expect((await answer(app, { ...bare, surveyType: 'quick-feedback' })).statusCode).toBe(204);
    const counted = (await results()).filter(({ weeks }: { weeks: unknown[] }) => weeks.length > 0);
    expect(counted).toMatchObject([{ surveyType: 'exit_intent', weeks: [{ count: 1 }] }]);
  });

  test('is forgotten after two years', async () => {
    const { app, clock, results } = await start();
    await answer(app);
    clock.advance(731 * day);
    expect((await results())[0].weeks).toEqual([]);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    expect(await rows()).toEqual([]);
  });

  test('tells its results to nobody but admins', async () => {
    const { app } = await start();
    await expectGuarded(app, 'GET', '/api/admin/surveys');
  });
});

describe('What is counted of an answer', () => {
  test.each([
    ['a trigger nobody knows', { triggerEvent: 'Ann Lee clicked' }, 'trigger', 'other'],
    ['a page that does not exist', { currentPage: '/ann-lee-1984' }, 'screen', 'reading'],
    ['a shared result', { currentPage: '/shared-assessment/k3J9x#key' }, 'screen', 'shared_result'],
    ['no referrer', { referrer: '' }, 'referrer', 'none'],
    ['the site itself as referrer', { referrer: 'https://openslate.example/help' }, 'referrer', 'self'],
    ['a moment less than a minute', { timeOnSite: 59_999.5 }, 'time_on_site', 'under_1_minute'],
    ['five minutes', { timeOnSite: 300_000 }, 'time_on_site', '5_to_15_minutes'],
    ['fifteen minutes', { timeOnSite: 900_000 }, 'time_on_site', 'over_15_minutes'],
  ])('with %s', (_, changed, aspect, value) => {
    const given = SurveyResponse.parse({ ...response, ...changed });
    expect(reduced(given, ['openslate.example']).aspects).toHaveProperty(aspect, value);
  });
});

describe('Answering a survey', () => {
  test('takes 64 KB at most', async () => {
    const app = await testApp();
    const refused = await answer(app, { questionText: 'x'.repeat(70_000) });
    expect(refused.statusCode).toBe(413);
    expect(refused.json().error.code).toBe('too_large');
  });

  test('is limited to what people do in a minute', async () => {
    const clock = testClock(noon);
    const app = await testApp({ now: clock.now });
    for (let time = 0; time < 20; time += 1) expect((await answer(app)).statusCode).toBe(204);
    expect((await answer(app)).statusCode).toBe(429);
    clock.advance(60_000);
    expect((await answer(app)).statusCode).toBe(204);
  });
});
