import type { Sql } from '#server/platform/database/sql.ts';
import { findShownMedia } from './media.queries.ts';
import type { PhotoRule, PhotoViewer } from './photo-rules.ts';
import { photoUrl } from './photo-url.ts';

/** Finds a photo that the reporter may see, as evidence for a report. */
export const findPhotoEvidence =
  (rules: () => readonly PhotoRule[]) =>
  async (sql: Sql, reporter: PhotoViewer & { id: string }, key: string) => {
    const shown = await findShownMedia(sql, key, rules(), reporter);
    return shown?.type === 'photo'
      ? { accountId: shown.accountId, text: '', photoUrls: [photoUrl(key)] }
      : undefined;
  };
