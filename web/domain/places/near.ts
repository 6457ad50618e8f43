/** A place and a radius in miles. 'any' is unlimited; a missing radius means the user's own. */
export type Near = { near?: string | undefined; radius?: number | 'any' | undefined };
/** The user's own place, such as 'Austin, TX', its ZIP and the preferred radius, as far as known. */
export type Home = { place: string | null; zip?: string | null; preferredRadius: number } | undefined;

type Based = { city: string | null; state: string | null };
/** 'Austin, TX': many cities have namesakes in other states. */
export const townOf = ({ city, state }: Based): string | null => city && `${city}, ${state}`;

/**
 * 'Austin, TX 78704'; without `withZip` the ZIP is left out, because a city's result has the ZIP of its
 * center.
 */
export const placeLabel = (place: Based & { zip: string }, withZip: boolean): string =>
  withZip ? `${townOf(place)} ${place.zip}` : `${townOf(place)}`;

export const homeOf = (based: Based & { zip?: string | null }, preferredRadius: number): Home => ({
  place: townOf(based),
  zip: based.zip ?? null,
  preferredRadius,
});

export const radii = [5, 10, 25, 50, 100] as const;

/** The radius to send to the server; undefined if it is unlimited or there is no place to measure from. */
export function milesAround({ near, radius }: Near, home: Home): number | undefined {
  if (radius === 'any' || (near === undefined && !home?.place)) return undefined;
  return radius ?? home?.preferredRadius;
}

/** 'Austin, TX, 25 mi', 'Austin, TX, any distance', 'Anywhere' */
export function nearLabel({ near, radius }: Near, home: Home): string {
  const place = near ?? home?.place;
  if (!place) return 'Anywhere';
  const around = milesAround({ near, radius }, home);
  return around === undefined ? `${place}, any distance` : `${place}, ${around} mi`;
}
