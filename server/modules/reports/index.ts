import type { Module } from '#server/platform/module.ts';
import type { EvidenceSources } from './evidence.ts';
import { reportsRoutes } from './reports.routes.ts';

/** `sources` come from the modules that own what can be reported. */
export const reports = (sources: EvidenceSources): Module => ({ routes: reportsRoutes(sources) });
