import type { Module } from '#server/platform/module.ts';
import { adminRoutes } from './admin.routes.ts';

/** What admins see of the whole: what waits, what failed, and what admins did. */
export const admin: Module = { name: 'admin', routes: adminRoutes };
