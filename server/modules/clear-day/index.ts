import type { Module } from '#server/platform/module.ts';
import { clearDayRoutes } from './clear-day.routes.ts';

export const clearDay: Module = { name: 'clear-day', routes: clearDayRoutes, tables: {} };
