import type { Module } from '#server/platform/module.ts';
import { shiftDueNotices } from './shift-dues.notices.ts';
import { exportDues } from './shift-dues.queries.ts';
import { shiftDuesRoutes } from './shift-dues.routes.ts';

export { oweForCancelling, owedNow, undoDue } from './owe-for-cancelling.ts';

export const shiftDues: Module = {
  name: 'shift-dues',
  routes: shiftDuesRoutes,
  notices: shiftDueNotices,
  tables: {
    shift_dues: {
      of: ['business_id', 'groomer_id'],
      what: 'What a business owes a groomer for calling a booked shift off late',
      because: 'It is the record of what is owed and was paid. It stays without names of the people.',
      archive: { list: 'dues', without: ['groomer_id'], rows: exportDues },
      closed: 'stays',
    },
  },
};
