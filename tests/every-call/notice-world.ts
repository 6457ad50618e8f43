import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import {
  ask,
  bookVisit,
  offer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { apply, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';
import type { Transact } from '#server/platform/transaction.ts';
import type { PushService } from '#tests/standins/push-service.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

type Person = Caller & { email: string; browser: ReturnType<PushService['newBrowser']> };
export type World = {
  sql: SqlPool;
  transact: Transact;
  owner: Person;
  groomer: Person;
  petOwner: Person;
  /** The groomer applied before it was edited. */
  shift: { shiftId: string; applicationId: string; historySeq: number };
  /** The pet owner's, booked with the groomer. */
  visit: { visitId: string; offerId: string; petId: string };
  /** A request of the pet owner with an open offer of the groomer. */
  open: { requestId: string; offerId: string };
  member: { accountId: string; membershipId: string; invoiceId: string };
};
async function withBrowser(service: PushService, caller: Caller): Promise<Person> {
  const browser = service.newBrowser();
  await caller.call('POST /api/push-subscriptions', { body: browser.subscription });
  return { ...caller, browser, email: (await caller.call('GET /auth/me')).body.user.email };
}

/** Makes people with browsers, and work between them. */
export async function makeWorld(app: TestApp, service: PushService): Promise<World> {
  const { sql } = app.app.platform;
  const [owner, groomer, petOwner] = [
    await withBrowser(service, await signInOwner(app)),
    await withBrowser(service, await signInGroomer(app)),
    await withBrowser(service, await signInPetOwner(app)),
  ];
  const { id: shiftId } = await post(app, owner, {});
  const applicationId = await apply(groomer, shiftId);
  await owner.call('PATCH /api/shifts/:id', { params: { id: shiftId }, body: { payPercentage: 55 } });
  const [edit] = await sql<{ seq: number }[]>`
    select seq from shift_history where shift_id = ${shiftId} and what = 'edited'`;
  const booked = await bookVisit(app, petOwner, groomer);
  const request = await ask(petOwner);
  const later = { proposedAt: '2026-12-01T15:00:00Z' };
  const { id: offerId } = await offer(app, groomer, request.id, later);
  const membership = await app.transact((t) =>
    makeMembership(t, { accountId: petOwner.id, plan: 'premium_monthly' }),
  );
  const [invoice] = await sql<
    { id: string }[]
  >`select id from invoices where membership_id = ${membership.id}`;
  return {
    sql,
    transact: app.transact,
    owner,
    groomer,
    petOwner,
    shift: { shiftId, applicationId, historySeq: Number(edit?.seq) },
    visit: { visitId: booked.visit.id, offerId: booked.offerId, petId: booked.request.pets[0]?.id ?? '' },
    open: { requestId: request.id, offerId },
    member: { accountId: petOwner.id, membershipId: membership.id, invoiceId: invoice?.id ?? '' },
  };
}
