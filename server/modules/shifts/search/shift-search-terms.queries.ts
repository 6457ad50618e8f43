import type { ShiftFilters, ShiftSort } from '#contract/shifts/shift-search.ts';
import { BusinessType } from '#contract/profiles/profiles.ts';
import { visibleTo } from '#server/modules/blocks/index.ts';
import { after, days } from '#server/platform/clock.ts';
import { wordFilter } from '#server/platform/database/search-words.ts';
import type { SearchWords } from '#server/platform/database/search-words.ts';
import { viewer } from '#server/platform/radius-search/search.ts';
import type { Search, Searched } from '#server/platform/radius-search/search.ts';

/** The order of fit is one of those found nearest. */
export const searchedShifts: Searched<Exclude<ShiftSort, 'fit'>> = {
  table: 'shifts',
  points: 'shift_spots',
  orders: {
    newest: { column: 'posted_at', type: 'timestamptz', descending: true },
    soonest: { column: 'starts_at', type: 'timestamptz' },
    pay: { column: 'pay_rank', type: 'int', descending: true },
  },
  usualSort: 'newest',
  sortAtPoint: 'soonest',
};

/**
 * Returns the conditions of a search and their values. `words` is in the syntax of to_tsquery(); `onDays` leaves
 * only the days on which the viewer is free, or booked.
 */
export function shiftConditions(
  { type, minPay = 1, maxDogs = 60, from, to }: ShiftFilters,
  words: SearchWords,
  { byStart, onDays, now }: { byStart: boolean; onDays: 'free' | 'booked' | undefined; now: Date },
): Pick<Search, 'open' | 'filters' | 'values' | 'everywhere'> {
  // In every time zone, a day begins and ends within a day of UTC's.
  const earliest = from ? after(new Date(from), -days(1)) : now;
  const others = [type, from, to, words].some((term) => term !== undefined) || onDays;
  const hasFilters = minPay > 1 || maxDogs < 60 || others;
  const narrow = words !== undefined || to !== undefined;
  return {
    open: { inOrder: isOpen(byStart), atPoint: isOpen(true), all: isOpen(to !== undefined) },
    filters: [
      ...(hasFilters ? [fits] : []),
      ...wordFilter(words, hasWords),
      ...(onDays ? [onDays === 'free' ? `not ${isBookedDay}` : isBookedDay] : []),
    ],
    values: {
      after: ['?::timestamptz', earliest > now ? earliest : now],
      before: ['?::timestamptz', to ? after(new Date(to), days(2)) : 'infinity'],
      first_day: ['?::date', from ?? '-infinity'],
      last_day: ['?::date', to ?? 'infinity'],
      type: ['?::text', type],
      min_pay: ['?::int', minPay],
      max_dogs: ['?::int', maxDogs],
      words: [`to_tsquery('english', ?)`, words ?? undefined],
    },
    everywhere: narrow ? undefined : byTypeAndDogs(type),
  };
}

/** Matches shifts that everyone sees, or their business's favorites first. */
const isShown = `(x.seen_first_by is null or x.seen_first_by = 'favorites' and exists (
  select from favorites f where f.account_id = x.business_id and f.as_role = 'groomer' and f.person_id = ${viewer}))`;

/**
 * Matches open shifts that have not begun. With `byStart` an index of starts can serve the condition;
 * otherwise it is written so that no index can, because the planner would misjudge it, read nearly all shifts
 * from that index and sort them.
 */
const isOpen = (byStart: boolean) =>
  `x.status = 'posted' and x.listed and ${isShown} and ${visibleTo(viewer, 'x.business_id')} and ${
    byStart
      ? 'x.starts_at > params.after and x.starts_at < params.before'
      : 'coalesce(x.starts_at > params.after, false)'
  }`;

const fits = `(params.type is null or x.business_type = params.type)
  and x.pay_percentage >= params.min_pay and x.dog_count <= params.max_dogs
  and x.day between params.first_day and params.last_day`;

/** Matches shifts with a booking between the start of their day and its end, or the end of overnight work. */
const isBookedDay = `exists (
  select from bookings busy where busy.subject_id = params.viewer_id and busy.during && tstzrange(
    x.day::timestamp at time zone x.time_zone,
    greatest((x.day + 1)::timestamp at time zone x.time_zone, x.ends_at)))`;

/** Matches the words of the shift itself or the name of its business. */
const hasWords = `(x.words @@ params.words or x.business_id = any (array(
  select account_id from business_profiles where to_tsvector('english', folded(business_name)) @@ params.words)))`;

const allTypes = `'{${BusinessType.options.join()}}'::text[]`;
const byTypeAndDogs = (type: BusinessType | undefined) => ({
  from: `unnest(${type ? 'array[params.type]' : allTypes}) b (type) cross join generate_series(1, params.max_dogs) dogs`,
  where: 'x.business_type = b.type and x.dog_count = dogs',
});

/** Matches shifts of others for which the viewer has not applied. */
export const isUnseenShift = `x.business_id <> params.viewer_id and not exists (
  select from shift_applications mine where mine.shift_id = x.id and mine.groomer_id = params.viewer_id)`;
