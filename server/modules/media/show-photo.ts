import type { Actor } from '#server/modules/identity/index.ts';
import { ImageReply } from '#server/platform/http/image-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { findShownMedia } from './media.queries.ts';
import type { PhotoRules } from './photo-rules.ts';
import { sizeKey } from './photo-url.ts';

/** A photo, to those who may see a page that shows it. @throws Problem `not_found` */
export async function showPhoto(
  { sql, files }: Platform,
  rules: PhotoRules,
  actor: Actor,
  { key, size = 'medium' }: { key: string; size: string | undefined },
): Promise<ImageReply> {
  const viewer = { id: actor.id || null, hasMembership: actor.hasMembership };
  const shown = await findShownMedia(sql, key, rules, viewer);
  const bytes = shown && (await files.get(sizeKey(key, size)));
  if (!bytes) throw notFound('photo');
  return new ImageReply(bytes, 'image/webp', shown.toEverybody);
}
