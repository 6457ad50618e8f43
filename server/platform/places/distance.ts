import type { Place } from '#contract/places/places.ts';

export type LatLon = Pick<Place, 'lat' | 'lon'>;
export type Box = { south: number; north: number; west: number; east: number };

const earthRadiusMiles = 3958.76;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Returns the straight-line miles between two points. */
export function milesBetween(a: LatLon, b: LatLon): number {
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/**
 * Returns the smallest box of latitudes and longitudes that contains everything within `miles`: a fast,
 * indexable filter before `milesBetween`. A box over a pole or the date line takes every longitude.
 */
export function boxAround({ lat, lon }: LatLon, miles: number): Box {
  const reach = miles / earthRadiusMiles;
  const south = lat - degrees(reach);
  const north = lat + degrees(reach);
  const sideways =
    south > -90 && north < 90 ? degrees(Math.asin(Math.sin(reach) / Math.cos(radians(lat)))) : 180;
  const wraps = lon - sideways < -180 || lon + sideways > 180;
  return {
    south: Math.max(south, -90),
    north: Math.min(north, 90),
    west: wraps ? -180 : lon - sideways,
    east: wraps ? 180 : lon + sideways,
  };
}
