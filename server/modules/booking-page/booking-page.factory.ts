import { randomBytes, hash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { BookingPageSettings } from '#contract/booking-page.ts';
import { makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findOwnAddress, insertBooking, saveSettings } from './booking-page.queries.ts';
import { codeHashOf } from './codes.ts';
import { giveTicket, insertCode } from './codes.queries.ts';
import { makeAskedVisit } from '#server/modules/visits/own/own-visits.factory.ts';

/** Opens the booking page of a provider, who works from nine to five, seven days a week. @returns its address */
export async function makeBookingPage(
  t: Transaction,
  accountId: string,
  { as = 'groomer', ...given }: Partial<BookingPageSettings> & { as?: 'groomer' | 'business' } = {},
) {
  await makeWorkingHours(t, accountId, [[[1, 2, 3, 4, 5, 6, 7], { from: '09:00', to: '17:00' }]]);
  await saveSettings(t.sql, {
    accountId,
    mode: 'ask',
    leadHours: 24,
    daysAhead: 60,
    newClients: true,
    gapMinutes: 0,
    showsPhone: false,
    changedAt: t.now,
    ...given,
  });
  const address = await findOwnAddress(t.sql, accountId, as);
  if (!address) throw new Error('This account has no public page');
  return address;
}

/** A code that was mailed to an address. @returns it */
export async function makeCode(t: Transaction, accountId: string, email: string) {
  await insertMade(t, accountId, email);
  return madeCode;
}

/** Proves an email address on a provider's page without a mail. @returns the ticket */
export async function makeTicket(t: Transaction, accountId: string, email = 'kim@people.example') {
  const id = await insertMade(t, accountId, email);
  const ticket = randomBytes(32).toString('base64url');
  await giveTicket(t.sql, id, {
    ticketHash: hash('sha256', ticket, 'buffer'),
    ticketExpiresAt: after(t.now, minutes(30)),
  });
  return ticket;
}

const madeCode = '123456';

async function insertMade(t: Transaction, accountId: string, email: string): Promise<string> {
  const id = uuidv7();
  await insertCode(t.sql, {
    id,
    accountId,
    email,
    phone: null,
    codeHash: codeHashOf(id, madeCode),
    sealedCode: randomBytes(32),
    createdAt: t.now,
    expiresAt: after(t.now, minutes(10)),
  });
  return id;
}

type Given = { policySeen?: string; startsAt?: Date; provenPhone?: string };

/** Creates a visit that was asked for on the page. */
export async function makePageBooking(t: Transaction, accountId: string, given: Given = {}) {
  const { policySeen = 'No cancellation fee.', provenPhone = null, ...when } = given;
  const visit = await makeAskedVisit(t, { providerId: accountId, ...when });
  await insertBooking(t.sql, {
    visitId: visit.id,
    accountId,
    clientId: visit.clientId,
    isNew: true,
    holdsTime: true,
    policySeen,
    provenPhone,
    createdAt: t.now,
  });
  return visit;
}
