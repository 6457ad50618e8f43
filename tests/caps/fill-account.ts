import type { Sql } from '#server/platform/database/sql.ts';

/** A cap as its trigger says it. */
export type Cap = {
  table: string;
  whose: string;
  most: number;
  words: string;
  unit?: string;
  column?: string;
};

/** Reads the caps of the database: those of a year or day, and those for good. */
export async function readCaps(sql: Sql): Promise<Cap[]> {
  const rows = await sql<{ table: string; args: string }[]>`
    select c.relname as table, encode(t.tgargs, 'escape') as args from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where p.proname in ('keep_cap', 'keep_cap_of_statement')
    order by c.relname, t.tgname`;
  return rows.map(({ table, args }) => {
    const [whose = '', most = '', words = '', unit, column] = args.split('\\000').filter(Boolean);
    return { table, whose, most: Number(most), words, ...(unit && column ? { unit, column } : {}) };
  });
}

/** Columns whose values may be there once: a copy gets another one. */
const distinct: Record<string, readonly string[]> = {
  begun_transfers: ['transfer_id'],
  blocks: ['blocked_id'],
  client_links: ['visit_id'],
  client_pets: ['pet_id'],
  favorites: ['person_id'],
  former_slugs: ['slug'],
  grooming_requests: ['rebook_of'],
  offers: ['request_id'],
  page_bookings: ['visit_id'],
  reports: ['subject_id'],
  shift_applications: ['shift_id'],
  shift_invitations: ['groomer_id'],
  waiting_clients: ['visit_id', 'client_id'],
};

/** Columns that may repeat no value, and may be empty. */
const keys: Record<string, readonly string[]> = {
  booking_codes: ['ticket_hash'],
  clients: ['linked_account_id'],
  messages: ['client_id'],
};

/**
 * Copies a row of an account until it has as many as the cap allows; for a cap of each pet, with all pets.
 * Triggers and references are off meanwhile.
 */
export async function fillToCap(sql: Sql, cap: Cap, accountId: string): Promise<void> {
  const { table, whose, most, unit, column } = cap;
  const names = await writtenColumns(sql, table);
  const others = ['id', ...(distinct[table] ?? [])].filter((name) => names.includes(name));
  const changed = [
    ...others.map((name) => `'${name}', gen_random_uuid()`),
    ...(names.includes('token_hash') ? [`'token_hash', gen_random_uuid()`] : []),
    ...(keys[table] ?? []).filter((name) => names.includes(name)).map((name) => `'${name}', null`),
    `'${whose}', owner.id`,
    // A cap for good is filled by the years before, a year's cap each.
    ...(!unit && names.includes('day') ? [`'day', copied.day - (366 * (1 + nth % 5))::int`] : []),
  ].join(', ');
  const owners = ownersOf(cap, accountId);
  const inPeriod = column
    ? `and date_trunc('${unit}', ${column}::timestamptz) = date_trunc('${unit}', copied.${column}::timestamptz)`
    : '';
  await sql.unsafe(`set local session_replication_role = replica`);
  await sql.unsafe(`
    insert into ${table} (${names.join(', ')})
    select ${names.map((name) => `copy.${name}`).join(', ')}
    from (${owners}) owner,
      lateral (select * from ${table} where ${perPet(cap) ? `pet_id in (${owners})` : `${whose} = owner.id`} limit 1) copied,
      lateral (select count(*) as count from ${table} where ${whose} = owner.id ${inPeriod}) kept,
      lateral generate_series(1, ${most} - kept.count) nth,
      lateral jsonb_populate_record(null::${table}, to_jsonb(copied) || jsonb_build_object(${changed}, '#', nth)) copy`);
  await sql.unsafe(`set local session_replication_role = origin`);
}

/** Copies one row more, with triggers. */
export async function copyOne(sql: Sql, cap: Cap, accountId: string): Promise<void> {
  const { table, whose } = cap;
  const names = await writtenColumns(sql, table);
  // A cap that counts after the statement is met only by a row that breaks no other rule.
  const copied = (name: string) =>
    name === 'id' && table === 'clients' ? 'gen_random_uuid()' : keys[table]?.includes(name) ? 'null' : name;
  const mine = `${whose} in (${ownersOf(cap, accountId)})`;
  await sql.unsafe(
    `insert into ${table} (${names.join(', ')}) select ${names.map(copied).join(', ')} from ${table} where ${mine} limit 1`,
  );
}

/** A cap of each pet. */
const perPet = ({ whose }: Cap) => whose === 'pet_id';

/** Whose rows are counted: the account's, those of its pets, of one of its clients, visits or shifts. */
function ownersOf(cap: Cap, accountId: string): string {
  if (perPet(cap)) return `select id from pets where owner_id = '${accountId}'`;
  if (cap.whose === 'client_id')
    return `select client_id as id from (select client_id from client_pets where account_id = '${accountId}' order by added_at limit 1) filled`;
  if (cap.whose === 'visit_id')
    return `select visit_id as id from (select visit_id from ${cap.table} where account_id = '${accountId}' limit 1) filled`;
  if (cap.whose === 'shift_id')
    return `select shift_id as id from (select shift_id from ${cap.table} where business_id = '${accountId}' limit 1) filled`;
  return `select '${accountId}'::uuid as id`;
}

/** The columns that statements write: not those that PostgreSQL fills. */
async function writtenColumns(sql: Sql, table: string): Promise<string[]> {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''`;
  return columns.map(({ name }) => name);
}
