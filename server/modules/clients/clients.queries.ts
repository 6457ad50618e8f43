import type { Handling } from '#contract/clients/client-pets.ts';
import type { ClientSource } from '#contract/clients/client-source.ts';
import type { contactByCodes, TextsOkHow } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { maybeSame } from './same-client.queries.ts';

/** The columns that the provider fills in. */
export type ClientValues = {
  firstName: string;
  lastName: string | null;
  phone: string | null;
  phoneDigits: string | null;
  phone2: string | null;
  phone2Digits: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  lat: number | null;
  lon: number | null;
  directions: string | null;
  notes: string | null;
  contactBy: (typeof contactByCodes)[number];
  textsOkAt: Date | string | null;
  textsOkHow: TextsOkHow | null;
};

export type NewClient = ClientValues & {
  id: string;
  accountId: string;
  linkedAccountId: string | null;
  doNotBookAt: Date | null;
  doNotBookReason: string | null;
  source: ClientSource;
  petNames: string;
  createdAt: Date;
  changedAt: Date;
};

export type ClientRow = Omit<
  NewClient,
  'petNames' | 'createdAt' | 'changedAt' | 'doNotBookAt' | 'doNotBookReason'
> & {
  importId: string | null;
  toldBy: 'account' | 'email' | null;
  maybeSame: { id: string; name: string } | null;
  doNotBookAt: string | null;
  doNotBookReason: string | null;
  noTextsAt: string | null;
  removalAskedAt: string | null;
  noMailAt: string | null;
  mergedInto: string | null;
  archivedAt: string | null;
  createdAt: string;
};

/** What a provider notes about a client's pet. */
export type ClientPetNotes = {
  usualServices: string[];
  /** Cents. */
  usualPrice: number | null;
  usualMinutes: number | null;
  everyWeeks: number | null;
  style: string | null;
  privateNotes: string | null;
  handling: Handling;
};

export type NewClientPet = ClientPetNotes & {
  clientId: string;
  petId: string;
  accountId: string;
  addedAt: Date;
};

export type ClientPetRow = Omit<NewClientPet, 'addedAt'> & { archivedAt: string | null; addedAt: string };

export const insertClientRows = (sql: Sql, clients: readonly NewClient[]) =>
  sql`insert into clients ${sql(clients)}`;

export const insertClientPets = (sql: Sql, pets: readonly NewClientPet[]) =>
  sql`insert into client_pets ${sql(pets)}`;

/** As the triggers of the tables allow; the archived are counted. */
const [mostClients, mostPets] = [30_000, 12];

/** Links pets to a locked client, those that were archived again as well, as far as there is room. */
export async function linkPets(
  sql: Sql,
  client: { id: string; accountId: string },
  petIds: string[],
  now: Date,
): Promise<void> {
  await sql`
    update client_pets set archived_at = null
    where client_id = ${client.id} and pet_id = any(${petIds}::uuid[]) and archived_at is not null`;
  await sql`
    insert into client_pets (client_id, pet_id, account_id, added_at)
    select ${client.id}, added.id, ${client.accountId}, ${now} from unnest(${petIds}::uuid[]) with ordinality added (id, place)
    where not exists (select from client_pets cp where cp.client_id = ${client.id} and cp.pet_id = added.id)
    order by added.place
    limit greatest(0, ${mostPets}::int - (select count(*) from client_pets where client_id = ${client.id}))`;
}

const clientColumns = (sql: Sql) => sql`
  c.id, c.account_id, c.linked_account_id, c.first_name, c.last_name, c.phone, c.phone_digits, c.phone2, c.phone2_digits, c.email,
  c.address, c.city, c.state, c.zip, c.lat, c.lon, c.directions, c.notes, c.contact_by, c.texts_ok_at, c.texts_ok_how, c.no_texts_at, c.removal_asked_at,
  c.no_mail_at, c.do_not_book_at, c.do_not_book_reason,
  c.source, (select r.import_id from client_import_rows r where r.client_id = c.id and r.outcome in ('made', 'kept') limit 1) as import_id,
  c.merged_into, c.archived_at, c.created_at, told_by(c) as told_by, ${maybeSame(sql)} as maybe_same`;

/** Where a client of the account lives: the address as noted, and its place if the map knows it. */
export async function findPlaceOfClient(sql: Sql, accountId: string, clientId: string) {
  const [row] = await sql<{ address: string | null; lat: number | null; lon: number | null }[]>`
    select address, lat, lon from clients where id = ${clientId} and account_id = ${accountId}`;
  return row;
}

/** Finds a client in the account's book; those that were merged into another are gone. */
export async function findClient(sql: Sql, accountId: string, id: string): Promise<ClientRow | undefined> {
  const [row] = await sql<ClientRow[]>`
    select ${clientColumns(sql)} from clients c
    where c.id = ${id} and c.account_id = ${accountId} and c.merged_into is null and c.erased_at is null`;
  return row;
}

export async function lockClientRow(sql: Sql, accountId: string, id: string): Promise<ClientRow | undefined> {
  const [row] = await sql<ClientRow[]>`
    select ${clientColumns(sql)} from clients c
    where c.id = ${id} and c.account_id = ${accountId} and c.merged_into is null and c.erased_at is null for update`;
  return row;
}

export type ClientChanges = Partial<ClientValues> & {
  doNotBookAt?: Date | null;
  doNotBookReason?: string | null;
  archivedAt?: Date | null;
};

export const updateClient = (sql: Sql, id: string, changes: ClientChanges, now: Date) => sql`
  update clients set ${sql({ ...changes, changedAt: now })}, changes = changes + 1 where id = ${id}`;

export const findPetsOfClient = (sql: Sql, clientId: string) => sql<ClientPetRow[]>`
  select client_id, pet_id, account_id, usual_services, usual_price, usual_minutes, every_weeks, style, private_notes, handling,
    archived_at, added_at
  from client_pets where client_id = ${clientId} order by added_at, pet_id`;

export const updateClientPet = (
  sql: Sql,
  { clientId, petId }: { clientId: string; petId: string },
  changes: Partial<ClientPetNotes> & { archivedAt?: Date | null },
) => sql`update client_pets set ${sql(changes)} where client_id = ${clientId} and pet_id = ${petId}`;

/** Whether a visit of the client is booked or under way. */
export async function hasOpenVisit(sql: Sql, clientId: string): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`
    select exists (select from visits where client_id = ${clientId} and status in ('awaiting_answer', 'booked', 'checked_in')) as open`;
  return row?.open ?? false;
}

/** Whether a visit of the client is booked, or was since an instant. */
export async function hasVisitSince(sql: Sql, clientId: string, since: Date): Promise<boolean> {
  const [row] = await sql<{ recent: boolean }[]>`
    select exists (select from visits where client_id = ${clientId} and starts_at > ${since}
      and status in ('booked', 'checked_in', 'completed', 'stopped')) as recent`;
  return row?.recent ?? false;
}

/** The phone and email of a client's account, which they share with the provider of a visit that ends after an instant; none between people of whom one has blocked the other. */
export async function findShared(
  sql: Sql,
  { id, accountId, linkedAccountId }: Pick<ClientRow, 'id' | 'accountId' | 'linkedAccountId'>,
  since: Date,
): Promise<{ phone: string | null; email: string } | null> {
  const [row] = await sql<{ phone: string | null; email: string }[]>`
    select a.phone, a.email from accounts a
    where a.id = ${linkedAccountId} and a.id <> all((select hidden_from(${accountId}))::uuid[])
      and exists (select from visits v where v.client_id = ${id} and v.owner_id = a.id and v.ends_at > ${since}
        and v.status in ('booked', 'checked_in', 'completed', 'stopped'))`;
  return row ?? null;
}

/** @returns the client's id; undefined if another transaction made one meanwhile, the book is full, or the account is closed */
export async function insertLinkedClient(
  sql: Sql,
  {
    id,
    accountId,
    linkedAccountId,
    now,
  }: { id: string; accountId: string; linkedAccountId: string; now: Date },
) {
  const [row] = await sql<{ id: string }[]>`
    insert into clients (id, account_id, linked_account_id, first_name, last_name, source, created_at, changed_at)
    select ${id}, ${accountId}, a.id, a.first_name, a.last_name, 'marketplace', ${now}, ${now} from accounts a
    where a.id = ${linkedAccountId} and a.closed_at is null
      and (select count(*) from (select from clients where account_id = ${accountId} limit ${mostClients}) book) < ${mostClients}
    on conflict (account_id, linked_account_id) where linked_account_id is not null do nothing returning id`;
  return row?.id;
}
