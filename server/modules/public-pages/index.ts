import type { Module } from '#server/platform/module.ts';
import { publicPagesRoutes } from './public-pages.routes.ts';

export const publicPages: Module = { routes: publicPagesRoutes };
