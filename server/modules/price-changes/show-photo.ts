import { findLink } from '#server/modules/client-links/index.ts';
import { photoUrl, readPhoto } from '#server/modules/media/index.ts';
import { ImageReply } from '#server/platform/http/replies/image-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { showsPhoto } from './price-changes.queries.ts';

/** Shows a client a photo of the visit of their link. @throws Problem `link_expired`, `not_found` */
export async function showPhotoByLink({ sql, files, clock }: Platform, secret: string, key: string) {
  const { visitId } = await findLink(sql, secret, clock.now());
  const url = photoUrl(key);
  const bytes = (await showsPhoto(sql, visitId, url)) ? await readPhoto(files, url) : undefined;
  if (!bytes) throw notFound('photo');
  return new ImageReply(bytes, 'image/webp', false);
}
