import type { Module } from '#server/platform/module.ts';
import { dayJobs } from './day.jobs.ts';
import { dayNotices } from './day.notices.ts';
import { dayRoutes } from './day.routes.ts';

export { findOpenings } from './find-openings.ts';

export const day: Module = { name: 'day', routes: dayRoutes, jobs: dayJobs, notices: dayNotices, tables: {} };
