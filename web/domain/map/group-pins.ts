import type { Point } from './mercator.ts';

/** A pin in pixels, with the width of its ticket. */
export type PlacedPin = Point & { id: string; width: number };
export type PinGroup = Point & { pins: [PlacedPin, ...PlacedPin[]] };

const ticket = { height: 42, gap: 4 };
const rosette = 48;

/**
 * Groups pins whose tickets would lie on each other. A group is where its first pin is, and both groups and their pins stay in the
 * order of the list.
 */
export function groupPins(pins: readonly PlacedPin[]): PinGroup[] {
  const groups: PinGroup[] = [];
  for (const pin of pins) {
    const near = groups.find((group) => overlaps(boxOf(group), boxOf({ ...pin, pins: [pin] })));
    if (near) near.pins.push(pin);
    else groups.push({ x: pin.x, y: pin.y, pins: [pin] });
  }
  return groups;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** A ticket's tip is on its spot, a rosette is centered on it; a ticket may become a rosette when others join it. */
function boxOf({ x, y, pins: [first, ...others] }: PinGroup): Box {
  const half = (others.length > 0 ? rosette : Math.max(rosette, first.width)) / 2 + ticket.gap;
  const up = others.length > 0 ? rosette / 2 : ticket.height;
  return { left: x - half, right: x + half, top: y - up, bottom: y + rosette / 2 };
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
