import { billsApi } from '#contract/bills/bills.ts';
import { clientPaymentsApi } from '#contract/bills/client-payments.ts';
import { feePaymentsApi } from '#contract/cancellation-policies/fee-payments.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { problem } from '#server/platform/problem.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { findBillingSettings, saveBillingSettings } from './billing-settings.queries.ts';
import { checkOut } from './check-out.ts';
import { getAccount, payAsClient, reverseForClient } from './client-payments.ts';
import { drawReceipt } from './draw-receipt.ts';
import { getBill, getBillOfLink, listBills, listBillsOfLink } from './get-bill.ts';
import { payFee } from './pay-fee.ts';
import { reversePayment, voidBill } from './reverse-payment.ts';
import { takePayment } from './take-payment.ts';

/** Providers without a membership check out what is booked, and keep their bills. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'bills', max: 600, per: hours(1), by: 'account' } as const;
const files = { name: 'receipts', max: 60, per: minutes(10), by: 'account' } as const;
// Names of the two sides.
const names = ['businesses', 'clients', 'visits'] as const;

export const billsRoutes = routes(billsApi, {
  'POST /api/visits/:id/check-out': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body, platform }) => checkOut(t, platform, actor, params.id, body),
  },
  'GET /api/bills': {
    who: signedIn,
    reads: ['bills', 'price-changes'],
    mayLag: names,
    async run({ sql, actor, query, request, reply }) {
      if (actor.frontDesk && !query.visitId && !query.clientId)
        throw problem('front_desk', 'The front desk reads the bills of one visit or client.');
      const { bills, next } = await listBills(sql, actor.id, query);
      linkNext(request, reply, next);
      return bills;
    },
  },
  'GET /api/bills/:id': {
    who: signedIn,
    reads: ['bills', 'price-changes'],
    mayLag: names,
    run: ({ sql, actor, params }) => getBill(sql, actor.id, params.id),
  },
  'GET /api/bills/:id/pdf': {
    who: signedIn,
    limit: files,
    async run({ sql, actor, params, platform }) {
      const bill = await getBill(sql, actor.id, params.id);
      const pdf = await drawReceipt(bill, platform.clock.now());
      return new FileReply(pdf, 'application/pdf', `receipt-${bill.receiptNo}.pdf`);
    },
  },
  'POST /api/bills/:id/payments': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => takePayment(t, actor.id, params.id, body),
  },
  'POST /api/bills/:id/void': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => voidBill(t, actor.id, params.id, body.reason),
  },
  'POST /api/payments/:id/reverse': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => reversePayment(t, actor.id, params.id, body.reason),
  },
  'GET /api/client-links/:secret/bills': {
    who: 'everyone',
    limit: { name: 'client-links', max: 300, per: minutes(5), by: 'address' },
    run: ({ sql, params, platform }) => listBillsOfLink(sql, params.secret, platform.clock.now()),
  },
  'GET /api/client-links/:secret/bills/:id/pdf': {
    who: 'everyone',
    limit: { name: 'client-receipts', max: 30, per: minutes(10), by: 'address' },
    async run({ sql, params, platform }) {
      const now = platform.clock.now();
      const bill = await getBillOfLink(sql, params.secret, params.id, now);
      return new FileReply(await drawReceipt(bill, now), 'application/pdf', `receipt-${bill.receiptNo}.pdf`);
    },
  },
  'GET /api/billing-settings': {
    who: provider,
    reads: ['bills'],
    run: ({ sql, actor }) => findBillingSettings(sql, actor.id),
  },
  'PUT /api/billing-settings': {
    who: provider,
    limit: writes,
    run: ({ t, actor, body }) => saveBillingSettings(t.sql, actor.id, body, t.now),
  },
});

export const clientPaymentsRoutes = routes(clientPaymentsApi, {
  'GET /api/clients/:id/account': {
    who: provider,
    reads: ['bills', 'cancellation-policies', 'price-changes', 'clients'],
    mayLag: ['visits'],
    run: ({ sql, actor, params }) => getAccount(sql, actor.id, params.id),
  },
  'POST /api/clients/:id/payments': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => payAsClient(t, actor.id, params.id, body),
  },
  'POST /api/clients/:id/payments/:paymentId/reverse': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) =>
      reverseForClient(t, actor.id, { clientId: params.id, paymentId: params.paymentId, ...body }),
  },
});

export const feePaymentsRoutes = routes(feePaymentsApi, {
  'POST /api/fees/:id/pay': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => payFee(t, actor.id, params.id, body.method),
  },
});
