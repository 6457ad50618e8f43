import type { Module } from '#server/platform/module.ts';
import type { DisplayName } from './blocks.queries.ts';
import { blocksData } from './blocks.personal-data.ts';
import { blocksRoutes } from './blocks.routes.ts';

export { findBlock, isVisibleTo, visibleTo } from './blocks.queries.ts';
export { requireBookable } from './require-bookable.ts';

/** `displayName` comes from the profiles, which ask for blocks themselves. */
export const blocks = (displayName: DisplayName): Module => ({
  routes: blocksRoutes(displayName),
  live: { blocks: 'blocks' },
  personalData: blocksData,
});
