import { randomUUID } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { daily } from './daily.ts';
import type { Database } from './database/database.ts';
import { Secrets } from './database/secrets.ts';
import { Attempts } from './features/admin/attempts.ts';
import { AuditTrail } from './features/admin/audit.ts';
import { adminGuard } from './features/admin/guard.ts';
import { LoginDelays } from './features/admin/login-delays.ts';
import { Passwords } from './features/admin/passwords.ts';
import { Rescues } from './features/admin/rescues.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { SecondFactors } from './features/admin/second-factors.ts';
import { AdminSessions } from './features/admin/sessions.ts';
import { forgetSetupCode } from './features/admin/setup-code.ts';
import { Admins } from './features/admin/store.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { AnonymousCounts } from './features/analytics/store.ts';
import { BotCheck } from './features/bot-check/bot-check.ts';
import { botCheckRoutes } from './features/bot-check/routes.ts';
import { communityAdminRoutes } from './features/community/admin-routes.ts';
import { PostModeration } from './features/community/moderation.ts';
import { communityRoutes } from './features/community/routes.ts';
import { SeenToday } from './features/community/seen.ts';
import { Posts } from './features/community/store.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { ContactMessages } from './features/contact/store.ts';
import { eligibilityRoutes } from './features/eligibility/routes.ts';
import { errorRoutes } from './features/errors/routes.ts';
import { ErrorReports } from './features/errors/store.ts';
import { healthRoutes } from './features/health/routes.ts';
import { countRequests } from './features/monitoring/count-requests.ts';
import { monitoringRoutes } from './features/monitoring/routes.ts';
import { RequestFigures } from './features/monitoring/store.ts';
import { Traffic } from './features/monitoring/traffic.ts';
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
import { answerBrokenRequest } from './http/broken-request.ts';
import { describeApi } from './http/docs.ts';
import { sendFailure } from './http/failures.ts';
import { protect, protectReply } from './http/headers.ts';
import { type LogStream, logOptions, logRequests } from './http/log.ts';
import { isApi, pathOf, refuseUnrouted } from './http/unrouted.ts';
import { validatorCompiler } from './http/validation.ts';
import { Allowance } from './rate-limit/allowance.ts';
import { VisitorCounters } from './rate-limit/counters.ts';
import { enforceLimits } from './rate-limit/enforce.ts';
import { MemoryKeeper } from './rate-limit/memory-keeper.ts';
import { PostgresKeeper } from './rate-limit/postgres-keeper.ts';
import { masked } from './reduce/masked.ts';
import { readSite } from './site/built-site.ts';
import { sendNotFound, serveSite } from './site/serve.ts';
import { version } from './version.ts';

export type Parts = {
  config: Config;
  database: Database;
  /** The folder the site is built into. */
  siteFolder: string;
  now?: () => Date;
  passwords?: Passwords;
  logStream?: LogStream;
};

/** The whole server but for the listening, which `main.ts` makes it do. */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, database, siteFolder, now = () => new Date(), logStream } = parts;
  const { tables, engine } = database;
  const publicUrl = config.publicSettings.PUBLIC_URL;
  const trusted = config.trustProxy;
  const site = await readSite(siteFolder);

  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Made here: an id taken from a header would be a way to write into the logs.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: 64 * 1024,
    ...timeouts,
    // While stopping, a request on an open connection is still answered properly, and the connection then closed.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address nobody can read: people get the page that says so, programs the envelope.
    frameworkErrors: (error, request, reply) => {
      const answer = protectReply(reply, publicUrl);
      if (site && !isApi(pathOf(request.url))) sendNotFound(site, request, answer);
      else sendFailure(error, request, answer);
    },
  }).withTypeProvider<ZodTypeProvider>();

  // Otherwise plain text would count as a body, and be refused for its form rather than its kind.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure);
  logRequests(app);
  const figures = new RequestFigures(tables, now);
  const traffic = new Traffic(figures, now);
  countRequests(app, traffic);
  protect(app, publicUrl);
  refuseUnrouted(app);

  const counters = new VisitorCounters(
    engine === 'PostgreSQL' ? new PostgresKeeper(tables) : new MemoryKeeper(),
    now,
  );
  await enforceLimits(app, counters, config.rateLimitFactor);
  daily(app, 'forget visitors of earlier days', now, () => counters.eraseEarlierDays());

  await describeApi(app, version);
  const reports = new ErrorReports(tables, now);
  daily(app, 'forget old error reports', now, () => reports.forgetOld());
  const shares = new SharedAssessments(tables, now);
  daily(app, 'erase what expired shared links showed', now, () => shares.sweep());
  const secrets = new Secrets(tables);
  const botCheck = new BotCheck(tables, secrets, now);
  daily(app, 'forget proofs of work that expired', now, () => botCheck.forgetExpired());
  healthRoutes(app, database, version);
  statesRoutes(app);
  eligibilityRoutes(app, now);
  errorRoutes(app, reports);
  shareRoutes(app, shares);
  botCheckRoutes(app, botCheck);
  const admins = new Admins(database, now);
  const sessions = new AdminSessions(database, now);
  const rescues = new Rescues(database, now);
  const audit = new AuditTrail(tables, now);
  const guard = adminGuard(sessions);
  daily(app, 'forget ended sessions of admins', now, () => sessions.forgetEnded());
  daily(app, 'forget expired recovery codes', now, () => rescues.forgetExpired());
  daily(app, 'forget what admins did long ago', now, () => audit.forgetOld());
  // Another replica may have been the one that was set up.
  daily(app, 'forget the setup code', now, async () => {
    if (await admins.exist()) await forgetSetupCode(config.dataDir);
  });
  const readers = new VisitorCounters(new MemoryKeeper(), now);
  daily(app, 'forget who read which post', now, () => readers.eraseEarlierDays());
  const posts = new Posts(database, secrets, now);
  const moderation = new PostModeration(database, now);
  const community = {
    posts,
    moderation,
    seen: new SeenToday(readers),
    botCheck,
    allowance: new Allowance(counters, config.rateLimitFactor),
    audit,
    guard,
  };
  communityRoutes(app, community);
  communityAdminRoutes(app, community);
  adminRoutes(app, {
    admins,
    sessions,
    rescues,
    audit,
    guard,
    passwords: parts.passwords ?? new Passwords(),
    secondFactors: new SecondFactors(tables, now),
    attempts: new Attempts(new LoginDelays(now), counters),
    botCheck,
    waiting: async () => ({
      posts: {
        total: await posts.total(),
        held: await moderation.held(),
        reported: await moderation.reported(),
      },
      stories: { waiting: 0 },
      messages: { unread: 0 },
    }),
    dataDir: config.dataDir,
  });
  const surveys = new SurveyCounts(tables, now);
  daily(app, 'forget old survey counts', now, () => surveys.forgetOld());
  surveyRoutes(app, surveys, guard, publicUrl);
  analyticsRoutes(app, new AnonymousCounts(tables, now), now);
  newsRoutes(app, new WrittenNews(tables), { guard, audit, now });
  storyRoutes(app, new Stories(tables, now), { guard, audit, mask: masked });
  const messages = new ContactMessages(tables, now);
  daily(app, 'forget messages after a year', now, () => messages.forgetOld());
  contactRoutes(app, messages, { guard, audit, botCheck, mask: masked });
  monitoringRoutes(app, { guard, database, traffic, figures, reports, version, now });
  serveSite(app, site);
  return app;
}

/** Short enough that connections held open on purpose don't pile up, long enough for a phone on a bad line. */
const timeouts = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: 30_000,
  handlerTimeout: 30_000,
  connectionTimeout: 60_000,
  // Longer than the 60 seconds after which common proxies let go, so that the proxy closes first.
  keepAliveTimeout: 65_000,
};
