import type { Module } from '#server/platform/module.ts';
import { marketplaceRoutes } from './marketplace.routes.ts';

export const marketplace: Module = { routes: marketplaceRoutes };
