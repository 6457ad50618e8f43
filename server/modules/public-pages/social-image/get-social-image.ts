import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { readPhoto } from '#server/modules/media/index.ts';
import { PublicFile } from '#server/platform/http/replies/public-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findShownFacts, versionOf } from '../get-public-page.ts';
import type { PageFacts } from '../public-pages.queries.ts';
import { drawing } from './drawing.ts';
import { height, portrait, socialSvg, width } from './social-svg.ts';
import { textPaths } from './text-paths.ts';

/** The latest drawn pictures, by version. */
const drawn = new Map<string, Buffer>();
const mostKept = 40;

/**
 * Returns the picture of a page, or the address of its present version if another is asked for.
 * @throws Problem `not_found` where there is no page to show
 */
export async function getSocialImage(
  platform: Platform,
  as: PublicRole,
  slug: string,
  file: string,
): Promise<PublicFile | { movedTo: string }> {
  const facts = await findShownFacts(platform.sql, as, slug, platform.clock.now());
  const version = versionOf(facts);
  const current = `${version}.png`;
  if (file !== current || slug !== facts.slug) return { movedTo: `/social/${as}/${facts.slug}/${current}` };
  const key = `${facts.id}.${version}`;
  const bytes = drawn.get(key) ?? (await drawing.run(() => draw(platform, facts)));
  drawn.delete(key);
  drawn.set(key, bytes);
  for (const oldest of drawn.keys()) if (drawn.size > mostKept) drawn.delete(oldest);
  return new PublicFile(bytes, 'image/png', 'public, max-age=31536000, immutable');
}

async function draw({ files }: Platform, facts: PageFacts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const photo = facts.imageUrl ? await readPhoto(files, facts.imageUrl) : undefined;
  const { left, top, side } = portrait;
  const base = sharp(Buffer.from(socialSvg(facts, await textPaths(), photo !== undefined)));
  const round = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></svg>`,
  );
  const face =
    photo &&
    (await sharp(photo)
      .resize(side, side, { fit: 'cover' })
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toBuffer());
  return base
    .resize(width, height)
    .composite(face ? [{ input: face, left, top }] : [])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
