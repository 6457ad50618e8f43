import type { Module } from '#server/platform/module.ts';
import { exportBills, exportPayments } from './bills.queries.ts';
import { billNotices } from './bills.notices.ts';
import { billsRoutes, clientPaymentsRoutes, feePaymentsRoutes } from './bills.routes.ts';

export const bills: Module = {
  name: 'bills',
  routes: [...billsRoutes, ...clientPaymentsRoutes, ...feePaymentsRoutes],
  notices: billNotices,
  tables: {
    billing_settings: {
      of: ['account_id'],
      what: "A provider's sales tax and addresses for payments",
      because: 'Bills are counted with it, and receipts say where to pay.',
      archive: { list: 'settings', order: 'account_id' },
      closed: 'deleted',
    },
    receipt_numbers: {
      announced: false,
      impersonal: 'It holds the last receipt number of a provider.',
    },
    bills: {
      of: ['account_id', 'owner_id'],
      what: 'Bills of visits: lines, tax, total, and who agreed to a higher price',
      because: 'They are the record of what was sold. They stay without names of the people.',
      archive: { list: 'bills', without: ['owner_id'], rows: exportBills },
      closed: 'stays',
      words: {
        lines: 'A bill is never changed.',
        agreed_name: 'It is the proof of what was agreed.',
        void_reason: 'A bill is never changed.',
      },
    },
    bill_payments: {
      of: ['account_id'],
      what: 'Payments of bills, tips and reversals',
      because: 'They are the record of what was taken. They stay without names of the people.',
      archive: { list: 'payments', rows: exportPayments },
      closed: 'stays',
      words: {
        tip_for: 'A payment is never changed.',
        note: 'A payment is never changed.',
        reason: 'A payment is never changed.',
      },
    },
  },
};
