import type { Module } from '#server/platform/module.ts';
import { figuresRoutes } from './figures.routes.ts';

export const figures: Module = { routes: figuresRoutes };
