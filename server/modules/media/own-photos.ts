import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import { useOwnMedia } from './media.queries.ts';
import { photoUrl } from './photo-url.ts';

/** Puts one's own uploads to use. @returns their addresses, in the order of the ids. @throws Problem `invalid` naming `path` */
export async function ownPhotoUrls(
  sql: Sql,
  accountId: string,
  ids: string[],
  path: string,
): Promise<string[]> {
  const found = new Map((await useOwnMedia(sql, accountId, ids)).map(({ id, key }) => [id, photoUrl(key)]));
  return ids.map((id) => {
    const url = found.get(id);
    if (!url)
      throw fieldProblem(path, 'This photo was not uploaded by you, or is no longer there. Upload it again.');
    return url;
  });
}
