export type Point = { lat: number; lon: number };

const earthRadiusMiles = 3958.76;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles from one point to another as the crow flies. */
export function straightMiles(a: Point, b: Point): number {
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** Where a visit is, for its provider; null where its address is not on the map. */
export const placeOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Point | null => (latitude === null || longitude === null ? null : { lat: latitude, lon: longitude });
