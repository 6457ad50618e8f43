import type { Sql } from '#server/platform/database/sql.ts';
import type { Person } from './person.ts';

/** A person's name and address as used in mails; `alias` is the account. */
export const person = (sql: Sql, alias: string) => sql`json_build_object(
  'id', ${sql(alias)}.id, 'firstName', ${sql(alias)}.first_name, 'lastName', ${sql(alias)}.last_name, 'email', ${sql(alias)}.email)`;

export async function findPerson(sql: Sql, accountId: string): Promise<Person | undefined> {
  const [row] = await sql<Person[]>`
    select id, first_name, last_name, email from accounts where id = ${accountId} and closed_at is null`;
  return row;
}
