import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { claimMedia } from './media.queries.ts';
import { photoUrl } from './photo-url.ts';

/**
 * Marks the account's photos as used. @returns their URLs in the order of the ids @throws Problem `invalid`
 * naming `path`
 */
export async function claimPhotoUrls(
  sql: Sql,
  accountId: string,
  ids: string[],
  path: string,
): Promise<string[]> {
  const uploads = await claimUploads(sql, accountId, ids, path);
  if (uploads.some(({ type }) => type === 'pdf'))
    throw fieldProblem(path, 'This is a PDF. Choose a JPEG, PNG or WebP picture.');
  return uploads.map(({ url }) => url);
}

/** Marks the account's photo or PDF as used. @returns its URL @throws Problem `invalid` naming `path` */
export async function claimProofUrl(
  sql: Sql,
  accountId: string,
  id: string,
  path: string,
): Promise<string | null> {
  const [upload] = await claimUploads(sql, accountId, [id], path);
  return upload?.url ?? null;
}

async function claimUploads(sql: Sql, accountId: string, ids: string[], path: string) {
  const found = new Map((await claimMedia(sql, accountId, ids)).map((upload) => [upload.id, upload]));
  return ids.map((id) => {
    const upload = found.get(id);
    if (!upload)
      throw fieldProblem(path, 'This photo was not uploaded by you, or is no longer there. Upload it again.');
    return { url: photoUrl(upload.key), type: upload.type };
  });
}
