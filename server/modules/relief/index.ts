import type { Module } from '#server/platform/module.ts';
import { reliefJobs } from './relief.jobs.ts';
import { reliefRoutes } from './relief.routes.ts';

export const relief: Module = { name: 'relief', routes: reliefRoutes, jobs: reliefJobs, tables: {} };
