import type { Module } from '#server/platform/module.ts';
import { waitingClientsRoutes } from './waiting-clients.routes.ts';

export const waitingClients: Module = {
  name: 'waiting-clients',
  routes: waitingClientsRoutes,
  tables: {
    waiting_clients: {
      of: ['account_id'],
      topic: 'clients',
      what: 'Clients who come earlier if something opens: instead of which visit, for which pets, how long the work takes, until when, on which days and between which hours',
      because: 'A time that becomes free is offered to those who want it.',
      until: 'until they have an earlier time, or the last day that suits them',
      archive: { list: 'waiting-clients' },
      closed: 'deleted',
    },
  },
};
