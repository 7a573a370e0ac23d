import { blanked } from '@openslate/contract/personal-details.ts';
import type { HouseClock } from './clock/house-clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Unready } from './database/readiness.ts';
import { Secrets } from './database/secrets.ts';
import { daily, hourly } from './errands.ts';
import { Attempts } from './features/admin/attempts.ts';
import { AuditTrail } from './features/admin/audit.ts';
import { KnownDevices } from './features/admin/devices.ts';
import { adminGuard, uncountedGuard } from './features/admin/guard.ts';
import { LoginDelays } from './features/admin/login-delays.ts';
import type { Passwords } from './features/admin/passwords.ts';
import { Rescues } from './features/admin/rescues.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { SecondFactors } from './features/admin/second-factors.ts';
import { AdminSessions } from './features/admin/sessions.ts';
import { forgetSetupCode } from './features/admin/setup-code.ts';
import { Admins } from './features/admin/store.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { AnonymousCounts } from './features/analytics/store.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { BotCheck } from './features/bot-check/bot-check.ts';
import { botCheckRoutes } from './features/bot-check/routes.ts';
import { communityAdminRoutes } from './features/community/admin-routes.ts';
import { BulkModeration } from './features/community/bulk.ts';
import { bulkRoutes } from './features/community/bulk-routes.ts';
import { PostHolding } from './features/community/holding.ts';
import { dropAfterWrites, KeptPages } from './features/community/kept-pages.ts';
import { PostModeration } from './features/community/moderation.ts';
import { PostReports } from './features/community/reports.ts';
import { communityRoutes } from './features/community/routes.ts';
import { SeenToday } from './features/community/seen.ts';
import { Posts } from './features/community/store.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { ContactMessages } from './features/contact/store.ts';
import { processorShare } from './features/eligibility/cost.ts';
import { eligibilityRoutes } from './features/eligibility/routes.ts';
import { errorRoutes } from './features/errors/routes.ts';
import { ErrorReports } from './features/errors/store.ts';
import { healthRoutes } from './features/health/routes.ts';
import { monitoringRoutes } from './features/monitoring/routes.ts';
import type { RequestFigures } from './features/monitoring/store.ts';
import type { Traffic } from './features/monitoring/traffic.ts';
import { newsRoutes } from './features/news/routes.ts';
import { WrittenNews } from './features/news/store.ts';
import { shareRoutes } from './features/shares/routes.ts';
import { SharedAssessments } from './features/shares/store.ts';
import { statesRoutes } from './features/states/routes.ts';
import { storyRoutes } from './features/stories/routes.ts';
import { Stories } from './features/stories/store.ts';
import { surveyRoutes } from './features/surveys/routes.ts';
import { SurveyCounts } from './features/surveys/store.ts';
import type { App } from './http/app.ts';
import type { ReadyData } from './http/ready-answer.ts';
import { Allowance } from './rate-limit/allowance.ts';
import { VisitorCounters } from './rate-limit/counters.ts';
import { MemoryKeeper } from './rate-limit/memory-keeper.ts';
import { PostgresKeeper } from './rate-limit/postgres-keeper.ts';
import { ProcessorTime } from './rate-limit/processor-time.ts';
import { KeptAnswers } from './sent-again/kept-answers.ts';
import { onceOnly } from './sent-again/once.ts';
import { version } from './version.ts';

type House = {
  config: Config;
  database: Database;
  clock: HouseClock;
  whatIsWrong: () => Promise<Unready | undefined>;
  passwords: Passwords;
  counters: VisitorCounters;
  traffic: Traffic;
  figures: RequestFigures;
  ready: ReadyData;
  processorMs: () => number;
};

/** What the server can do. Each feature gets what it needs, and is asked once a day to forget what is over. */
export function addFeatures(app: App, house: House): void {
  const { config, database, counters, traffic, figures, ready, clock } = house;
  const { now, erasing } = clock;
  const { tables } = database;
  const forgetDaily = (what: string, errand: () => Promise<void>) => daily(app, what, now, errand);

  const pages = new KeptPages(ready, now);
  dropAfterWrites(app, pages);

  healthRoutes(app, { whatIsWrong: house.whatIsWrong, ready, version, clock });
  statesRoutes(app, ready);
  eligibilityRoutes(app, {
    now,
    time: new ProcessorTime(now, processorShare * config.rateLimitFactor),
    processorMs: house.processorMs,
  });

  assistantRoutes(app, { ai: config.ai, now });

  const reports = new ErrorReports(tables, now, erasing);
  forgetDaily('forget old error reports', () => reports.forgetOld());
  errorRoutes(app, reports);

  const answers = new KeptAnswers(database, now, erasing);
  hourly(app, 'forget what was answered to requests that may come again', now, () => answers.forgetOld());
  const once = onceOnly(answers);

  const shares = new SharedAssessments(tables, now, config.sharedBytes, erasing);
  hourly(app, 'erase what expired shared links showed, and what else was deleted', now, async () => {
    await shares.sweep();
    await database.eraseTraces();
  });
  shareRoutes(app, shares, once);

  const secrets = new Secrets(tables);
  const botCheck = new BotCheck(tables, secrets, now, erasing);
  forgetDaily('forget proofs of work that expired', () => botCheck.forgetExpired());
  const devices = new KnownDevices(tables, now, erasing);
  forgetDaily('forget devices that admins no longer use', () => devices.forgetOld());
  const delays = new LoginDelays(database, secrets, now, erasing);
  forgetDaily('forget failed logins', () => delays.forgetOld());
  const attempts = new Attempts(delays, devices, counters);
  botCheckRoutes(app, botCheck, () => attempts.hardness());

  const sessions = new AdminSessions(database, now, { ...config.adminSessions, erasing });
  forgetDaily('forget ended sessions of admins', () => sessions.forgetEnded());
  const audit = new AuditTrail(tables, now, erasing);
  forgetDaily('forget what admins did long ago', () => audit.forgetOld());
  const { requireSecondFactor } = config;
  const guard = adminGuard(sessions, { secondFactor: requireSecondFactor ? 'required' : 'as they like' });

  // In memory alone: who found which post helpful is never written down.
  const readers = new VisitorCounters(new MemoryKeeper(), now);
  forgetDaily('forget who read which post', () => readers.eraseEarlierDays());
  // What all replicas must agree on, and what needs the database anyway: never counted by one of them alone meanwhile.
  const agreed =
    database.engine === 'PostgreSQL'
      ? new VisitorCounters(new PostgresKeeper(tables, config.rateLimitSecret), now)
      : counters;
  const posts = new Posts(database, secrets, now);
  const moderation = new PostModeration(database, now);
  const allowance = new Allowance(counters, config.rateLimitFactor);
  const uncounted = uncountedGuard(guard, allowance);
  const community = {
    posts,
    pages,
    moderation,
    reports: new PostReports(database, now),
    holding: new PostHolding(config.holdPosts, agreed, config.rateLimitFactor),
    seen: new SeenToday(readers),
    reporters: new SeenToday(agreed),
    botCheck,
    allowance,
    audit,
    uncounted,
    once,
  };
  communityRoutes(app, community);
  communityAdminRoutes(app, community);
  bulkRoutes(app, { bulk: new BulkModeration(database), audit, uncounted });

  const surveys = new SurveyCounts(tables, now, erasing);
  forgetDaily('forget old survey counts', () => surveys.forgetOld());
  surveyRoutes(app, surveys, { guard, once, publicUrl: config.publicSettings.PUBLIC_URL });
  analyticsRoutes(app, new AnonymousCounts(tables, now), { once, now });
  newsRoutes(app, new WrittenNews(tables), { guard, once, audit, now });

  const stories = new Stories(tables, now);
  storyRoutes(app, stories, { guard, once, audit, mask: blanked });
  const messages = new ContactMessages(tables, now, erasing);
  forgetDaily('forget messages after a year', () => messages.forgetOld());
  contactRoutes(app, messages, { guard, once, audit, botCheck, mask: blanked });

  monitoringRoutes(app, { guard, database, traffic, figures, reports, version, now });

  const admins = new Admins(database, now);
  const rescues = new Rescues(database, now, erasing);
  forgetDaily('forget expired recovery codes', () => rescues.forgetExpired());
  // Another replica may have been the one that was set up.
  forgetDaily('forget the setup code', async () => {
    if (await admins.exist()) await forgetSetupCode(config.dataDir);
  });
  adminRoutes(app, {
    admins,
    sessions,
    rescues,
    audit,
    guard,
    arrivingGuard: adminGuard(sessions, { secondFactor: 'as they like' }),
    secondFactorRequired: requireSecondFactor,
    once,
    passwords: house.passwords,
    secondFactors: new SecondFactors(database, now),
    devices,
    attempts,
    botCheck,
    waiting: async () => ({
      posts: {
        total: await posts.total(),
        held: await moderation.held(),
        reported: await moderation.reported(),
      },
      stories: { waiting: await stories.waiting() },
      messages: { unread: await messages.unread() },
    }),
    dataDir: config.dataDir,
  });
}
