import type { FastifyInstance } from 'fastify';
import type { EventType } from '#contract/api/events.ts';
import { createServer } from './platform/http/server.ts';
import { createSecretBox } from './platform/encryption/secret-box.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createChangeFeed } from './platform/change-feed/change-feed.ts';
import { createPgSignal } from './platform/change-feed/signal.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createEventStreams } from './platform/change-feed/event-stream.ts';
import { collectExtensions } from './platform/extension-point.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail/mail.ts';
import { createTexts } from './platform/texts/texts.ts';
import { createPush } from './platform/push/push.ts';
import { createReadPublic } from './platform/public-addresses/read-public.ts';
import type { Network } from './platform/public-addresses/read-public.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';
import { isMovable, seconds } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { createTestProcessor } from './local/test-processor/index.ts';
import { testClockRoute } from './local/test-clock/index.ts';
import type { Config } from './platform/config.ts';
import { openPlaces } from './platform/places/places.ts';
import { createCache } from './platform/change-feed/cache.ts';
import { createReplica } from './platform/database/replica.ts';
import { connect } from './platform/database/sql.ts';
import { createTransact } from './platform/transaction.ts';
import { healthRoutes } from './platform/http/health.ts';
import { chooseProcessor } from './platform/payments/choose-processor.ts';
import { textsWebhook } from './modules/texts/index.ts';
import { jobsOf, moduleRoutes, provided, topics } from './modules.ts';

export type App = { platform: Platform; server: FastifyInstance; jobs: Jobs; close(): Promise<void> };

/** For tests and the bench. `onStatement` is called with every SQL statement; `network` replaces the internet for addresses that people typed. */
export type AppOptions = {
  notifies?: boolean;
  onStatement?: (text: string, params: unknown[]) => void;
  network?: Network | undefined;
};

/** How long a stop waits for requests in flight. */
const inFlightPatience = seconds(4);

/** Assembles the program on one database; it does not listen or run jobs yet. */
export async function createApp(
  config: Config,
  databaseUrl: string,
  clock: Clock,
  { notifies = true, onStatement, network }: AppOptions = {},
): Promise<App> {
  const files = await openFiles(config);
  const log = createLog(config.LOG_LEVEL);
  const sql = connect(databaseUrl, {
    max: config.DATABASE_POOL,
    directUrl: config.DATABASE_DIRECT_URL,
    prepare: config.DATABASE_PREPARE,
    onNotice: (text) => log.debug(text),
    onStatement,
  });
  const metrics = createMetrics();
  const replica =
    config.DATABASE_READ_URL === undefined
      ? undefined
      : createReplica(
          sql,
          connect(config.DATABASE_READ_URL, { max: config.DATABASE_POOL, prepare: config.DATABASE_PREPARE }),
          metrics.spreadRead,
        );
  const mailer = createMailer(
    { sql, clock, log, onRefused: metrics.mailRefused },
    config.SMTP_URL,
    config.SUPPORT_EMAIL,
  );
  const texts = createTexts(config, { clock, log });
  const subscribers = (type: EventType) => jobs.subscribers(type);
  const signal = createPgSignal(sql);
  const wakeAll = () => signal.send();
  const transact = createTransact(sql, clock, subscribers, wakeAll);
  const changeFeed = createChangeFeed(sql, signal);
  const payments = await chooseProcessor(config, () => createTestProcessor(sql, transact));
  const platform: Platform = {
    config,
    clock,
    sql,
    replica,
    transact,
    changeFeed,
    cache: createCache(changeFeed),
    eventStreams: createEventStreams(sql, changeFeed, signal, topics),
    log,
    metrics,
    mailer,
    texts,
    push: createPush(config),
    readPublic: createReadPublic(network),
    places: openPlaces(),
    files,
    secrets: createSecretBox(config, log),
    payments,
    topics,
    extensions: collectExtensions(provided),
  };
  const jobs = createJobs(
    { ...platform, sql: sql.patient, transact: createTransact(sql.patient, clock, subscribers, wakeAll) },
    jobsOf({ notifies }),
  );
  const server = await createServer(platform, moduleRoutes);
  server.addHook('preClose', async () => platform.eventStreams.stop());
  healthRoutes(server, platform);
  if (payments.name === 'stripe')
    await (await import('./platform/payments/stripe-webhook.ts')).stripeWebhook(server, platform);
  if (texts) await textsWebhook(server, platform);
  if (config.TEST_CLOCK && isMovable(clock)) testClockRoute(server, config, clock, jobs);
  return {
    platform,
    server,
    jobs,
    async close() {
      // Idle connections, or ones with half of a body, would otherwise keep the server open.
      const hangUp = setTimeout(() => server.server.closeAllConnections(), inFlightPatience);
      await server.close().finally(() => clearTimeout(hangUp));
      const giveUp = setTimeout(() => {
        mailer.stop();
        texts?.stop();
      }, inFlightPatience);
      await jobs.stop().finally(() => clearTimeout(giveUp));
      await changeFeed.stop();
      await replica?.end();
      await sql.end({ timeout: 5 });
    },
  };
}
