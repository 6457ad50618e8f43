import { areaBoxes } from '#reference/map/area-boxes.ts';
import { createStore } from '#web/lib/create-store.ts';
import type { Store } from '#web/lib/create-store.ts';
import { boxOf, pointOf } from './mercator.ts';
import type { Box, Size, View } from './mercator.ts';

/** A file of reference/map: outlines as SVG paths, in `unit` from `origin`, and towns from big to small, or ZIP codes of size 0. */
export type Area = {
  origin: [number, number];
  unit: number;
  land: string;
  lines: string;
  towns: [name: string, x: number, y: number, size: number][];
};

const files = import.meta.glob<string>('../../../reference/map/{areas,zips}/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** From this zoom on the states are drawn with their counties, before it the whole country. */
const statesFrom = 6;
/** From this zoom on quarters and ZIP codes have room. */
const zipsFrom = 10.2;

/** Parts of the US from which another country or its lakes are near: west, south, east, north. */
const nearAbroad = [
  [-141, 48, -88, 60],
  [-88, 41.3, -66, 60],
  [-180, 50, -129, 72],
  [-118, 20, -108, 33.2],
  [-108, 20, -103.5, 32.3],
  [-103.5, 20, -99, 30],
  [-99, 20, -95, 27.6],
  [-81, 15, -60, 28],
] as const;
const abroadBoxes: Box[] = nearAbroad.map(([west, south, east, north]) => ({
  west: pointOf({ lat: 0, lon: west }).x,
  north: pointOf({ lat: north, lon: 0 }).y,
  east: pointOf({ lat: 0, lon: east }).x,
  south: pointOf({ lat: south, lon: 0 }).y,
}));

/** The files that a view needs, in the order in which they are drawn. */
export function areasOf(view: View, size: Size): string[] {
  if (view.zoom < statesFrom) return ['areas/abroad', 'areas/US'];
  const box = boxOf(view, size, 0.25);
  const states = Object.entries(areaBoxes).flatMap(([code, [west, north, east, south]]) =>
    overlaps(box, { west, north, east, south }) ? [code] : [],
  );
  return [
    ...(abroadBoxes.some((near) => overlaps(box, near)) ? ['areas/abroad'] : []),
    ...states.map((code) => `areas/${code}`),
    ...(view.zoom < zipsFrom ? [] : states.map((code) => `zips/${code}`)),
  ];
}

const overlaps = (a: Box, b: Box) =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;

export type LoadedAreas = ReadonlyMap<string, Area>;
/** Each file is loaded once in a tab. */
export const loadedAreas: Store<LoadedAreas> = createStore<LoadedAreas>(() => new Map());
const asked = new Set<string>();

/** Loads the files that are missing. Without a connection the map stays plain and tries again when it moves. */
export async function loadAreas(codes: readonly string[]): Promise<void> {
  await Promise.all(
    codes.map(async (code) => {
      const file = files[`../../../reference/map/${code}.json`];
      if (!file || asked.has(code)) return;
      asked.add(code);
      try {
        const reply = await fetch(file);
        const area = (await reply.json()) as Area;
        loadedAreas.set(new Map([...loadedAreas.get(), [code, area]]));
      } catch {
        asked.delete(code);
      }
    }),
  );
}
