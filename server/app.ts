import { randomUUID } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { HouseClock } from './clock/house-clock.ts';
import { keepClock } from './clock/keep-clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { readiness } from './database/readiness.ts';
import { daily } from './errands.ts';
import { Passwords } from './features/admin/passwords.ts';
import { countRequests } from './features/monitoring/count-requests.ts';
import { RequestFigures } from './features/monitoring/store.ts';
import { Traffic } from './features/monitoring/traffic.ts';
import { addFeatures } from './features.ts';
import type { App } from './http/app.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { compressAnswers } from './http/compression.ts';
import { refuseCrossSiteWrites } from './http/cross-site.ts';
import { refuseCutBodies } from './http/cut-short.ts';
import { describeApi } from './http/docs.ts';
import { sendFailure } from './http/failures.ts';
import { protect, protectReply } from './http/headers.ts';
import { requireOneHost } from './http/host.ts';
import { readJsonBodies } from './http/json-body.ts';
import { type LogStream, logOptions, logRequests } from './http/log.ts';
import { watchOutages } from './http/outages.ts';
import { ReadyData } from './http/ready-answer.ts';
import { endSlowHandlers } from './http/slow-handlers.ts';
import { isApi, pathOf, refuseUnrouted } from './http/unrouted.ts';
import { validatorCompiler } from './http/validation.ts';
import { VisitorCounters } from './rate-limit/counters.ts';
import { enforceLimits } from './rate-limit/enforce.ts';
import { GatheringKeeper } from './rate-limit/gathering-keeper.ts';
import { MemoryKeeper } from './rate-limit/memory-keeper.ts';
import { PostgresKeeper } from './rate-limit/postgres-keeper.ts';
import { processorMs as usedProcessorMs } from './rate-limit/processor-time.ts';
import { SteadyKeeper } from './rate-limit/steady-keeper.ts';
import { readSite } from './site/built-site.ts';
import { serveLeavingWorker } from './site/leaving-worker.ts';
import { serveSecurityTxt } from './site/security-txt.ts';
import { sendNotFound, serveSite } from './site/serve.ts';
import { prepareSite } from './site/site-answers.ts';
import { version } from './version.ts';

export type Parts = {
  config: Config;
  database: Database;
  /** The folder the site is built into. */
  siteFolder: string;
  now?: () => Date;
  /** A clock that nobody sets: how long the machine has been running. */
  uptimeMs?: () => number;
  passwords?: Passwords;
  /** A clock that runs only while this process works. */
  processorMs?: () => number;
  logStream?: LogStream;
};

/** The whole server but for the listening, which `main.ts` makes it do. */
export async function buildApp(parts: Parts): Promise<App> {
  const {
    config,
    database,
    siteFolder,
    now = () => new Date(),
    uptimeMs = () => performance.now(),
    passwords = new Passwords(),
    processorMs = usedProcessorMs,
    logStream,
  } = parts;
  const { tables, engine } = database;
  const transport = { publicUrl: config.publicSettings.PUBLIC_URL, subdomains: config.hstsSubdomains };
  const trusted = config.trustProxy;
  const built = await readSite(siteFolder);
  const site = built && prepareSite(built, transport);

  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Made here: an id taken from a header would be a way to write into the logs.
    genReqId: () => randomUUID(),
    // A logger of its own for each request would cost more than what it writes: who writes names the request's id.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: 64 * 1024,
    ...connections,
    // While stopping, a request on an open connection is still answered properly, and the connection then closed.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // An address nobody can read: people get the page that says so, programs the envelope.
    frameworkErrors: (error, request, reply) => {
      const answer = protectReply(reply, transport);
      if (site && !isApi(pathOf(request.url))) sendNotFound(site, request, answer);
      else sendFailure(error, request, answer);
    },
  }).withTypeProvider<ZodTypeProvider>();

  // Otherwise plain text would count as a body, and be refused for its form rather than its kind.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure);
  endSlowHandlers(app);
  logRequests(app);
  const whatIsWrong = readiness(database);
  watchOutages(app, whatIsWrong);
  database.onMended(() => app.log.warn('the search index was damaged and is made anew'));
  const clock = new HouseClock(now, uptimeMs);
  keepClock(app, clock, { database, checkedOn: config.clockCheckedOn });
  const figures = new RequestFigures(tables, now, clock.erasing);
  const traffic = new Traffic(figures, now);
  countRequests(app, traffic);
  protect(app, transport);
  compressAnswers(app);
  requireOneHost(app);
  refuseCrossSiteWrites(app);
  refuseUnrouted(app);
  refuseCutBodies(app);

  const keeper =
    engine === 'PostgreSQL'
      ? new SteadyKeeper(new PostgresKeeper(tables, config.rateLimitSecret))
      : new MemoryKeeper();
  const counters = new VisitorCounters(keeper, now);
  const reads = engine === 'PostgreSQL' ? new VisitorCounters(new GatheringKeeper(keeper), now) : counters;
  enforceLimits(app, { counters, reads }, config.rateLimitFactor);
  daily(app, 'forget visitors of earlier days', now, () => counters.eraseEarlierDays());

  await describeApi(app, version);
  const ready = new ReadyData(transport);
  addFeatures(app, {
    config,
    database,
    clock,
    whatIsWrong,
    passwords,
    counters,
    traffic,
    figures,
    ready,
    processorMs,
  });
  serveSecurityTxt(app, config.publicSettings, now);
  if (!config.offlineCopies) serveLeavingWorker(app);
  serveSite(app, site);
  return app;
}

/** Short enough that connections held open on purpose don't pile up, long enough for a phone on a bad line. */
const connections = {
  // Hosts are asked for in `http/host.ts`, in the envelope.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  // Longer than the 60 seconds after which common proxies let go, so that the proxy closes first.
  keepAliveTimeout: 65_000,
};
