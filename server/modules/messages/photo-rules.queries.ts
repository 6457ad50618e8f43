import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows the photos of a message to its two people. */
export const isInOwnMessage = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (
    select from messages sent
    where sent.photo_urls <> '{}' and sent.photo_urls @> array[${url}] and ${id}::uuid in (sent.from_id, sent.to_id))`;
