import type { Species } from '#contract/pets/pet-codes.ts';
import type { Sql } from '#server/platform/database/sql.ts';

type NewTransfer = {
  id: string;
  accountId: string;
  clientId: string;
  tokenHash: Buffer;
  sealedSecret: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export const insertTransfer = (sql: Sql, transfer: NewTransfer) =>
  sql`insert into pet_transfers ${sql(transfer)}`;

export type TransferRow = {
  id: string;
  accountId: string;
  clientId: string;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  ownerId: string | null;
  takenOverAt: string | null;
  undoneAt: string | null;
};

const columns = (sql: Sql) => sql`
  x.id, x.account_id, x.client_id, x.created_at, x.expires_at, x.ended_at, x.owner_id, x.taken_over_at, x.undone_at`;

export async function findTransferByHash(sql: Sql, tokenHash: Buffer): Promise<TransferRow | undefined> {
  const [row] = await sql<
    TransferRow[]
  >`select ${columns(sql)} from pet_transfers x where x.token_hash = ${tokenHash}`;
  return row;
}

export async function findTransfer(sql: Sql, id: string): Promise<TransferRow | undefined> {
  const [row] = await sql<TransferRow[]>`select ${columns(sql)} from pet_transfers x where x.id = ${id}`;
  return row;
}

type Listed = TransferRow & { by: string | null; pets: string[] };

const mostListed = 20;

/** The links of a client, the newest first, with who took over which pets. */
export const findTransfersOf = (sql: Sql, accountId: string, clientId: string) => sql<Listed[]>`
  select ${columns(sql)}, o.first_name || ' ' || o.last_name as by,
    array(select p.name from pet_transfer_pets tp join pets p on p.id = tp.pet_id where tp.transfer_id = x.id order by p.name) as pets
  from pet_transfers x left join accounts o on o.id = x.owner_id
  where x.account_id = ${accountId} and x.client_id = ${clientId} order by x.created_at desc, x.id desc limit ${mostListed}`;

export async function findSealed(sql: Sql, id: string): Promise<Buffer | undefined> {
  const [row] = await sql<
    { sealedSecret: Buffer }[]
  >`select sealed_secret from pet_transfers where id = ${id}`;
  return row?.sealedSecret;
}

export const markEnded = (sql: Sql, id: string, now: Date) =>
  sql`update pet_transfers set ended_at = ${now} where id = ${id} and ended_at is null`;

export const markTakenOver = (sql: Sql, id: string, ownerId: string, now: Date) =>
  sql`update pet_transfers set owner_id = ${ownerId}, taken_over_at = ${now} where id = ${id}`;

export const markUndone = (sql: Sql, id: string, now: Date) =>
  sql`update pet_transfers set undone_at = ${now} where id = ${id}`;

export type TakenRow = {
  clientPetId: string;
  petId: string;
  before: Record<string, unknown> | null;
  vaccinationIds: string[];
};

type NewTaken = TakenRow & { transferId: string; accountId: string; ownerId: string; takenOverAt: Date };

export const insertTaken = (sql: Sql, { before, ...taken }: NewTaken) =>
  sql`insert into pet_transfer_pets ${sql({ ...taken, before: before && sql.json(before as never) })}`;

export const findTaken = (sql: Sql, transferId: string) => sql<TakenRow[]>`
  select client_pet_id, pet_id, before, vaccination_ids from pet_transfer_pets where transfer_id = ${transferId}
  order by client_pet_id`;

type Offered = { id: string; name: string; species: Species; breed: string | null };

/** The pets of a client whose records the provider keeps. */
export const findOfferedPets = (sql: Sql, accountId: string, clientId: string) => sql<Offered[]>`
  select p.id, p.name, p.species, p.breed from client_pets cp join pets p on p.id = cp.pet_id
  where cp.client_id = ${clientId} and p.managed_by = ${accountId} and p.died_on is null and p.archived_at is null
  order by cp.added_at, p.id`;

export async function findProviderOfTransfer(sql: Sql, { accountId, clientId }: TransferRow) {
  const [row] = await sql<{ provider: string; firstName: string }[]>`
    select coalesce(case when 'owner' = any(a.roles) then b.business_name end, a.first_name || ' ' || a.last_name) as provider, c.first_name
    from clients c join accounts a on a.id = c.account_id left join business_profiles b on b.account_id = a.id
    where c.id = ${clientId} and c.account_id = ${accountId} and c.erased_at is null and c.merged_into is null and a.closed_at is null`;
  return row;
}

/** The first visit of a client at whose time the other pet is elsewhere, or of which both are. */
export async function findOverlap(sql: Sql, clientId: string, petId: string, intoId: string) {
  const [row] = await sql<{ title: string }[]>`
    select own.title from bookings own join bookings other on other.subject_id = ${intoId} and other.during && own.during
    where own.subject_id = ${petId}
    union all
    select v.title from visits v where v.client_id = ${clientId}
      and exists (select from visit_pets where visit_id = v.id and pet_id = ${petId})
      and exists (select from visit_pets where visit_id = v.id and pet_id = ${intoId})
    limit 1`;
  return row;
}
