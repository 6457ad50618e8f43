import type { z } from 'zod';
import type { SharedCard } from '#contract/card-links.ts';
import { photoUrl, readPhoto } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { ImageReply } from '#server/platform/http/replies/image-reply.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import { findSharedCard, findSlug } from './card-links.queries.ts';

/** @throws Problem `link_expired` for a wrong, ended or old address */
export async function requireSharedCard(sql: Sql, secret: string, now: Date) {
  const shared = await findSharedCard(sql, hashOf(secret), now);
  if (!shared)
    throw problem('link_expired', 'This link is no longer valid. Ask whoever sent it for a new one.');
  return shared;
}

type Shown = z.input<typeof SharedCard>;

/** The report cards that a secret address shows. @throws Problem `link_expired` */
export async function showCard(sql: Sql, secret: string, now: Date): Promise<Shown> {
  const { on, provider, cards, until } = await requireSharedCard(sql, secret, now);
  return { on, provider: { ...provider, slug: await findSlug(sql, provider) }, cards, until };
}

type Cards = Awaited<ReturnType<typeof requireSharedCard>>['cards'];

/** All photos of the cards, the finished looks first. */
export const photosOf = (cards: Cards): string[] =>
  cards.flatMap(({ photos, beforeAfter }) => [
    ...beforeAfter.map(({ after }) => after.url),
    ...photos.map(({ url }) => url),
    ...beforeAfter.map(({ before }) => before.url),
  ]);

/** A photo that stands on the cards of a link. @throws Problem `link_expired`, `not_found` */
export async function showCardPhoto({ sql, files, clock }: Platform, secret: string, key: string) {
  const { cards } = await requireSharedCard(sql, secret, clock.now());
  const url = photoUrl(key);
  const bytes = photosOf(cards).includes(url) ? await readPhoto(files, url) : undefined;
  if (!bytes) throw notFound('photo');
  return new ImageReply(bytes, 'image/webp', false);
}
