import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { areaBoxes } from '#reference/map/area-boxes.ts';
import { areasOf } from './areas.ts';
import { pointOf } from './mercator.ts';

const size = { width: 440, height: 840 };
const around = (lat: number, lon: number, zoom: number) => areasOf({ ...pointOf({ lat, lon }), zoom }, size);

test.each([
  ['Austin', 30.27, -97.74, 9, ['areas/TX']],
  ['Austin up close', 30.27, -97.74, 11, ['areas/TX', 'zips/TX']],
  ['Detroit', 42.33, -83.05, 9, ['areas/abroad', 'areas/MI', 'areas/OH']],
  ['the whole country', 39, -98, 4, ['areas/abroad', 'areas/US']],
])('%s needs few files', (_, lat, lon, zoom, files) => {
  expect(around(lat, lon, zoom)).toEqual(files);
});

const named = async (folder: string) => (await readdir(`reference/map/${folder}`)).toSorted();

test('every state and territory has its files', async () => {
  const codes = Object.keys(areaBoxes);
  expect(codes).toHaveLength(56);
  expect(await named('areas')).toEqual([...codes, 'US', 'abroad'].map((code) => `${code}.json`).toSorted());
  expect(await named('zips')).toEqual(codes.map((code) => `${code}.json`).toSorted());
});
