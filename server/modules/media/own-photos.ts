import { fieldProblem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import { findOwnMedia } from './media.queries.ts';
import { photoUrl } from './photo-url.ts';

/** The addresses of one's own uploads, in the order of the ids. @throws Problem `invalid` naming `path` */
export async function ownPhotoUrls(
  sql: Sql,
  accountId: string,
  ids: string[],
  path: string,
): Promise<string[]> {
  const found = new Map((await findOwnMedia(sql, accountId, ids)).map(({ id, key }) => [id, photoUrl(key)]));
  return ids.map((id) => {
    const url = found.get(id);
    if (!url) throw fieldProblem(path, 'This photo was not uploaded by you.');
    return url;
  });
}
