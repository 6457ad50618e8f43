import type { Sql } from '#server/platform/database/sql.ts';

const shown = (sql: Sql) => sql`
  select engagement_type, engagement_id, rating, tags, text, created_at, revealed_at, reply_text, reply_at from reviews`;

/** Reviews that are still hidden from the person stay hidden here. */
export const exportReceivedReviews = (sql: Sql, accountId: string) => sql`
  ${shown(sql)} where subject_id = ${accountId} and revealed_at is not null order by created_at`;

/** Reviews that the person wrote stay, since others' ratings rest on them. */
export const eraseReviews = (sql: Sql, accountId: string) => sql`
  delete from reviews where subject_id = ${accountId}`;
