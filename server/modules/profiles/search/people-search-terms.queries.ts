import type { GroomerFilters, GroomerSort } from '#contract/profiles/people-search.ts';
import type { EngagementType } from '#contract/reviews.ts';
import { visibleTo } from '#server/modules/blocks/index.ts';
import { isFreeOn } from '#server/modules/calendar/index.ts';
import { lastDayOver } from '#server/modules/certifications/index.ts';
import { wordFilter } from '#server/platform/database/search-words.ts';
import type { SearchWords } from '#server/platform/database/search-words.ts';
import { viewer } from '#server/platform/radius-search/search.ts';
import type { Search, Searched } from '#server/platform/radius-search/search.ts';
import { serviceQuery } from '#reference/service-words.ts';

export type SearchedRole = 'groomer' | 'business';

export const searchedPeople = (after: EngagementType): Searched<GroomerSort> => ({
  table: 'searched_people',
  points: 'people_spots',
  orders: {
    rating: { column: `${after}_rank`, type: 'int' },
    newest: { column: 'joined_at', type: 'timestamptz', descending: true },
    price: { column: 'price_rank', type: 'int' },
    experience: { column: 'experience', type: 'int', descending: true },
  },
  usualSort: 'rating',
  sortAtPoint: 'rating',
});

/** Matches the other listed people of a role whom the viewer may see. */
export const isFound = (role: SearchedRole): Search['open'] => {
  const condition = `x.role = '${role}' and x.id <> ${viewer} and ${visibleTo(viewer, 'x.id')}`;
  return { inOrder: condition, atPoint: condition, all: condition };
};

/** Returns the filters of a search and their values. `words` is in the syntax of to_tsquery(). */
export function peopleConditions(
  filters: GroomerFilters & { only?: string | undefined },
  after: EngagementType,
  words: SearchWords,
  now: Date,
): Pick<Search, 'filters' | 'values'> {
  const {
    type,
    service,
    species,
    specialization,
    minRating,
    minYears,
    on,
    comesToYou,
    honorsPremium,
    checked,
    only,
  } = filters;
  // Within a circle the index of cells in order is read. The planner misjudges these conditions and would sort everyone.
  const inCells = (condition: string) =>
    filters.radius === undefined ? condition : `coalesce(${condition}, false)`;
  // A person must have all of these.
  const facets = [
    type,
    comesToYou && 'mobile',
    species,
    honorsPremium && 'premium',
    specialization && `#${specialization.toLowerCase()}`,
  ].filter((facet) => facet !== undefined && facet !== '');
  return {
    filters: [
      ...(facets.length > 0 ? [inCells('x.facets @> params.facets')] : []),
      ...(service ? [inCells('x.service_words @@ params.service')] : []),
      ...(minRating === undefined ? [] : [`x.${after}_rating >= params.min_rating`]),
      ...(minYears === undefined ? [] : [inCells('x.experience >= params.min_years')]),
      ...(checked ? ['x.checked_until > params.day_over'] : []),
      ...(comesToYou ? [isInReach] : []),
      ...wordFilter(words, inCells(hasWords)),
      ...(on ? [isFree] : []),
      ...(only ? ['x.id = params.only'] : []),
    ],
    values: {
      facets: ['?::text[]', facets],
      service: [`to_tsquery('english', ?)`, service && serviceQuery(service)],
      min_rating: ['?::float8', minRating],
      min_years: ['?::int', minYears],
      words: [`to_tsquery('english', ?)`, words ?? undefined],
      named: ['names_like(?::text[])', words?.match(/[\p{L}\p{N}]+/gu)],
      day_over: ['?::date', checked && lastDayOver(now)],
      day: ['?::date', on],
      only: ['?::uuid', only],
      now: ['?::timestamptz', now],
    },
  };
}

/** Matches people who drive as far as the place of the search; without a place, all who drive. */
const isInReach = `(params.origin is null
  or miles_between(x.lat, x.lon, params.lat, params.lon) <= x.travel_miles)`;

/** Matches the words of the profile, a service that is priced, or a name spelled like them. */
const hasWords =
  '(x.words @@ params.words or x.name_words @@ params.named or x.service_words @@ params.words)';

/** Matches people who have a free hour on the day, by their hours, time off and bookings. */
const isFree = isFreeOn('x.id', 'params.day', 'x.at_once', 'params.now', 'x.role');
