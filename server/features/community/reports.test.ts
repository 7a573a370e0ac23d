import type { AdminPostList } from '@openslate/contract/community.ts';
import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';

const generous = { RATE_LIMIT_FACTOR: '1000' };
const [first, second, third] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

onBothEngines('Reports of a post', (context) => {
  async function started() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now, env: generous });
    const admin = await signedInAdmin(context.database, { now: clock.now });
    return { app, clock, admin };
  }
  const send = (app: App, id: string, payload: object, remoteAddress = first) =>
    app.inject({ method: 'POST', url: `/api/community/posts/${id}/report`, payload, remoteAddress });
  /** With a proof of work, as a browser sends it. */
  async function report(app: App, id: string, reason: string, address: string) {
    const recaptchaToken = await provenWork(app, 'post_report');
    expect((await send(app, id, { reason, recaptchaToken }, address)).statusCode).toBe(204);
  }
  const isShown = async (app: App, id: string) =>
    (await app.inject({ url: `/api/community/posts/${id}` })).statusCode === 200;
  const total = async (app: App) =>
    (await app.inject({ url: '/api/community/posts' })).json().pagination.total;
  const queue = async (app: App, headers: Record<string, string>, name: string) =>
    (await app.inject({ url: '/api/admin/posts', query: { queue: name }, headers })).json<AdminPostList>();
  const decide = (app: App, headers: Record<string, string>, id: string, action: string) =>
    app.inject({ method: 'POST', url: `/api/admin/posts/${id}/moderation`, payload: { action }, headers });
  const trail = async () =>
    (
      await context.database.tables.selectFrom('audit_trail').select(['username', 'action', 'what']).execute()
    ).map(({ username, action, what }) => `${username} ${action} ${what}`);

  test('by two visitors, of personal details or abuse and with proofs, hide it until an admin looks', async () => {
    const { app, admin } = await started();
    const [{ id }] = [await writtenPost(app), await writtenPost(app)];
    await report(app, id, 'abuse', first);
    expect(await isShown(app, id)).toBe(true);
    await report(app, id, 'personal_details', second);
    expect([await isShown(app, id), await total(app)]).toEqual([false, 1]);
    expect((await app.inject({ url: '/api/community/posts' })).json().data).toHaveLength(1);

    // The queue and the trail say why.
    for (const name of ['held', 'reported']) {
      const [waiting] = (await queue(app, admin.headers, name)).data;
      expect(waiting).toMatchObject({
        id,
        status: 'held',
        flags: ['no_bot_check', 'hidden_by_reports'],
        reports: [{ proven: true }, { proven: true }],
      });
    }
    expect(await trail()).toEqual([`reports by visitors post.hide ${id}`]);

    // Released by an admin, it stays, whoever else reports it, and on another day too.
    expect((await decide(app, admin.headers, id, 'publish')).json()).toMatchObject({
      status: 'published',
      flags: [],
      reports: [],
    });
    await report(app, id, 'abuse', third);
    await report(app, id, 'abuse', '198.51.100.4');
    expect([await isShown(app, id), await total(app)]).toEqual([true, 2]);
    expect((await queue(app, admin.headers, 'reported')).data[0]?.reports).toHaveLength(2);
  });

  test('hide no post that an admin let stand when it was reported before', async () => {
    const { app, admin } = await started();
    const { id } = await writtenPost(app);
    await report(app, id, 'abuse', first);
    await decide(app, admin.headers, id, 'settle');
    await report(app, id, 'abuse', second);
    await report(app, id, 'abuse', third);
    expect(await isShown(app, id)).toBe(true);
  });

  test('without a proof, for another reason or by the same visitor reach the admins and hide nothing', async () => {
    const { app, admin, clock } = await started();
    const { id } = await writtenPost(app);
    await report(app, id, 'abuse', first);
    // The same once more, without a proof, and for what can wait.
    await report(app, id, 'personal_details', first);
    for (const recaptchaToken of [undefined, null, ''])
      expect((await send(app, id, { reason: 'abuse', recaptchaToken }, second)).statusCode).toBe(204);
    await report(app, id, 'spam', third);
    await report(app, id, 'wrong_information', '198.51.100.4');
    expect(await isShown(app, id)).toBe(true);
    const [reported] = (await queue(app, admin.headers, 'reported')).data;
    expect(reported?.reports.map(({ proven }) => proven).sort()).toEqual([false, true, true, true]);

    // Whoever comes again tomorrow may be the one who came today.
    clock.set('2026-11-16T00:00:00.000Z');
    await report(app, id, 'abuse', first);
    expect(await isShown(app, id)).toBe(true);
    await report(app, id, 'abuse', second);
    expect(await isShown(app, id)).toBe(false);
  });

  test('refuse a proof that is spent, for something else or made up, and are then not kept', async () => {
    const { app, admin } = await started();
    const { id } = await writtenPost(app);
    const spent = await provenWork(app, 'post_report');
    await send(app, id, { reason: 'other', recaptchaToken: spent });
    for (const recaptchaToken of [spent, await provenWork(app, 'community_post'), 'bypass']) {
      const refused = await send(app, id, { reason: 'abuse', recaptchaToken }, second);
      expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'bot_check_failed']);
    }
    expect((await queue(app, admin.headers, 'reported')).data[0]?.reports).toHaveLength(1);
  });

  test('by one visitor at two replicas count once; by two at once they hide it once', async () => {
    const { app, admin, clock } = await started();
    const otherDatabase = connect(context.place);
    const other = await testApp({ database: otherDatabase, now: clock.now, env: generous });
    const { id } = await writtenPost(app);
    // With SQLite there is one process.
    const replica = context.engine === 'PostgreSQL' ? other : app;
    await report(app, id, 'abuse', first);
    await report(replica, id, 'abuse', first);
    expect(await isShown(app, id)).toBe(true);
    await decide(app, admin.headers, id, 'hold');

    const another = await writtenPost(app);
    const proofs = [await provenWork(app, 'post_report'), await provenWork(app, 'post_report')];
    await Promise.all(
      proofs.map((recaptchaToken, index) =>
        send(
          index ? replica : app,
          another.id,
          { reason: 'abuse', recaptchaToken },
          `198.51.100.${40 + index}`,
        ),
      ),
    );
    expect([await isShown(app, another.id), await total(app)]).toEqual([false, 0]);
    await other.close();
    await otherDatabase.close();
  });

  test('hide ten posts an hour and no more', async () => {
    const { app, admin, clock } = await started();
    const ids: string[] = [];
    for (let post = 0; post < 12; post += 1) ids.push((await writtenPost(app)).id);
    for (const id of ids) {
      await report(app, id, 'abuse', first);
      await report(app, id, 'abuse', second);
    }
    expect(await total(app)).toBe(2);
    expect((await queue(app, admin.headers, 'reported')).pagination.total).toBe(12);
    const [hidden = '', , , , , , , , , , last = ''] = ids;
    // Releasing one makes no room for another.
    await decide(app, admin.headers, hidden, 'publish');
    await report(app, last, 'abuse', third);
    expect(await isShown(app, last)).toBe(true);
    clock.advance(60 * 60 * 1000);
    await report(app, last, 'abuse', '198.51.100.4');
    expect(await isShown(app, last)).toBe(false);
  });
});
