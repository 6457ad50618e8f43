import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { codeMinutes, ticketMinutes } from '#contract/booking-page.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, Problem, problem } from '#server/platform/problem.ts';
import { mayTextCode, textNumberOf } from '#server/modules/texts/index.ts';
import { countTry, findTicket, giveTicket, insertCode } from './codes.queries.ts';
import type { Contact } from './codes.queries.ts';

const mostTries = 5;
const ofPage = { name: 'booking-codes-of-page', max: 60, per: hours(1), by: 'address' } as const;
const ofAddressInHour = { name: 'booking-codes-in-hour', max: 5, per: hours(1), by: 'address' } as const;
const ofAddressInDay = { name: 'booking-codes-in-day', max: 10, per: hours(24), by: 'address' } as const;

export const codeHashOf = (id: string, code: string) => hashOf(`${id} ${code}`);

/** What was typed: the one or the other. */
export type TypedContact = { email?: string | undefined; phone?: string | undefined };

const toContact = ({ email, phone }: TypedContact): Contact =>
  phone ? { email: null, phone: textNumberOf(phone) ?? null } : { email: email ?? null, phone: null };

/**
 * Sends a code to an address or a phone, whoever it is: nothing is looked up. More than one may get are not sent, and are answered
 * in the same way. @throws Problem `invalid` naming `phone`, `not_offered` without texts, `too_often` for the page
 */
export async function sendCode(platform: Platform, accountId: string, typed: TypedContact): Promise<void> {
  const contact = toContact(typed);
  if (typed.phone) requireTextable(platform, contact);
  await countAgainst(platform, ofPage, accountId);
  if (!(await mayGetCode(platform, contact.email ?? contact.phone ?? ''))) return;
  if (contact.phone && !(await mayTextCode(platform, accountId)))
    throw problem('not_offered', 'No more codes go by text today. Please use your email.');
  const id = uuidv7();
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const sealedCode = await platform.secrets.seal(code, id);
  await platform.transact(async (t) => {
    await insertCode(t.sql, {
      id,
      accountId,
      ...contact,
      codeHash: codeHashOf(id, code),
      sealedCode,
      createdAt: t.now,
      expiresAt: after(t.now, minutes(codeMinutes)),
    });
    await t.schedule('mail-booking-code', { codeId: id }, t.now, id);
  });
}

/** @throws Problem `not_offered`, `invalid` naming `phone` */
function requireTextable({ texts }: Platform, { phone }: Contact): void {
  if (!texts) throw problem('not_offered', 'Codes go by email here. Please use your email.');
  if (!phone) throw fieldProblem('phone', 'Codes go to cell phones of the US and Canada. Or use your email.');
}

/** Counts over all pages. The address or number is counted by its hash. */
async function mayGetCode(platform: Platform, addressOrNumber: string): Promise<boolean> {
  const who = hashOf(addressOrNumber).toString('base64url');
  try {
    await countAgainst(platform, ofAddressInHour, who);
    await countAgainst(platform, ofAddressInDay, who);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/**
 * Exchanges a code for a ticket. A wrong one counts even though it is refused, so the try has a transaction of its own.
 * @throws Problem `invalid` naming `code`
 */
export async function exchangeCode(
  { transact }: Platform,
  accountId: string,
  { code, ...typed }: TypedContact & { code: string },
): Promise<string> {
  const ticket = await transact(async (t) => {
    const tried = await countTry(t.sql, { accountId, ...toContact(typed) }, { now: t.now, most: mostTries });
    if (!tried || !timingSafeEqual(tried.codeHash, codeHashOf(tried.id, code))) return undefined;
    const made = randomBytes(32).toString('base64url');
    const ticketExpiresAt = after(t.now, minutes(ticketMinutes));
    await giveTicket(t.sql, tried.id, { ticketHash: hashOf(made), ticketExpiresAt });
    return made;
  });
  if (!ticket) throw fieldProblem('code', 'This code is wrong or no longer valid. Ask for a new one.');
  return ticket;
}

/** Returns what a ticket proves. @throws Problem `link_expired` */
export async function provenContact(
  sql: Sql,
  accountId: string,
  ticket: string,
  now: Date,
): Promise<Contact> {
  const contact = await findTicket(sql, accountId, hashOf(ticket), now);
  if (!contact) throw problem('link_expired', 'Please confirm who you are again: half an hour has passed.');
  return contact;
}
