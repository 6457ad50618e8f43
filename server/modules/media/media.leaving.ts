import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Leaving } from '#server/platform/module.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { sumMedia } from './media.queries.ts';
import { deleteShownNowhere, exportMedia } from './personal-data.queries.ts';
import { fileKey } from './photo-url.ts';

/** Files are removed by jobs, which follow the commit. */
export const mediaLeaving: Leaving = {
  facts: async (sql, accountId) => ({ lost: { photos: (await sumMedia(sql, accountId)).photos } }),
  async erase(t, accountId) {
    for (const { key } of await deleteShownNowhere(t.sql, accountId))
      await t.schedule('remove-photo-files', { key }, t.now, key);
  },
};

/** Lists the account's photos and PDFs in their largest size; `read` gives undefined for a missing file. */
export async function filesOf(sql: Sql, files: FileStore, accountId: string) {
  return (await exportMedia(sql, accountId)).map(({ key, type }) => ({
    name: type === 'pdf' ? `${key}.pdf` : `${key}.webp`,
    read: () => files.get(fileKey(key, type === 'pdf' ? 'pdf' : 'large')),
  }));
}
