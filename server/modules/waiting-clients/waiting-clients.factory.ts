import { makeBookingPage, makeTicket } from '#server/modules/booking-page/booking-page.factory.ts';
import { lockForClient, moveByClient } from '#server/modules/visits/index.ts';
import { makeClientToBook, makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { waitForOpening } from './wait-for-opening.ts';

type Given = NonNullable<Parameters<typeof makeOwnVisit>[1]>;

/** Creates an own visit whose client comes earlier if something opens. */
export async function makeWaiting(t: Transaction, providerId: string, given: Given = {}) {
  const visit = await makeOwnVisit(t, { providerId, ...given });
  const { clientId, id: visitId } = visit;
  return { visit, waiting: await waitForOpening(t, providerId, { clientId, visitId }) };
}

const later = (at: string) => after(new Date(at), days(21)).toISOString();

/** Moves an own visit to three weeks later, and creates a client who would come in its place. */
export async function makeFreed(t: Transaction, providerId: string) {
  const { waiting } = await makeWaiting(t, providerId, { startsAt: after(t.now, days(8)) });
  const freed = await makeOwnVisit(t, { providerId, startsAt: after(t.now, days(3)) });
  const visit = await lockForClient(t, { visitId: freed.id, accountId: providerId }, 'ask_move');
  await moveByClient(t, visit, { startsAt: later(freed.startsAt), endsAt: later(freed.endsAt) });
  return { waiting, freed };
}

/** Opens the booking page of a provider, where a client without a visit has proved their email. */
export async function makeProvenClient(
  t: Transaction,
  providerId: string,
  given: Parameters<typeof makeBookingPage>[2] = {},
) {
  const params = await makeBookingPage(t, providerId, given);
  const client = await makeClientToBook(t, providerId);
  const email = `${client.id}@people.example`;
  await t.sql`update clients set email = ${email} where id = ${client.id}`;
  return { params, client, ticket: await makeTicket(t, providerId, email) };
}
