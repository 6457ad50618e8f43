import type { TestApp } from '#tests/test-app.ts';

/** Where a pet is named, over the catalog of the database. */
export async function findNamesOfPet(app: TestApp, petId: string): Promise<string[]> {
  const { sql } = app.app.platform;
  const columns = await sql<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype, 'jsonb'::regtype)`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await sql.unsafe<{ count: number }[]>(
      `select count(*)::int as count from ${table} where ${column}::text like '%${petId}%'`,
    );
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found.filter((name) => !history.has(name));
}

/** What is written once, or says what was: it names the pet as it was then. */
const history = new Set([
  'events.payload',
  'jobs.payload',
  'idempotent_requests.reply',
  'pet_transfer_pets.client_pet_id',
  'pet_transfer_pets.before',
  'changed.ids',
]);
