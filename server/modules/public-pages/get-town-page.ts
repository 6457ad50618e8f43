import { createHash } from 'node:crypto';
import type { PublicRole, TownFilter, TownPage } from '#contract/profiles/public-pages.ts';
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
  { page = 1, only }: { page?: number | undefined; only?: TownFilter | undefined },
  now: Date,
): Promise<TownPage> {
  const { stateName, place, ...town } = findTown(places, asked);
  const cardsOf = async (as: PublicRole) =>
    townCards(
      sql,
      as,
      await findInTown(sql, as, { ...town, only }, pageSize, (page - 1) * pageSize, now),
      now,
    );
  const [counted, shown, rated, groomerCards, businessCards, neighbors] = await Promise.all([
    countKinds(sql, town),
    getShown(sql, town),
    countRated(sql, town),
    cardsOf('groomer'),
    cardsOf('business'),
    findNeighbors(sql, town, place, mostNeighbors),
  ]);
  const facts = factsOf(town, counted, shown);
  const groomers = { count: counted.groomers[only ?? 'all'], cards: groomerCards };
  const businesses = { count: counted.businesses[only ?? 'all'], cards: businessCards };
  if (page > 1 && groomers.cards.length + businesses.cards.length === 0) throw notFound('page');
  return {
    ...town,
    stateName,
    slug: slugOf(town.city),
    groomFrom: facts.groomFrom,
    socialImage: `/social/towns/${town.state.toLowerCase()}/${slugOf(town.city)}/${versionOfTown(facts)}.png`,
    groomers,
    businesses,
    matching: {
      all: counted.groomers.all + counted.businesses.all,
      mobile: counted.groomers.mobile + counted.businesses.mobile,
      salon: counted.groomers.salon + counted.businesses.salon,
      cats: counted.groomers.cats + counted.businesses.cats,
    },
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

type TownName = Pick<TownFacts, 'city' | 'state'>;

async function countKinds(sql: Sql, town: TownName) {
  const [groomers, businesses] = await Promise.all([
    countInTown(sql, 'groomer', town),
    countInTown(sql, 'business', town),
  ]);
  return { groomers, businesses };
}

async function getShown(sql: Sql, town: TownName) {
  const [groomFrom, faces] = await Promise.all([findGroomFrom(sql, town), findFaces(sql, town, facesOfEach)]);
  return { groomFrom, faces };
}

const factsOf = (
  { city, state }: TownName,
  { groomers, businesses }: Awaited<ReturnType<typeof countKinds>>,
  shown: Awaited<ReturnType<typeof getShown>>,
): TownFacts => ({ city, state, groomers: groomers.all, businesses: businesses.all, ...shown });

/** What the social image of a town shows. @throws Problem `not_found` if there is no such town, or no provider in it */
export async function findTownFacts(sql: Sql, places: Places, asked: Asked): Promise<TownFacts> {
  const town = findTown(places, asked);
  const facts = factsOf(town, await countKinds(sql, town), await getShown(sql, town));
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
