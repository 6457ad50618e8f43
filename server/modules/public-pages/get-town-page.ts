import { createHash } from 'node:crypto';
import type { PublicRole, TownPage } from '#contract/profiles/public-pages.ts';
import { states } from '#reference/places/states.ts';
import { slugOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Places } from '#server/platform/places/places.ts';
import { notFound } from '#server/platform/problem.ts';
import {
  countInTown,
  countRated,
  findFaces,
  findGroomFrom,
  findInTown,
  findNeighbors,
} from './public-pages.queries.ts';
import { townCards } from './town-cards.ts';

/** Cards of each kind on one page. */
const pageSize = 24;
const mostNeighbors = 8;
/** Of salons and vans, and of groomers. */
const facesOfEach = 2;
const stateNames = new Map<string, string>(Object.entries(states));

/** Returns the groomers and businesses of a town. @throws Problem `not_found` if there is no such town */
export async function getTownPage(
  sql: Sql,
  places: Places,
  asked: { state: string; city: string },
  page: number,
  now: Date,
): Promise<TownPage> {
  const { stateName, place, ...town } = findTown(places, asked);
  const cardsOf = async (as: PublicRole) =>
    townCards(sql, as, await findInTown(sql, as, town, pageSize, (page - 1) * pageSize, now), now);
  const [facts, rated, groomerCards, businessCards, neighbors] = await Promise.all([
    getTownFacts(sql, town),
    countRated(sql, town),
    cardsOf('groomer'),
    cardsOf('business'),
    findNeighbors(sql, town, place, mostNeighbors),
  ]);
  const groomers = { count: facts.groomers, cards: groomerCards };
  const businesses = { count: facts.businesses, cards: businessCards };
  if (page > 1 && groomers.cards.length + businesses.cards.length === 0) throw notFound('page');
  return {
    ...town,
    stateName,
    slug: slugOf(town.city),
    groomFrom: facts.groomFrom,
    socialImage: `/social/towns/${town.state.toLowerCase()}/${slugOf(town.city)}/${versionOfTown(facts)}.png`,
    groomers,
    businesses,
    rated,
    pages: Math.max(1, Math.ceil(Math.max(groomers.count, businesses.count) / pageSize)),
    neighbors: neighbors.map((neighbor) => ({ ...neighbor, slug: slugOf(neighbor.city) })),
  };
}

type Asked = { state: string; city: string };

/** @throws Problem `not_found` */
function findTown(places: Places, asked: Asked) {
  const state = asked.state.toUpperCase();
  const stateName = stateNames.get(state);
  const place = stateName ? places.candidates(`${asked.city.replaceAll('-', ' ')}, ${state}`)[0] : undefined;
  if (!stateName || !place || place.state !== state) throw notFound('town');
  return { city: place.city, state, stateName, place };
}

export type TownFacts = {
  city: string;
  state: string;
  groomers: number;
  businesses: number;
  groomFrom: number | null;
  faces: string[];
};

async function getTownFacts(
  sql: Sql,
  { city, state }: Pick<TownFacts, 'city' | 'state'>,
): Promise<TownFacts> {
  const town = { city, state };
  const [groomers, businesses, groomFrom, faces] = await Promise.all([
    countInTown(sql, 'groomer', town),
    countInTown(sql, 'business', town),
    findGroomFrom(sql, town),
    findFaces(sql, town, facesOfEach),
  ]);
  return { ...town, groomers, businesses, groomFrom, faces };
}

/** What the social image of a town shows. @throws Problem `not_found` if there is no such town, or no provider in it */
export async function findTownFacts(sql: Sql, places: Places, asked: Asked): Promise<TownFacts> {
  const facts = await getTownFacts(sql, findTown(places, asked));
  if (facts.groomers + facts.businesses === 0) throw notFound('town');
  return facts;
}

/** Counted up when the drawing changes. */
const drawing = 1;

/** Changes with what the social image shows, so that each address has one picture for ever. */
export const versionOfTown = (facts: TownFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, ...Object.values(facts)]))
    .digest('base64url')
    .slice(0, 16);
