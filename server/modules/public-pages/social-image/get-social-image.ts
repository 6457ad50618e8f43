import type { PublicRole } from '#contract/profiles/public-pages.ts';
import { readPhoto } from '#server/modules/media/index.ts';
import { PublicFile } from '#server/platform/http/replies/public-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findShownFacts, versionOf } from '../get-public-page.ts';
import { findTownFacts, versionOfTown } from '../get-town-page.ts';
import type { TownFacts } from '../get-town-page.ts';
import type { PageFacts } from '../public-pages.queries.ts';
import { slugOf } from '#server/modules/profiles/index.ts';
import { drawing } from './drawing.ts';
import { height, portrait, socialSvg, townPortraits, townSvg, width } from './social-svg.ts';
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
  return drawnOnce(`${facts.id}.${version}`, () => drawPerson(platform, facts));
}

/**
 * Returns the picture of a town, or the address of its present version if another is asked for.
 * @throws Problem `not_found` where no provider shows a page
 */
export async function getTownImage(
  { sql, places, files }: Platform,
  asked: { state: string; city: string },
  file: string,
): Promise<PublicFile | { movedTo: string }> {
  const facts = await findTownFacts(sql, places, asked);
  const [state, city] = [facts.state.toLowerCase(), slugOf(facts.city)];
  const current = `${versionOfTown(facts)}.png`;
  if (file !== current || asked.city !== city || asked.state !== state)
    return { movedTo: `/social/towns/${state}/${city}/${current}` };
  return drawnOnce(`${state}.${city}.${current}`, () => drawTown(files, facts));
}

async function drawnOnce(key: string, draw: () => Promise<Buffer>): Promise<PublicFile> {
  const bytes = drawn.get(key) ?? (await drawing.run(draw));
  drawn.delete(key);
  drawn.set(key, bytes);
  for (const oldest of drawn.keys()) if (drawn.size > mostKept) drawn.delete(oldest);
  return new PublicFile(bytes, 'image/png', 'public, max-age=31536000, immutable');
}

async function drawPerson({ files }: Platform, facts: PageFacts): Promise<Buffer> {
  const photo = facts.imageUrl ? await readPhoto(files, facts.imageUrl) : undefined;
  return compose(
    socialSvg(facts, await textPaths(), photo !== undefined),
    photo ? [{ photo, ...portrait }] : [],
  );
}

async function drawTown(files: Platform['files'], facts: TownFacts): Promise<Buffer> {
  const photos = await Promise.all(facts.faces.map((face) => readPhoto(files, face)));
  const shown = photos.filter((photo) => photo !== undefined);
  const faces = shown.flatMap((photo, nth) => {
    const place = townPortraits[nth];
    return place ? [{ photo, ...place }] : [];
  });
  return compose(townSvg(facts, await textPaths()), faces);
}

const round = (side: number) =>
  Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}"/></svg>`,
  );

/** Lays round pictures over a drawing. */
async function compose(
  svg: string,
  faces: { photo: Buffer; left: number; top: number; side: number }[],
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const laid = faces.map(async ({ photo, left, top, side }) => ({
    input: await sharp(photo)
      .resize(side, side, { fit: 'cover' })
      .composite([{ input: round(side), blend: 'dest-in' }])
      .png()
      .toBuffer(),
    left,
    top,
  }));
  return sharp(Buffer.from(svg))
    .resize(width, height)
    .composite(await Promise.all(laid))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
