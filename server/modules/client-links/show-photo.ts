import { photoUrl, readPhoto } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { extensionPoint } from '#server/platform/extension-point.ts';
import { ImageReply } from '#server/platform/http/replies/image-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { findLink } from './link-of-visit.ts';
import { showsReportCardPhoto } from './link-view.queries.ts';

/** Whether a photo stands on something of a visit that its client reads with their link. */
type ShowsPhoto = (sql: Sql, visitId: string, url: string) => Promise<boolean>;
export const linkPhoto = extensionPoint<ShowsPhoto>('photo of a link');

/** Shows a client a photo of the visit of their link. @throws Problem `link_expired`, `not_found` */
export async function showPhotoByLink(platform: Platform, secret: string, key: string) {
  const { sql, files, clock, extensions } = platform;
  const { visitId } = await findLink(sql, secret, clock.now());
  const url = photoUrl(key);
  for (const shows of [showsReportCardPhoto, ...extensions.of(linkPhoto)])
    if (await shows(sql, visitId, url)) {
      const bytes = await readPhoto(files, url);
      if (bytes) return new ImageReply(bytes, 'image/webp', false);
    }
  throw notFound('photo');
}
