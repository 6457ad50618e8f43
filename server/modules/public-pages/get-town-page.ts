import type { PublicRole, TownPage } from '#contract/profiles/public-pages.ts';
import { states } from '#reference/places/states.ts';
import { slugOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Places } from '#server/platform/places/places.ts';
import { notFound } from '#server/platform/problem.ts';
import { countInTown, findInTown, findNeighbors } from './public-pages.queries.ts';

/** Cards of each kind on one page. */
const pageSize = 24;
const mostNeighbors = 8;
const stateNames = new Map<string, string>(Object.entries(states));

/** Returns the groomers and businesses of a town. @throws Problem `not_found` if there is no such town */
export async function getTownPage(
  sql: Sql,
  places: Places,
  asked: { state: string; city: string },
  page: number,
  now: Date,
): Promise<TownPage> {
  const state = asked.state.toUpperCase();
  const stateName = stateNames.get(state);
  const place = stateName ? places.candidates(`${asked.city.replaceAll('-', ' ')}, ${state}`)[0] : undefined;
  if (!stateName || !place || place.state !== state) throw notFound('town');
  const town = { city: place.city, state };
  const peopleOf = async (as: PublicRole) => ({
    count: await countInTown(sql, as, town),
    cards: await findInTown(sql, as, town, pageSize, (page - 1) * pageSize, now),
  });
  const [groomers, businesses, neighbors] = await Promise.all([
    peopleOf('groomer'),
    peopleOf('business'),
    findNeighbors(sql, town, place, mostNeighbors),
  ]);
  if (page > 1 && groomers.cards.length + businesses.cards.length === 0) throw notFound('page');
  return {
    ...town,
    stateName,
    slug: slugOf(place.city),
    groomers,
    businesses,
    pages: Math.max(1, Math.ceil(Math.max(groomers.count, businesses.count) / pageSize)),
    neighbors: neighbors.map((neighbor) => ({ ...neighbor, slug: slugOf(neighbor.city) })),
  };
}
