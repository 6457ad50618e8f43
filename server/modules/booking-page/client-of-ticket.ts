import type { z } from 'zod';
import type { KnownClient } from '#contract/booking-page.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { findPetsToBook } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findPlaceOfClient } from '#server/modules/clients/index.ts';
import { findClientsByContact } from './booking-page.queries.ts';
import type { FoundClient } from './booking-page.queries.ts';
import type { Contact } from './codes.queries.ts';
import { exchangeCode, provenContact } from './codes.ts';
import type { TypedContact } from './codes.ts';
import { requireOpenPage } from './page.ts';
import type { Address, OpenPage } from './page.ts';

/** Who booked with a ticket: the proven email or phone, the client whom it finds if any, and why they cannot book. */
export type Ticketed = { contact: Contact; client: FoundClient | undefined; refusal: string | null };

/** @throws Problem `link_expired` */
export async function clientOfTicket(sql: Sql, page: OpenPage, ticket: string, now: Date): Promise<Ticketed> {
  const contact = await provenContact(sql, page.accountId, ticket, now);
  const found = await findClientsByContact(sql, page.accountId, contact);
  const client = found.find(({ archived }) => !archived);
  return { contact, client, refusal: refusalOf(page, found, client) };
}

function refusalOf(
  { shortName, newClients }: OpenPage,
  found: readonly FoundClient[],
  client: FoundClient | undefined,
): string | null {
  if (found.some(({ doNotBook }) => doNotBook)) return `Please call ${shortName}.`;
  if (!client && !newClients)
    return `${shortName} takes bookings online from present clients. Please call ${shortName}, or use the email or phone that you gave there.`;
  return null;
}

/** Exchanges a code, and shows a known client the names of their pets. @throws Problem `invalid` naming `code` */
export async function verifyCode(
  platform: Platform,
  address: Address,
  given: TypedContact & { code: string },
): Promise<z.input<typeof KnownClient>> {
  const { sql, clock } = platform;
  const page = await requireOpenPage(sql, address);
  const ticket = await exchangeCode(platform, page.accountId, given);
  const now = clock.now();
  const { contact, client, refusal } = await clientOfTicket(sql, page, ticket, now);
  const pets = client && !refusal ? await findPetsToBook(sql, client.id, page.timeZone, now) : [];
  const { mobile } = await findProviderFacts(sql, page.accountId, page.as);
  const place = client && (await findPlaceOfClient(sql, page.accountId, client.id));
  return {
    ticket,
    phone: contact.phone,
    firstName: (!refusal && client?.firstName) || null,
    pets: pets.map(({ id, name }) => ({ petId: id, name })),
    needsAddress: mobile && !place?.address,
    booksAtOnce: booksAtOnce(page, client),
    refusal,
  };
}

/** New clients always ask first. */
export const booksAtOnce = ({ mode }: OpenPage, client: FoundClient | undefined): boolean =>
  mode === 'instant' && client?.isKnown === true;
