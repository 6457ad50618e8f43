import type { Module } from '#server/platform/module.ts';
import { frontDeskRoutes } from './front-desk.routes.ts';

export const frontDesk: Module = {
  name: 'front-desk',
  routes: frontDeskRoutes,
  tables: {
    front_desk_codes: {
      of: ['account_id'],
      announced: false,
      what: 'The code that pairs a device as the front desk, of which only a hash is kept',
      because: 'It proves that the owner is there.',
      until: 'until it is used, or the next one is made',
      archive: { none: 'It is a secret of ten minutes.' },
      closed: 'deleted',
    },
  },
};
