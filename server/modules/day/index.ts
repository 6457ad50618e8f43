import type { Module } from '#server/platform/module.ts';
import { dayRoutes } from './day.routes.ts';

export { findOpenings } from './find-openings.ts';

export const day: Module = { name: 'day', routes: dayRoutes, tables: {} };
