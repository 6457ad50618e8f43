import type { Area } from './areas.ts';
import type { Box, Point } from './mercator.ts';

/** A name on the map, in units. */
export type PlaceName = Point & { name: string; look: 'city' | 'town' | 'zip' };

/** The most names in the drawn part of the map, which is nine times as large as what is visible. */
const mostNames = 130;
const line = { letter: 7.8, height: 20, apart: 26 };
/** A place with so many inhabited ZIP codes is written larger. */
const citySize = 8;

/** The names of the biggest places in a part of the map, as many as have room. `scale` is pixels per unit. */
export function namesIn(areas: readonly Area[], box: Box, scale: number): PlaceName[] {
  const inside = areas.flatMap(({ origin: [left, top], towns }) =>
    towns.flatMap(([name, right, down, size]) => {
      const at = { x: left + right, y: top + down };
      return at.x > box.west && at.x < box.east && at.y > box.north && at.y < box.south
        ? [{ ...at, name, size }]
        : [];
    }),
  );
  const shown: (PlaceName & { half: number })[] = [];
  for (const { x, y, name, size } of inside.toSorted((a, b) => b.size - a.size)) {
    const half = (name.length * line.letter) / 2;
    const hasRoom = shown.every(
      (other) =>
        Math.abs(other.x - x) * scale > other.half + half + line.apart ||
        Math.abs(other.y - y) * scale > line.height + line.apart,
    );
    if (hasRoom)
      shown.push({ x, y, name, look: size >= citySize ? 'city' : size > 0 ? 'town' : 'zip', half });
    if (shown.length === mostNames) break;
  }
  return shown;
}
