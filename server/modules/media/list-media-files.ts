import type { Sql } from '#server/platform/database/sql.ts';
import { listMedia } from './media.queries.ts';
import { fileKey, sizes } from './photo-url.ts';

/** Lists the keys of all files of photos and papers, for a backup. */
export async function listMediaFiles(sql: Sql): Promise<string[]> {
  const rows = await listMedia(sql);
  return rows.flatMap(({ key, type }) =>
    type === 'pdf' ? [fileKey(key, 'pdf')] : sizes.map((size) => fileKey(key, size)),
  );
}
