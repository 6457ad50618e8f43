import type { VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { roadFactor } from '#contract/places/roads.ts';
import { placeOf, straightMiles } from '#web/domain/places/straight-miles.ts';
import type { Point } from '#web/domain/places/straight-miles.ts';

/** A visit at a client's place. `at` is null where the address is not on the map. */
export type Stop = { visit: Visit; address: string; at: Point | null };

/** The stops of a day that are still ahead, as they are booked. */
export const stopsAhead = (visits: readonly Visit[]): Stop[] => stopsOf(visits, ['booked', 'checked_in']);

/** The stops of a day that the provider drove to, also where nobody was there. */
export const stopsDriven = (visits: readonly Visit[]): Stop[] =>
  stopsOf(
    visits.filter(({ missedBy }) => missedBy !== 'provider'),
    ['completed', 'stopped', 'no_show', 'contested'],
  );

const stopsOf = (visits: readonly Visit[], statuses: readonly VisitStatus[]): Stop[] =>
  visits.flatMap((visit) =>
    visit.atHome && visit.address && statuses.includes(visit.status)
      ? [{ visit, address: visit.address, at: placeOf(visit) }]
      : [],
  );

/** About how many miles it is to drive from one point to another. */
const aboutMiles = (a: Point, b: Point): number => roadFactor * straightMiles(a, b);

/** Miles from the stop before to each; null for the first, and where a place is not known. */
export const milesToEach = (stops: readonly Stop[]): (number | null)[] =>
  stops.map(({ at }, nth) => {
    const before = stops[nth - 1]?.at;
    return at && before ? aboutMiles(before, at) : null;
  });

export const milesOf = (stops: readonly Stop[]): number =>
  milesToEach(stops).reduce<number>((sum, miles) => sum + (miles ?? 0), 0);

const isUnderWay = ({ visit }: Stop) => visit.status === 'checked_in' || visit.onMyWayAt !== null;

/**
 * The same stops with less driving between them: the nearest next from each possible beginning, then turned around in
 * part while that is shorter. Where the groomer is under way already, that stop stays the first.
 * @returns undefined where a place is not known, or nothing is gained
 */
export function orderByTravel(stops: readonly Stop[]): Stop[] | undefined {
  const [first] = stops;
  if (!first || stops.length < 3 || stops.some(({ at }) => at === null)) return undefined;
  const begins = isUnderWay(first) ? [first] : stops;
  const orders = begins.map((begin) => turnParts(nearestNext(begin, stops)));
  const [best] = orders.toSorted((one, other) => milesOf(one) - milesOf(other));
  return best && milesOf(best) < milesOf(stops) - 1 ? best : undefined;
}

function nearestNext(begin: Stop, stops: readonly Stop[]): Stop[] {
  const order = [begin];
  let rest = stops.filter((stop) => stop !== begin);
  while (rest.length > 0) {
    const here = order.at(-1);
    const [next] = rest.toSorted((one, other) => milesOf([here!, one]) - milesOf([here!, other]));
    order.push(next!);
    rest = rest.filter((stop) => stop !== next);
  }
  return order;
}

/** Turns parts of an order around for as long as that is shorter; the first stop stays. */
function turnParts(order: readonly Stop[]): Stop[] {
  for (let from = 1; from < order.length - 1; from++)
    for (let to = from + 1; to < order.length; to++) {
      const turned = [
        ...order.slice(0, from),
        ...order.slice(from, to + 1).toReversed(),
        ...order.slice(to + 1),
      ];
      if (milesOf(turned) < milesOf(order) - 0.01) return turnParts(turned);
    }
  return [...order];
}
