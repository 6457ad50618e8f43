import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { matchPath } from 'react-router';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import routes from '../routes.ts';
import { loader } from './manifest-file.ts';
import { manifest } from './manifest.ts';

test('a browser finds in the manifest what it asks of an app', async () => {
  expect(
    routes.some(
      ({ path: at, file }) => at === '/manifest.webmanifest' && file === 'install/manifest-file.ts',
    ),
  ).toBe(true);
  const reply = loader();
  expect(reply.headers.get('content-type')).toBe('application/manifest+json');
  expect(await reply.json()).toEqual(manifest);
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const needed of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    expect(icons).toContain(needed);
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide']);
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src has the size it names',
  async ({ src, sizes, type }) => {
    const file = await readFile(path.join(import.meta.dirname, path.basename(src)));
    const { width, height, format } = await sharp(file).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  },
);

test.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])('%s is a page', (address) => {
  expect(Object.keys(pages).some((pattern) => pattern !== '*' && matchPath(pattern, address))).toBe(true);
});

test('its colors are those of the page', async () => {
  const tokens = await readFile(path.join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');
  expect(tokens).toContain(`--page: light-dark(${manifest.background_color}, `);
});
