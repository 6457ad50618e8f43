import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** `node web/app/install/draw-icons.ts` draws the icons of the installed app from the brand's mark in favicon.svg. */
const folder = import.meta.dirname;
const mark = await readFile(path.join(folder, '../favicon.svg'), 'utf8');
/** Systems cut these icons to their own shape, so the ground reaches the edges and the mark stays in the middle. */
const fullBleed = mark
  .replace(' rx="11"', '')
  .replace(/translate\(([\d. ]+)\) scale\([\d.]+\)/, 'translate(10 11.8) scale(.58)');

for (const [svg, size, name] of [
  [mark, 192, 'icon-192'],
  [mark, 512, 'icon-512'],
  [fullBleed, 192, 'icon-maskable-192'],
  [fullBleed, 512, 'icon-maskable-512'],
  [fullBleed, 180, 'apple-touch-icon'],
] as const)
  await writeFile(
    path.join(folder, `${name}.png`),
    await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );
