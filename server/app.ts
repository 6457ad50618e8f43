import type { FastifyInstance } from 'fastify';
import type { EventType } from '#contract/api/events.ts';
import { createServer } from './platform/http/server.ts';
import { createSecretBox } from './platform/encryption/secret-box.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createChangeFeed } from './platform/change-feed/change-feed.ts';
import { createPgSignal } from './platform/change-feed/signal.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Jobs, JobTable } from './platform/jobs/jobs.ts';
import { createEventStreams } from './platform/change-feed/event-stream.ts';
import type { LiveTables } from './platform/change-feed/event-stream.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail.ts';
import { createPush } from './platform/push.ts';
import { createMetrics } from './platform/metrics.ts';
import type { Module } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { isMovable, seconds } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import { createTestProcessor, testProcessorJobs } from './local/test-processor/index.ts';
import { testClockRoute } from './local/test-clock/index.ts';
import type { Config } from './platform/config.ts';
import { openPlaces } from './platform/places/places.ts';
import { createCache } from './platform/change-feed/cache.ts';
import { retentionJobs } from './platform/jobs/retention.jobs.ts';
import { connect } from './platform/database/sql.ts';
import { createTransact } from './platform/transaction.ts';
import { healthRoutes } from './platform/http/health.ts';
import { chooseProcessor } from './platform/payments/choose-processor.ts';
import { paymentsJobs } from './platform/payments/payments.jobs.ts';
import { admin } from './modules/admin/index.ts';
import { blocks } from './modules/blocks/index.ts';
import { books } from './modules/books/index.ts';
import { calendar } from './modules/calendar/index.ts';
import { certifications, isCertificationProof } from './modules/certifications/index.ts';
import { careTips } from './modules/care-tips/index.ts';
import { figures } from './modules/figures/index.ts';
import { groomingRequests, isPetOfSeenRequest } from './modules/grooming-requests/index.ts';
import { identity } from './modules/identity/index.ts';
import { landing } from './modules/landing/index.ts';
import { media } from './modules/media/index.ts';
import type { PhotoRules } from './modules/media/index.ts';
import { live } from './modules/live/index.ts';
import { marketplace } from './modules/marketplace/index.ts';
import { memberships } from './modules/memberships/index.ts';
import { isInOwnMessage, messages } from './modules/messages/index.ts';
import { notifications } from './modules/notifications/index.ts';
import { personalData } from './modules/personal-data/index.ts';
import { pets } from './modules/pets/index.ts';
import { isConsentedPhoto, isPortfolioPhoto, portfolio } from './modules/portfolio/index.ts';
import { promos } from './modules/promos/index.ts';
import { isProofForVisit, vaccinations } from './modules/vaccinations/index.ts';
import { isOnSeenReportCard, visits } from './modules/visits/index.ts';
import { displayName, isProfilePhoto, profiles } from './modules/profiles/index.ts';
import { publicPages } from './modules/public-pages/index.ts';
import { reliability } from './modules/reliability/index.ts';
import { isReportedPhoto, reports } from './modules/reports/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { savedSearches } from './modules/saved-searches/index.ts';
import { shifts } from './modules/shifts/index.ts';
import { reportSources } from './report-sources.ts';

const photoRules: PhotoRules = {
  everyone: [isProfilePhoto, isPortfolioPhoto],
  viewers: [
    isConsentedPhoto,
    isPetOfSeenRequest,
    isOnSeenReportCard,
    isProofForVisit,
    isCertificationProof,
    isInOwnMessage,
    isReportedPhoto,
  ],
};

const domains: Module[] = [
  memberships,
  promos,
  admin,
  blocks(displayName),
  reports(reportSources(photoRules)),
  reliability,
  figures,
  books,
  landing,
  publicPages,
  calendar,
  vaccinations,
  pets,
  shifts,
  groomingRequests,
  savedSearches,
  portfolio,
  visits,
  messages,
  live,
  reviews,
  marketplace,
  careTips,
  notifications,
  certifications,
  // Names are erased after the rows that are found by them, and photos after everything that shows them.
  profiles,
  identity,
  media(photoRules),
];
/** What the modules keep about an account, in the order in which it is erased. */
export const everyPersonalData = domains.flatMap(({ personalData: data = [] }) => data);
const modules: Module[] = [...domains, personalData(everyPersonalData)];
export const moduleRoutes = modules.flatMap(({ routes = [] }) => routes);
export const liveTables: LiveTables = Object.assign({}, ...modules.map((each) => each.live));
const platformJobs: JobTable = { ...retentionJobs, ...paymentsJobs, ...testProcessorJobs };
const jobsOf = (chosen: Module[]): JobTable =>
  Object.assign({}, platformJobs, ...chosen.map(({ jobs }) => jobs));
export const allJobs = jobsOf(modules);

export type App = { platform: Platform; server: FastifyInstance; jobs: Jobs; close(): Promise<void> };

/** How long a stop waits for requests in flight. */
const inFlightPatience = seconds(4);

/** Assembles the program on one database; it does not listen or run jobs yet. */
export async function createApp(
  config: Config,
  databaseUrl: string,
  clock: Clock,
  { notifies = true } = {},
): Promise<App> {
  const files = await openFiles(config);
  const log = createLog(config.LOG_LEVEL);
  const sql = connect(databaseUrl, {
    max: config.DATABASE_POOL,
    directUrl: config.DATABASE_DIRECT_URL,
    prepare: config.DATABASE_PREPARE,
    onNotice: (text) => log.debug(text),
  });
  const metrics = createMetrics();
  const mailer = createMailer({ sql, clock, log }, config.SMTP_URL, config.SUPPORT_EMAIL);
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
    transact,
    changeFeed,
    cache: createCache(changeFeed),
    eventStreams: createEventStreams(sql, changeFeed, signal, liveTables),
    log,
    metrics,
    mailer,
    push: createPush(config),
    places: openPlaces(),
    files,
    secrets: createSecretBox(config, log),
    payments,
  };
  const jobs = createJobs(
    { ...platform, sql: sql.patient, transact: createTransact(sql.patient, clock, subscribers, wakeAll) },
    // The demo town's people get no notifications about its past.
    jobsOf(notifies ? modules : modules.filter((each) => each !== notifications)),
  );
  const server = await createServer(platform, moduleRoutes);
  server.addHook('preClose', async () => platform.eventStreams.stop());
  healthRoutes(server, platform);
  if (payments.name === 'stripe')
    await (await import('./platform/payments/stripe-webhook.ts')).stripeWebhook(server, platform);
  if (config.TEST_CLOCK && isMovable(clock)) testClockRoute(server, config, clock, jobs);
  return {
    platform,
    server,
    jobs,
    async close() {
      // Idle connections, or ones with half of a body, would otherwise keep the server open.
      const hangUp = setTimeout(() => server.server.closeAllConnections(), inFlightPatience);
      await server.close().finally(() => clearTimeout(hangUp));
      const giveUp = setTimeout(() => mailer.stop(), inFlightPatience);
      await jobs.stop().finally(() => clearTimeout(giveUp));
      await changeFeed.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
