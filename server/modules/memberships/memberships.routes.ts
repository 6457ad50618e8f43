import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { membershipsApi } from '#contract/memberships/memberships.ts';
import type { PlanKind } from '#contract/memberships/plan-facts.ts';
import {
  admin,
  confirmed,
  routes,
  signedIn,
  signedInBeforeAgreeing,
} from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { noSuchPage, pageById } from '#server/platform/http/requests/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { beginCheckout, changeCheckout, getCheckout } from './checkout/begin-checkout.ts';
import { cancelMembership, previewCancellation } from './change/cancel-membership.ts';
import { changePlan, previewChange } from './change/change-plan.ts';
import type { CheckoutRow } from './checkout.queries.ts';
import { checkoutTerms } from './checkout/checkout-terms.ts';
import { invoicePdf } from './ledger/invoice-pdf.ts';
import { invoiceNumber, toInvoice, toAdminInvoice, parseInvoiceSearch } from './ledger/invoices.ts';
import { findInvoice, findInvoices, searchInvoices } from './ledger/ledger.queries.ts';
import { getMembershipOverview } from './get-membership-overview.ts';
import { leaveToPay, payWithTestCard } from './checkout/pay-checkout.ts';
import { changeCard, payPastDue } from './change/pay-past-due.ts';
import { refundInvoice } from './change/refund-invoice.ts';
import { resumeMembership } from './change/resume-membership.ts';
import { settleCheckout } from './checkout/settle-checkout.ts';

const checkouts = { name: 'checkout', max: 60, per: hours(1), by: 'account' } as const;
/** Limits card attempts, since many attempts suggest the testing of stolen cards. */
const cardTries = { name: 'card', max: 30, per: minutes(15), by: 'account' } as const;

const kindOf = (premium: boolean | undefined): PlanKind => (premium ? 'premium' : 'access');

const toCheckoutSession = async ({ payments, clock, sql }: Platform, checkout: CheckoutRow) =>
  checkoutTerms(checkout, payments.name, clock.now(), await zoneOf(sql, checkout.accountId));

export const membershipsRoutes = routes(membershipsApi, {
  'POST /api/checkout-sessions': {
    who: signedIn,
    limit: checkouts,
    run: ({ t, platform, actor, body }) => beginCheckout(t, platform, actor, body),
  },
  'GET /api/checkout-sessions/:id': {
    who: signedIn,
    async run({ sql, platform, actor, params }) {
      return toCheckoutSession(platform, await getCheckout(sql, actor, params.id));
    },
  },
  'PATCH /api/checkout-sessions/:id': {
    who: signedIn,
    limit: { ...checkouts, name: 'checkout-change' },
    async runOutsideTransaction({ platform, actor, params, body }) {
      await getCheckout(platform.sql, actor, params.id);
      await settleCheckout(platform, params.id, true);
      const checkout = await platform.transact((t) => changeCheckout(t, actor, params.id, body));
      return toCheckoutSession(platform, checkout);
    },
  },
  'POST /api/checkout-sessions/:id/leave-to-pay': {
    who: signedIn,
    limit: checkouts,
    runOutsideTransaction: ({ platform, actor, params }) => leaveToPay(platform, actor, params.id),
  },
  'POST /api/checkout-sessions/:id/settle': {
    who: signedIn,
    async runOutsideTransaction({ platform, actor, params }) {
      await getCheckout(platform.sql, actor, params.id);
      await settleCheckout(platform, params.id, false);
      const checkout = await getCheckout(platform.sql, actor, params.id);
      return toCheckoutSession(platform, checkout);
    },
  },
  'POST /api/test-checkout/:id': {
    who: signedIn,
    limit: cardTries,
    runOutsideTransaction: ({ platform, actor, params, body }) =>
      payWithTestCard(platform, actor, params.id, {
        card: body.card,
        confirmed: body.confirmed ?? false,
        agreed: body.agreeToRenewal ?? false,
      }),
  },
  'GET /api/membership': {
    reads: ['membership'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    run: ({ platform, actor }) => getMembershipOverview(platform, actor.id),
  },
  'GET /api/membership/cancellation': {
    reads: [],
    mayLag: ['membership'],
    who: signedIn,
    run: ({ platform, actor, query }) =>
      previewCancellation(platform, actor.id, kindOf(query.premium === 'true')),
  },
  'POST /api/membership/cancel': {
    who: signedInBeforeAgreeing,
    async runOutsideTransaction({ platform, actor, body }) {
      await cancelMembership(platform, actor.id, kindOf(body.premium), body.resolution);
      return getMembershipOverview(platform, actor.id);
    },
  },
  'POST /api/membership/resume': {
    who: signedIn,
    async runOutsideTransaction({ platform, actor, body }) {
      const agreed = body.agreeToRenewal ?? false;
      await resumeMembership(platform, actor.id, kindOf(body.premium), agreed);
      return getMembershipOverview(platform, actor.id);
    },
  },
  'GET /api/membership/plan-change': {
    reads: [],
    mayLag: ['membership'],
    who: signedIn,
    run: ({ platform, actor, query }) => previewChange(platform, actor.id, query.plan),
  },
  'POST /api/membership/change-plan': {
    who: signedIn,
    limit: cardTries,
    async runOutsideTransaction({ platform, actor, body }) {
      await changePlan(platform, actor.id, body);
      return getMembershipOverview(platform, actor.id);
    },
  },
  'POST /api/membership/pay': {
    who: signedIn,
    limit: cardTries,
    runOutsideTransaction: ({ platform, actor, body }) =>
      payPastDue(platform, actor.id, kindOf(body.premium), body),
  },
  'POST /api/membership/card': {
    who: signedIn,
    limit: cardTries,
    runOutsideTransaction: ({ platform, actor, body }) => changeCard(platform, actor.id, body),
  },
  'GET /api/invoices': {
    reads: ['membership'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: signedIn,
    async run({ sql, actor, query, request, reply }) {
      if (query.cursor && (await findInvoice(sql, query.cursor))?.accountId !== actor.id) throw noSuchPage();
      const rows = await findInvoices(sql, actor.id, query.cursor, query.limit + 1);
      return pageById(request, reply, query.limit, rows).map(toInvoice);
    },
  },
  'GET /api/invoices/:id/pdf': {
    who: signedIn,
    async run({ sql, platform, actor, params }) {
      const invoice = await findInvoice(sql, params.id);
      if (invoice?.accountId !== actor.id) throw notFound('invoice');
      const pdf = await invoicePdf(platform, invoice);
      return new FileReply(pdf, 'application/pdf', `wagwell-${invoiceNumber(invoice.number)}.pdf`);
    },
  },
  'GET /api/admin/invoices': {
    who: admin,
    async run({ sql, query, request, reply }) {
      if (query.cursor && !(await findInvoice(sql, query.cursor))) throw noSuchPage();
      const rows = await searchInvoices(sql, parseInvoiceSearch(query.q), query.cursor, query.limit + 1);
      return pageById(request, reply, query.limit, rows).map(toAdminInvoice);
    },
  },
  'POST /api/admin/invoices/:id/refund': {
    who: confirmed(admin),
    runOutsideTransaction: ({ platform, actor, params, body }) =>
      refundInvoice(platform, actor.id, params.id, body),
  },
});
