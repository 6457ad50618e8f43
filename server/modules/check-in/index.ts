import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isOnArrival } from './arrival.queries.ts';
import { checkInRoutes } from './check-in.routes.ts';

export const checkInNotes: Module = {
  name: 'check-in',
  routes: checkInRoutes,
  provides: [photoRule({ viewers: isOnArrival })],
  tables: {
    check_in_photos: {
      of: ['account_id', 'owner_id'],
      what: 'Photos of how an animal looked when it came, with the time',
      because: 'They are the proof of the coat and of old wounds. They hold no name.',
      archive: { list: 'check-in-photos', without: ['owner_id'], order: 'taken_at, id' },
      closed: 'stays',
    },
  },
};
