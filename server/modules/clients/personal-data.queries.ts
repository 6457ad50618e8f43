import type { Sql } from '#server/platform/database/sql.ts';

const formerClient = 'Former client';

/**
 * Takes the link to an account that is closed from the books of providers, and the name where it came from the account. What a
 * provider has typed stays theirs.
 */
export const forgetLinked = (sql: Sql, accountId: string) => sql`
  update clients set linked_account_id = null,
    first_name = case when source = 'marketplace' then ${formerClient} else first_name end,
    last_name = case when source = 'marketplace' then null else last_name end
  where linked_account_id = ${accountId}`;
