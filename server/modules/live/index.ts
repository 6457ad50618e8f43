import type { Module } from '#server/platform/module.ts';
import { liveRoutes } from './live.routes.ts';

export const live: Module = { routes: liveRoutes };
