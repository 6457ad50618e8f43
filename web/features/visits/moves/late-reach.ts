import type { Visit } from '#contract/grooming/visits.ts';
import { minutesByRoad } from '#contract/places/roads.ts';
import { placeOf, straightMiles } from '#web/domain/places/straight-miles.ts';

/** A later visit of the day; `minutes`: by how many a delay makes it begin late, 0 where it still begins on time. */
export type ReachedVisit = { visit: Visit; minutes: number };

const oneMinute = 60_000;
/** Delays are told in steps of so many minutes. */
const step = 5;

/** How far the delay of a visit reaches into the later ones, which are in the order of their start. */
export function reachOfDelay(late: Visit, later: readonly Visit[], delay: number): ReachedVisit[] {
  let before = late;
  let freeAt = Date.parse(late.endsAt) + delay * oneMinute;
  let left = delay;
  return later.map((visit) => {
    const over = (freeAt - Date.parse(visit.startsAt)) / oneMinute + minutesOfWay(before, visit);
    // A delay never grows: a way that was planned too short is no part of it, and after a visit on time nothing is left.
    left = over > 0 ? Math.min(left, Math.ceil(over / step) * step) : 0;
    before = visit;
    freeAt = Math.max(freeAt, Date.parse(visit.endsAt) + left * oneMinute);
    return { visit, minutes: left };
  });
}

/** Minutes to drive from one visit to the next; 0 where a place is not known, and where the animals are brought. */
function minutesOfWay(from: Visit, to: Visit): number {
  const [start, end] = [placeOf(from), placeOf(to)];
  return start && end && (from.atHome || to.atHome) ? minutesByRoad(straightMiles(start, end)) : 0;
}
