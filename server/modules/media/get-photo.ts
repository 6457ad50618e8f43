import type { imageSizes } from '#contract/media.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { ImageReply, PdfReply } from '#server/platform/http/replies/image-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import { findShownMedia } from './media.queries.ts';
import { photoRule } from './photo-rules.ts';
import { fileKey } from './photo-url.ts';

/** Returns a photo or PDF to viewers of a page that shows it. @throws Problem `not_found` */
export async function getPhoto(
  { sql, files, extensions }: Platform,
  actor: Actor,
  { key, size = 'medium' }: { key: string; size: keyof typeof imageSizes | undefined },
): Promise<ImageReply> {
  const viewer = { id: actor.id || null, hasMembership: actor.hasMembership };
  const shown = await findShownMedia(sql, key, extensions.of(photoRule), viewer);
  const bytes = shown && (await files.get(fileKey(key, shown.type === 'pdf' ? 'pdf' : size)));
  if (!bytes) throw notFound('photo');
  if (shown.type === 'pdf') return new PdfReply(bytes, 'proof.pdf');
  return new ImageReply(bytes, 'image/webp', shown.toEverybody);
}
