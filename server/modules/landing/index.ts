import type { Module } from '#server/platform/module.ts';
import { landingRoutes } from './landing.routes.ts';

export const landing: Module = { routes: landingRoutes };
