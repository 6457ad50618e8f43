import type { Sql } from '#server/platform/database/sql.ts';
import type { ClientValues } from '../clients.queries.ts';

/** Writes what an import adds or takes back, which is no edit of the provider's. */
export const fillClient = (sql: Sql, id: string, values: Partial<ClientValues>, now: Date) =>
  sql`update clients set ${sql(values)}, changed_at = ${now} where id = ${id}`;

/** Locks and finds the clients that are as they were added: never edited, named by no other row, with no further pet. */
export async function findUnused(
  sql: Sql,
  accountId: string,
  added: readonly { clientId: string; petIds: readonly string[] }[],
): Promise<string[]> {
  const pets = added.flatMap(({ petIds }) => petIds);
  const rows = await sql<{ id: string }[]>`
    select c.id from clients c
    where c.account_id = ${accountId} and c.id = any(${added.map(({ clientId }) => clientId)}::uuid[]) and c.changes = 0
      and not is_used('clients', c.id, '{client_pets,client_import_rows}')
      and not exists (select from client_pets cp where cp.client_id = c.id
        and (cp.pet_id <> all(${pets}::uuid[]) or is_used('pets', cp.pet_id, '{client_pets,vaccinations}')))
    for update of c`;
  return rows.map(({ id }) => id);
}

/** Deletes clients. @returns the ids of their pets */
export async function deleteClients(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const pets = await sql<{ petId: string }[]>`
    delete from client_pets where client_id = any(${[...ids]}::uuid[]) returning pet_id`;
  await sql`delete from clients where id = any(${[...ids]}::uuid[])`;
  return pets.map(({ petId }) => petId);
}

/** Takes pets that nothing else names from a client. @returns their ids */
export async function unlinkUnusedPets(
  sql: Sql,
  clientId: string,
  petIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ petId: string }[]>`
    delete from client_pets where client_id = ${clientId} and pet_id = any(${[...petIds]}::uuid[])
      and not is_used('pets', pet_id, '{client_pets,vaccinations}') returning pet_id`;
  return rows.map(({ petId }) => petId);
}
