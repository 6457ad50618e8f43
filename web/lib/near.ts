/** Around which place, and how many miles; 'any' cuts nothing off, and without a radius one's own counts. */
export type Near = { near?: string | undefined; radius?: number | 'any' | undefined };
/** Where somebody works from, as far as known. */
export type Home = { city: string | null; preferredRadius: number } | undefined;

export const radii = [5, 10, 25, 50, 100] as const;

/** The miles to ask the server for; nothing where nothing is cut off, or nowhere is known to measure from. */
export function milesAround({ near, radius }: Near, home: Home): number | undefined {
  if (radius === 'any' || (near === undefined && !home?.city)) return undefined;
  return radius ?? home?.preferredRadius;
}

/** 'Austin, 25 mi', 'Austin, any distance', 'Anywhere' */
export function nearLabel({ near, radius }: Near, home: Home): string {
  const place = near ?? home?.city;
  if (!place) return 'Anywhere';
  const around = milesAround({ near, radius }, home);
  return around === undefined ? `${place}, any distance` : `${place}, ${around} mi`;
}
