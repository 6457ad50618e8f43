import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows the two sides of a visit to see the photos of a price change. */
export const isOnPriceChange = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (select from price_changes change where ${url} = any(change.photos)
    and ${id}::uuid in (change.account_id, change.owner_id))`;
