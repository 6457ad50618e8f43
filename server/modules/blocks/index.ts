import type { Module } from '#server/platform/module.ts';
import { blocksRoutes } from './blocks.routes.ts';

export { findBlock, isVisibleTo, visibleTo } from './blocks.queries.ts';
export type { DisplayName } from './blocks.queries.ts';
export { personName } from './person-name.ts';
export { requireBookable } from './require-bookable.ts';

export const blocks: Module = {
  name: 'blocks',
  routes: blocksRoutes,
  tables: {
    blocks: {
      of: ['blocker_id', 'blocked_id'],
      what: 'Blocked people',
      because: 'Neither sees nor reaches the other.',
      until: 'until unblocked',
      archive: { list: 'blocked-people' },
      closed: 'deleted',
    },
  },
};
