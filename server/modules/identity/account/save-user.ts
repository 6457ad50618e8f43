import type { z } from 'zod';
import type { UserDraft } from '#contract/profiles/profiles.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { lockUser, updateUser } from '../identity.queries.ts';

/** Saves the given fields; an empty text clears the field. @throws Problem `changed_elsewhere` */
export async function saveUser(
  sql: Sql,
  accountId: string,
  draft: z.output<typeof UserDraft>,
  seen?: FieldsSeen,
): Promise<void> {
  if (seen) requireUnchanged(seen, (await lockUser(sql, accountId)) ?? null, draft);
  const given = Object.entries(draft).filter(([, value]) => value !== undefined);
  if (given.length > 0)
    await updateUser(sql, accountId, Object.fromEntries(given.map(([name, value]) => [name, value || null])));
}
