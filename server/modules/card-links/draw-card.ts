import { serviceLabel } from '#reference/service-labels.ts';
import { readPhoto } from '#server/modules/media/index.ts';
import {
  accents,
  brand,
  colors,
  drawing,
  fitted,
  height,
  textPaths,
  width,
} from '#server/modules/public-pages/index.ts';
import { PublicFile } from '#server/platform/http/replies/public-file.ts';
import type { Platform } from '#server/platform/platform.ts';
import { photosOf, requireSharedCard } from './show-card.ts';

/** The photo fills the right side. */
const photoLeft = 640;
const left = 80;
const room = { withPhoto: photoLeft - left - 40, alone: width - 2 * left };

type Shared = Awaited<ReturnType<typeof requireSharedCard>>;

/** The picture that a link shows where it is sent, and to keep. @throws Problem `link_expired` */
export async function drawCard(platform: Platform, secret: string): Promise<PublicFile> {
  const shared = await requireSharedCard(platform.sql, secret, platform.clock.now());
  const bytes = await drawing.run(() => draw(platform, shared));
  // It ends with its link, so no cache may answer in its place.
  return new PublicFile(bytes, 'image/png', 'private, no-cache');
}

async function draw({ files }: Platform, shared: Shared): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [url] = photosOf(shared.cards);
  const photo = url ? await readPhoto(files, url) : undefined;
  const side =
    photo &&
    (await sharp(photo)
      .resize(width - photoLeft, height, { fit: 'cover' })
      .toBuffer());
  return sharp(Buffer.from(await cardSvg(shared, side !== undefined)))
    .resize(width, height)
    .composite(side ? [{ input: side, left: photoLeft, top: 0 }] : [])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

async function cardSvg({ pets, cards, provider, on }: Shared, hasPhoto: boolean): Promise<string> {
  const text = await textPaths();
  const space = hasPhoto ? room.withPhoto : room.alone;
  const parts: string[] = [text.pathOf('Report card', 'text', 34, { x: left, y: 130, fill: colors.ink2 })];
  let y = 222;
  const write = (words: string, family: 'head' | 'text', sizes: [number, number], fill: string) => {
    const { lines, size } = fitted(text, words, family, ...sizes, space);
    for (const line of lines) {
      parts.push(text.pathOf(line, family, size, { x: left, y, fill }));
      y += size * 1.15;
    }
    y += 18;
  };
  write(namesOf(pets), 'head', [92, 52], colors.ink);
  const services = [...new Set(cards.flatMap((card) => card.services))].map(serviceLabel);
  write(services.join(', '), 'text', [38, 30], accents.groomer);
  write(`${dayOf(on)}, by ${provider.name}`, 'text', [34, 28], colors.ink2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colors.page}"/>
    <rect width="24" height="${height}" fill="${colors.coral}"/>
    ${parts.join('')}
    ${brand(text)}
  </svg>`;
}

const namesOf = (pets: Shared['pets']): string =>
  new Intl.ListFormat('en-US').format(pets.map(({ name }) => name));

const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  );
