import type { DayWindow } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PayModel } from '#contract/shifts/pay-model.ts';
import type { PayFacts } from '#contract/shifts/take-home.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';

/** The day, hours and pay of a shift; the day, services and budget of a request. Money is in whole dollars. */
export type MatchedShift = PayFacts & {
  businessName: string;
  shiftDate: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  payModel: PayModel;
  bonus: string | null;
};
export type MatchedRequest = {
  pets: string;
  services: AnyService[];
  preferredDate: string | null;
  dayWindow: DayWindow;
  budget: number | null;
};

/** What newly matches a saved search: a shift or request that is open, or a person who is listed. */
export type MatchFacts = {
  kind: SavedSearchKind;
  name: string;
  itemId: string;
  /** Whose shift, request or profile it is. */
  ownerId: string;
  title: string;
  place: string | null;
  /** From the reader's own place, if both are known. */
  miles: number | null;
  shift: MatchedShift | null;
  request: MatchedRequest | null;
  reader: Person;
};

/** What a saved search can match now, of any kind. */
const matchable = (sql: Sql) => sql`
  select 'shifts' as of, id, business_id as owner_id, title, city, state, lat, lon from shifts where status = 'posted'
  union all select 'requests', id, owner_id, title, city, state, lat, lon from grooming_requests where status = 'posted'
  union all select 'groomers', g.account_id, g.account_id, o.first_name || ' ' || o.last_name, g.city, g.state, g.lat, g.lon
    from groomer_profiles g join accounts o on o.id = g.account_id where g.listed
  union all select 'businesses', account_id, account_id, business_name, city, state, lat, lon from business_profiles where listed`;

export async function findMatchFacts(
  sql: Sql,
  savedSearchId: string,
  itemId: string,
): Promise<MatchFacts | undefined> {
  const [row] = await sql<MatchFacts[]>`
    select s.kind, s.name, item.id as item_id, item.owner_id, item.title, item.city || ', ' || item.state as place,
      miles_between(home.lat, home.lon, item.lat, item.lon) as miles, ${person(sql, 'a')} as reader,
      (select json_build_object('title', h.title, 'businessName', b.business_name, 'shiftDate', h.starts_at, 'startTime', h.start_time,
        'endTime', h.end_time, 'timeZone', h.time_zone, 'payModel', h.pay_model, 'bonus', h.bonus_info, 'dogCount', h.dog_count,
        'payPercentage', h.pay_percentage, 'estimatedPayMin', h.estimated_pay_min, 'estimatedPayMax', h.estimated_pay_max,
        'bookMin', h.book_min, 'bookMax', h.book_max, 'boothRent', h.booth_rent, 'hourlyRate', h.hourly_rate,
        'hours', extract(epoch from h.ends_at - h.starts_at) / 3600)
        from shifts h join business_profiles b on b.account_id = h.business_id where item.of = 'shifts' and h.id = item.id) as shift,
      (select json_build_object('pets', (select string_agg(p.name, ' and ' order by p.name) from requested_pets rp join pets p on p.id = rp.pet_id
          where rp.request_id = r.id), 'services', r.services, 'preferredDate', r.preferred_date, 'dayWindow', r.day_window,
        'budget', r.estimated_budget)
        from grooming_requests r where item.of = 'requests' and r.id = item.id) as request
    from saved_searches s join accounts a on a.id = s.account_id
    join lateral (${matchable(sql)}) item on item.of = s.kind and item.id = ${itemId}
    left join lateral (
      select lat, lon from groomer_profiles where account_id = a.id and lat is not null
      union all select lat, lon from business_profiles where account_id = a.id and lat is not null
      union all select lat, lon from pet_owner_profiles where account_id = a.id and lat is not null
      limit 1
    ) home on true
    where s.id = ${savedSearchId} and s.notify = 'now'`;
  return row;
}

/** Whether no one can find it anymore: filled, canceled, ended or no longer listed. */
export async function isGone(sql: Sql, itemId: string): Promise<boolean> {
  const found = await sql`select from (${matchable(sql)}) item where item.id = ${itemId} limit 1`;
  return found.length === 0;
}

/** A saved search with new matches, and the page that lists them. */
export type SumFacts = { kind: SavedSearchKind; name: string; path: string; reader: Person };

export async function findSumFacts(sql: Sql, savedSearchId: string): Promise<SumFacts | undefined> {
  const [row] = await sql<
    (Omit<SumFacts, 'path'> & { query: Record<string, string | number>; roles: string[] })[]
  >`
    select s.kind, s.name, s.query, a.roles, ${person(sql, 'a')} as reader
    from saved_searches s join accounts a on a.id = s.account_id where s.id = ${savedSearchId}`;
  if (!row) return undefined;
  const { query, roles, ...sum } = row;
  return { ...sum, path: savedSearchPath(sum.kind, query, roles) };
}

type Query = Readonly<Record<string, string | number>>;

/**
 * The page that opens a saved search, with its filters in the address. A search without a radius is unlimited,
 * while the page itself would begin with the viewer's own.
 */
function savedSearchPath(kind: SavedSearchKind, query: Query, roles: readonly string[]): string {
  const filters = Object.entries<string | number>({ radius: 'any', ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const params = Object.fromEntries(filters) as Record<string, string>;
  if (kind === 'groomers') return href('marketplace', { tab: 'groomers', ...params });
  if (kind === 'businesses') return href('marketplace', { tab: 'salons', ...params });
  if (kind === 'shifts') return href('groomer-dashboard', params);
  return roles.includes('groomer')
    ? href('groomer-dashboard', { tab: 'requests', ...params })
    : href('owner-dashboard', { tab: 'requests', ...params });
}
