import type { clientPaymentsApi } from '#contract/bills/client-payments.ts';
import type { billsApi } from '#contract/bills/bills.ts';
import type { feePaymentsApi } from '#contract/cancellation-policies/fee-payments.ts';
import { makeFee } from '#server/modules/cancellation-policies/cancellation-policies.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { anyone, everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { Context, ValidRequest } from '#tests/every-call/valid-request.ts';
import { insertAdvance } from './advances.ts';
import { saveBillingSettings } from './billing-settings.queries.ts';
import { makeBill, makeBillOf, paidInCash } from './bills.factory.ts';
import { findAdvances } from './client-payments.queries.ts';
import { findPayments } from './bills.queries.ts';

const provider = withRole('groomer', 'owner');
/** On a bill of `me`. */
const onBill = (payments: ReturnType<typeof paidInCash>, body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({
    params: { id: (await makeBill(t, { visit: { providerId: me }, payments })).id },
    ...(body ? { body } : {}),
  })),
});

/** The bill of a visit whose client has a link. */
const linked = ({ app, me }: Context) =>
  app.transact(async (t) => {
    const visit = await makeClientLink(t, app.app.platform.secrets, { providerId: me, status: 'completed' });
    return { secret: visit.secret, id: await makeBillOf(t, { ...visit, listPrice: 9500 }) };
  });

/** A visit of a client who paid in advance. */
async function paidInAdvance(t: Transaction, me: string) {
  const { id: visitId, clientId } = await makeOwnVisit(t, { providerId: me });
  await insertAdvance(t, { accountId: me, clientId, visitId, amount: 5000, method: 'cash', note: '' });
  const [payment] = await findAdvances(t.sql, visitId);
  return { clientId, paymentId: payment?.id ?? '' };
}

async function visitBilled({ sql, transact, visit, groomer, petOwner }: World): Promise<Happening> {
  await sql`update visits set status = 'completed', completed_at = now() where id = ${visit.visitId}`;
  const billId = await transact((t) =>
    makeBillOf(t, {
      id: visit.visitId,
      providerId: groomer.id,
      ownerId: petOwner.id,
      listPrice: 11_000,
      discount: 0,
    }),
  );
  return ['bill.closed', { billId }];
}

export const sweep: Sweep<typeof billsApi & typeof clientPaymentsApi & typeof feePaymentsApi> = {
  calls: {
    'POST /api/visits/:id/check-out': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const visit = await makeVisit(t, {
          providerId: me,
          status: 'checked_in',
          startsAt: after(t.now, days(-1)),
        });
        const [petId] = visit.petIds;
        return {
          params: { id: visit.id },
          body: {
            lines: [
              { kind: 'service', name: 'Full groom', petId, amount: 10_000, taxable: true },
              { kind: 'extra', name: 'Teeth', amount: 1500, taxable: true },
            ],
            taxPercent: 8.25,
            payments: [{ method: 'cash', amount: 10_000, tip: 1000, tipFor: 'Lee', note: 'In an envelope' }],
            agreed: { how: 'door', name: 'Jordan' },
            leaveOwed: true,
            nextVisitWeeks: 6,
            next: { startsAt: '2027-01-20T15:00:00Z', minutes: 90 },
            receipt: 'none',
          },
        };
      }),
    },
    'GET /api/bills': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeBill(t, { visit: { providerId: me } });
        await makeBill(t, { visit: { providerId: me, startsAt: after(t.now, days(9)) } });
        return {};
      }),
    },
    'GET /api/bills/:id': { access: own(anyone), ...onBill(paidInCash(11_000)) },
    'GET /api/bills/:id/pdf': { access: own(anyone), ...onBill(paidInCash(11_000)) },
    'POST /api/bills/:id/payments': {
      access: own(provider),
      ...onBill([], { method: 'venmo', amount: 5000, tip: 500, tipFor: 'Lee', note: 'Half of it' }),
    },
    'POST /api/bills/:id/void': {
      access: own(provider),
      ...onBill(paidInCash(11_000), { reason: 'Wrong pet' }),
    },
    'POST /api/payments/:id/reverse': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { id } = await makeBill(t, { visit: { providerId: me } });
        const [payment] = await findPayments(t.sql, id);
        return { params: { id: payment?.id ?? '' }, body: { reason: 'Given back' } };
      }),
    },
    'GET /api/clients/:id/account': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { clientId } = await paidInAdvance(t, me);
        return { params: { id: clientId } };
      }),
    },
    'POST /api/clients/:id/payments': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { id: visitId, clientId } = await makeOwnVisit(t, { providerId: me });
        return {
          params: { id: clientId },
          body: { amount: 5000, method: 'venmo', visitId, note: 'Half of it' },
        };
      }),
    },
    'POST /api/clients/:id/payments/:paymentId/reverse': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        const { clientId, paymentId } = await paidInAdvance(t, me);
        return { params: { id: clientId, paymentId }, body: { reason: 'Cancelled' } };
      }),
    },
    'POST /api/fees/:id/pay': {
      access: own(provider),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeFee(t, me)).id },
        body: { method: 'venmo' },
      })),
    },
    'GET /api/client-links/:secret/bills': {
      access: everyone,
      set: async (stage) => ({ params: { secret: (await linked(stage)).secret } }),
    },
    'GET /api/client-links/:secret/bills/:id/pdf': {
      access: everyone,
      set: async (stage) => ({ params: await linked(stage) }),
    },
    'GET /api/billing-settings': { access: provider },
    'PUT /api/billing-settings': {
      access: provider,
      set: () => ({
        body: {
          taxPercent: 8.25,
          paymentLinks: ['https://venmo.com/u/dana', 'https://cash.app/$dana'],
          zelle: '512 555 0142',
        },
      }),
    },
  },
  notices: { receipt: to('petOwner', visitBilled) },
  fill: async (t, me, mark) => {
    await saveBillingSettings(
      t.sql,
      me,
      { taxPercent: 8.25, paymentLinks: [], zelle: mark('Zelle.') },
      t.now,
    );
    await makeBill(t, {
      visit: { providerId: me },
      lines: [{ kind: 'service', name: mark('Groom.'), amount: 11_000, taxable: true }],
      payments: [{ method: 'cash', amount: 11_000, tip: 500, tipFor: mark('Lee.'), note: mark('Cash.') }],
      agreed: { how: 'door', name: mark('Jordan.') },
    });
  },
};
