import type { Point } from './mercator.ts';

/** What is at one spot, in pixels, with the width of its ticket. */
type PlacedSpot = Point & { width: number };
/** Spots that are drawn as one mark: a ticket, a dot where tickets have no room, or a rosette with their number. */
type Mark<Spot> = Point & { kind: 'ticket' | 'dot' | 'rosette'; spots: [Spot, ...Spot[]] };

const size = { ticket: 42, dot: 26, rosette: 48, gap: 4 };

/** Draws spots in their order: the first that have room as tickets, others between them as dots; what is left joins a rosette. */
export function placeMarks<Spot extends PlacedSpot>(spots: readonly Spot[]): Mark<Spot>[] {
  const marks: Mark<Spot>[] = [];
  const clashing = (mark: Mark<Spot>) => marks.find((other) => overlaps(boxOf(other), boxOf(mark)));
  for (const spot of spots) {
    const ticket: Mark<Spot> = { kind: 'ticket', x: spot.x, y: spot.y, spots: [spot] };
    if (!clashing(ticket)) {
      marks.push(ticket);
      continue;
    }
    const dot: Mark<Spot> = { ...ticket, kind: 'dot' };
    const near = clashing(dot);
    if (near) {
      near.kind = 'rosette';
      near.spots.push(spot);
    } else marks.push(dot);
  }
  return marks;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** A ticket’s tip is on its spot; a dot and a rosette are centered on it. */
function boxOf({ kind, x, y, spots: [first] }: Mark<PlacedSpot>): Box {
  const across = kind === 'ticket' ? Math.max(size.rosette, first.width) : size[kind];
  const half = across / 2 + size.gap;
  const up = kind === 'ticket' ? size.ticket : size[kind] / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - up,
    bottom: y + size[kind === 'rosette' ? kind : 'dot'] / 2,
  };
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
