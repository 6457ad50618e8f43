/** Around which place, and how many miles; 'any' cuts nothing off, and without a radius one's own counts. */
export type Near = { near?: string | undefined; radius?: number | 'any' | undefined };
/** Where somebody works from, as far as known: 'Austin, TX'. */
export type Home = { place: string | null; preferredRadius: number } | undefined;

type Based = { city: string | null; state: string | null };
/** 'Austin, TX': many a city has namesakes in other states. */
export const townOf = ({ city, state }: Based): string | null => city && `${city}, ${state}`;

/** 'Austin, TX 78704'; a city found by name answers with the ZIP at its middle, which nobody asked for. */
export const placeLabel = (place: Based & { zip: string }, withZip: boolean): string =>
  withZip ? `${townOf(place)} ${place.zip}` : `${townOf(place)}`;

export const homeOf = (based: Based, preferredRadius: number): Home => ({
  place: townOf(based),
  preferredRadius,
});

export const radii = [5, 10, 25, 50, 100] as const;

/** The miles to ask the server for; nothing where nothing is cut off, or nowhere is known to measure from. */
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
