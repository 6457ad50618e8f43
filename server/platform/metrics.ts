import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client';

export type Metrics = {
  requestDone(route: string, method: string, status: number, milliseconds: number): void;
  jobDone(job: string, outcome: 'done' | 'failed', milliseconds: number): void;
  mailRefused: () => void;
  spreadRead: (from: 'replica' | 'primary') => void;
  /** What `/metrics` asks for when it is read. */
  measured(now: Measures): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
};

/** What is well or not at this moment; undefined where the database does not say. */
export type Measures = {
  databaseAnswers: boolean;
  /** Due jobs of each lane, and the seconds that the oldest has been due. */
  queues: { lane: string; waiting: number; oldest: number }[];
  failedJobs: number | undefined;
  /** Since the newest backup; undefined if there is none. */
  backupSeconds: number | undefined;
  /** How far the copies of the database are behind, where there are any; no seconds if none answers. */
  replica: { seconds: number | undefined } | undefined;
  openStreams: number;
  feedSeconds: number;
  connections: { busy: number; waiting: number };
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Jobs by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'job_failures_total',
    help: 'Failed job runs',
    labelNames: ['job'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const refusedMails = new Counter({
    name: 'mails_refused_total',
    help: 'Mails that the mail server refused for good',
    registers: [registry],
  });
  const spreadReads = new Counter({
    name: 'spread_reads_total',
    help: 'Reads that a replica may answer, by who did',
    labelNames: ['from'],
    registers: [registry],
  });
  const database = gauge('database_up', 'Whether the database answers');
  const waiting = gauge('job_queue_waiting', 'Jobs that are due', ['lane']);
  const oldest = gauge('job_queue_oldest_seconds', 'How long the oldest due job has been due', ['lane']);
  const failedJobs = gauge('jobs_failed', 'Jobs whose last try failed');
  const backup = gauge('backup_age_seconds', 'Since the newest backup; -1 without one');
  const replica = gauge(
    'replica_lag_seconds',
    'For how long the copies of the database lack what was written last; -1 if none answers',
  );
  const streams = gauge('event_streams_open', 'Open event streams of this process');
  const feed = gauge('change_feed_lag_seconds', 'Since this process last read what changed');
  const connections = gauge('database_connections', 'Connections of this process in use', ['state']);
  return {
    mailRefused: () => refusedMails.inc(),
    spreadRead: (from) => spreadReads.inc({ from }),
    measured(now) {
      database.set(now.databaseAnswers ? 1 : 0);
      for (const { lane, ...queue } of now.queues) {
        waiting.set({ lane }, queue.waiting);
        oldest.set({ lane }, queue.oldest);
      }
      if (now.failedJobs !== undefined) failedJobs.set(now.failedJobs);
      if (now.databaseAnswers) backup.set(now.backupSeconds ?? -1);
      if (now.replica) replica.set(now.replica.seconds ?? -1);
      streams.set(now.openStreams);
      feed.set(now.feedSeconds);
      connections.set({ state: 'busy' }, now.connections.busy);
      connections.set({ state: 'waiting' }, now.connections.waiting);
    },
    requestDone: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status }, milliseconds / 1000),
    jobDone: (job, outcome, milliseconds) => {
      jobs.observe({ job, outcome }, milliseconds / 1000);
      if (outcome === 'failed') failures.inc({ job });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
