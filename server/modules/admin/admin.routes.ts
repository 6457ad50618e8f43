import { adminApi } from '#contract/admin/admin-overview.ts';
import { admin, adminAct, routes } from '#server/modules/identity/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { countFailedJobs, findFailedJobs, runFailedJob } from '#server/platform/jobs/failed-jobs.queries.ts';
import { notFound } from '#server/platform/problem.ts';
import { describeSite } from './describe-site.ts';
import { countWaiting, findAudit, findIncidents } from './admin.queries.ts';

/** Incidents of the overview are not older. */
const recent = days(30);

export const adminRoutes = routes(adminApi, {
  'GET /api/admin/overview': {
    reads: ['admin-jobs', 'admin-reports', 'applications', 'certifications', 'pets', 'reliability'],
    readsAll: ['account'],
    who: admin,
    async run({ sql, platform }) {
      const now = platform.clock.now();
      const [waiting, failedJobs, site] = await Promise.all([
        countWaiting(sql, now, after(now, -recent)),
        countFailedJobs(sql),
        describeSite(platform),
      ]);
      return { ...waiting, failedJobs, site };
    },
  },
  'GET /api/admin/jobs': {
    reads: ['admin-jobs'],
    who: admin,
    async run({ sql, query: { cursor, limit }, request, reply }) {
      return pageById(request, reply, limit, await findFailedJobs(sql, cursor, limit + 1));
    },
  },
  'POST /api/admin/jobs/:id/run': {
    who: admin,
    async run({ t, actor, params: { id }, body: { reason } }) {
      const job = await runFailedJob(t.sql, id, t.now);
      if (!job) throw notFound('failed job');
      await adminAct(t, actor.id, {
        act: 'job.run_again',
        subjectId: id,
        accountId: null,
        reason,
        details: { job },
      });
    },
  },
  'GET /api/admin/incidents': {
    reads: ['pets'],
    who: admin,
    async run({ sql, query: { cursor, limit }, request, reply }) {
      return pageById(request, reply, limit, await findIncidents(sql, cursor, limit + 1));
    },
  },
  'GET /api/admin/audit-log': {
    who: admin,
    async run({ sql, query, request, reply }) {
      const { admin: by, account, q = '', cursor, limit } = query;
      const found = await findAudit(sql, { admin: by, account, q, cursor, limit: limit + 1 });
      return pageById(request, reply, limit, found);
    },
  },
});
