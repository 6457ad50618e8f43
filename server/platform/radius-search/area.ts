import type { LatLon } from '#server/platform/places/distance.ts';

/** The same radius as in miles_between() in the database. */
const earthRadiusMiles = 3958.7613;
const cellsPerDegree = 4;
const columns = 360 * cellsPerDegree;
/** The maximum difference between two calculations of one distance. */
const slackMiles = 0.01;

/** A circle: its radius in miles, the radius as a chord of the unit sphere, and the cells that it touches. */
export type Area = { miles: number; reach: number; cells: number[] };

export const areaAround = (origin: LatLon, miles: number): Area => ({
  miles,
  reach: 2 * Math.sin((miles + slackMiles) / earthRadiusMiles / 2),
  cells: cellsWithin(origin, miles),
});

/** Returns the quarter-degree cells, numbered as in the column `cell` of searched tables, that a circle touches. */
export function cellsWithin({ lat, lon }: LatLon, miles: number): number[] {
  const reach = (miles + slackMiles) / earthRadiusMiles;
  const south = Math.max(-90, lat - degrees(reach));
  const north = Math.min(90, lat + degrees(reach));
  return span(rowOf(south), rowOf(north)).flatMap((row) => {
    const rowSouth = Math.max(south, row / cellsPerDegree - 90);
    const rowNorth = Math.min(north, (row + 1) / cellsPerDegree - 90);
    const half = degrees(widestBetween(radians(rowSouth), radians(rowNorth), radians(lat), reach));
    if (half >= 180) return span(0, columns - 1).map((column) => row * columns + column);
    return span(columnOf(lon - half), columnOf(lon + half)).map(
      (column) => row * columns + ((column + columns) % columns),
    );
  });
}

/** Returns how far a circle extends east and west of its center between two latitudes, all in radians. */
function widestBetween(south: number, north: number, middle: number, reach: number): number {
  if (Math.abs(middle) + reach >= Math.PI / 2) return Math.PI;
  const widest = Math.asin(Math.sin(middle) / Math.cos(reach));
  const at = Math.min(Math.max(widest, south), north);
  const cosine = (Math.cos(reach) - Math.sin(middle) * Math.sin(at)) / (Math.cos(middle) * Math.cos(at));
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

const rowOf = (lat: number) => Math.floor((lat + 90) * cellsPerDegree);
const columnOf = (lon: number) => Math.floor((lon + 180) * cellsPerDegree);
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;
