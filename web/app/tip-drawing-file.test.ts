import { expect, test } from 'vitest';
import { drawingAddress, tipDrawings } from '#contract/care-tips/care-tip-codes.ts';
import routes from './routes.ts';
import { loader } from './tip-drawing-file.ts';

test.each(tipDrawings)('the address of the drawing %s is a whole SVG file', async (name) => {
  const address = drawingAddress(name);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  expect(routes.some(({ path, file }) => path === `${folder}:file` && file === 'tip-drawing-file.ts')).toBe(
    true,
  );
  const reply = loader({ params: { file: address.slice(folder.length) } });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  const svg = await reply.text();
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect([root.tagName, root.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
  const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
  expect(colors.length).toBeGreaterThan(5);
  for (const color of colors) expect(color).toMatch(/^(none|#[\da-f]{6}|rgb\(.+\))$/);
});

test.each(['unheard-of.svg', 'brush', undefined])('%s is no drawing', (file) => {
  expect(loader({ params: { file } }).status).toBe(404);
});
