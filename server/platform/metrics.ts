import { Counter, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client';

export type Metrics = {
  requestDone(route: string, method: string, status: number, milliseconds: number): void;
  jobDone(job: string, outcome: 'done' | 'failed', milliseconds: number): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
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
  return {
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
