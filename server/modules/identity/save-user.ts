import type { z } from 'zod';
import type { UserDraft } from '#contract/profiles.ts';
import type { Sql } from '#server/platform/sql.ts';
import { updateUser } from './identity.queries.ts';

/** Saves the fields that were given; an empty text empties the field. */
export async function saveUser(
  sql: Sql,
  accountId: string,
  draft: z.output<typeof UserDraft>,
): Promise<void> {
  const given = Object.entries(draft).filter(([, value]) => value !== undefined);
  if (given.length > 0)
    await updateUser(sql, accountId, Object.fromEntries(given.map(([name, value]) => [name, value || null])));
}
