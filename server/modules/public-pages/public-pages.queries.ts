import type {
  PublicCard,
  PublicReview,
  PublicRole,
  TownCard,
  TownFilter,
  TownPage,
} from '#contract/profiles/public-pages.ts';
import type { EngagementType, RatingAfter } from '#contract/reviews.ts';
import { checkedTitles } from '#server/modules/certifications/index.ts';
import { isShown, pagesOf } from '#server/modules/profiles/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A row of a list: the place in it as the rest of the app names it. */
export type CardRow = PublicCard & { city: string; state: string };
/** A row of a town's list. */
export type TownRow = PublicCard & Pick<TownCard, 'address' | 'radius'> & { id: string };

const checkedOf = (sql: Sql, as: PublicRole, now: Date) =>
  checkedTitles(sql, { accountId: sql`a.id`, as }, now);

const cardColumns = (sql: Sql, as: PublicRole, now: Date) => sql`
  ${as} as "as", pp.slug, r.rating, coalesce(r.count, 0)::int as review_count, p.city, p.state,
  ${
    as === 'groomer'
      ? sql`concat_ws(' ', a.first_name, a.last_name) as name, p.title, p.service_type as works, p.years_experience,
        p.specializations as skills, cardinality(${checkedOf(sql, as, now)}) > 0 as checked, face_of(a.id, 'groomer') as image_url`
      : sql`p.business_name as name, null::text as title, p.business_type as works, null::int as years_experience,
        p.services as skills, cardinality(${checkedOf(sql, as, now)}) > 0 as checked, face_of(a.id, 'business') as image_url`
  }`;

/** Joins what pet parents gave, who are the readers of public pages. */
const rated = (sql: Sql, as: PublicRole) => sql`
  left join lateral (
    select round(total::numeric / nullif(count, 0), 1)::float8 as rating, count from ratings
    where account_id = p.account_id and as_role = ${as} and engagement_type = 'visit'
  ) r on true`;

export type PageFacts = CardRow & {
  id: string;
  shortName: string;
  about: string | null;
  address: string | null;
  zip: string | null;
  radius: number;
  hours: string | null;
};

/** Reads what the public may know of an account in this role. A home is shown only by its town. */
export async function findPageFacts(
  sql: Sql,
  as: PublicRole,
  accountId: string,
  now: Date,
): Promise<PageFacts | undefined> {
  const [row] = await sql<PageFacts[]>`
    select a.id, ${cardColumns(sql, as, now)}, ${
      as === 'groomer'
        ? sql`a.first_name as short_name, a.bio as about, null::text as address, null::text as zip, p.preferred_radius as radius,
          null::text as hours`
        : sql`p.business_name as short_name, p.description as about, p.service_radius as radius, p.operating_hours as hours,
          case when p.business_type = 'salon' then p.address end as address,
          case when p.business_type = 'salon' then p.zip end as zip`
    }
    from ${pagesOf(sql, as)} ${rated(sql, as)} where pp.account_id = ${accountId}`;
  return row;
}

/** Reviews by people who are neither suspended nor blocked by the reviewed person, the newest first. */
const readable = (sql: Sql, as: PublicRole, accountId: string) => sql`
  reviews w join accounts author on author.id = w.author_id
  where w.subject_id = ${accountId} and w.subject_role = ${as} and w.revealed_at is not null and w.removed_at is null
    and author.suspended_at is null`;

/** Reads the average and number of the reviews by each trade; pet parents, for whom the page is, come first. */
export const findRatings = (sql: Sql, as: PublicRole, accountId: string) => sql<RatingAfter[]>`
  select engagement_type, round(total::numeric / count, 1)::float8 as rating, count::int as review_count from ratings
  where account_id = ${accountId} and as_role = ${as} and count > 0 order by engagement_type desc`;

/** An author is known by the first name, or as the business. */
export const findLatestReviews = (
  sql: Sql,
  as: PublicRole,
  accountId: string,
  after: EngagementType,
  limit: number,
) => sql<PublicReview[]>`
  select w.id, w.rating, w.tags, w.text, w.created_at, w.engagement_type, w.reply_text as reply,
    case when author.closed_at is not null then 'Former member'
      when w.engagement_type = 'shift' and w.subject_role = 'groomer'
        then coalesce((select business_name from business_profiles where account_id = author.id), author.first_name)
      else author.first_name end as author
  from ${readable(sql, as, accountId)} and w.engagement_type = ${after}
  order by w.created_at desc, w.id desc limit ${limit}`;

export const countReviewTags = (sql: Sql, as: PublicRole, accountId: string, after: EngagementType) => sql<
  { tag: string; count: number }[]
>`
  select tag, count(*)::int as count from (select w.tags from ${readable(sql, as, accountId)} and w.engagement_type = ${after}) given cross join unnest(given.tags) tag
  group by tag order by count(*) desc, tag`;

type Town = { city: string; state: string };

/** The lowest listed price of a full groom in town. */
export async function findGroomFrom(sql: Sql, { city, state }: Town): Promise<number | null> {
  const fromOf = (as: PublicRole) => sql`
    select b.from_cents from ${pagesOf(sql, as)} join price_book b on b.account_id = pp.account_id and b.side = ${as}
    where b.service = 'full_groom' and grooms_column(p.species, b.size) and p.state = ${state} and p.city = ${city} and ${isShown(sql, as)}`;
  const [row] = await sql<{ lowest: number | null }[]>`
    select min(from_cents)::int as lowest from (${fromOf('groomer')} union all ${fromOf('business')}) told`;
  return row?.lowest ?? null;
}

/** The pictures of the most reviewed people in town, of each kind as many. */
export async function findFaces(sql: Sql, { city, state }: Town, ofEach: number): Promise<string[]> {
  const facesOf = (as: PublicRole) => sql`(
    select face_of(a.id, ${as}) as face from ${pagesOf(sql, as)} ${rated(sql, as)}
    where p.state = ${state} and p.city = ${city} and ${isShown(sql, as)} and face_of(a.id, ${as}) is not null
    order by coalesce(r.count, 0) desc, r.rating desc nulls last, pp.slug limit ${ofEach})`;
  const rows = await sql<
    { face: string }[]
  >`select face from (${facesOf('business')} union all ${facesOf('groomer')}) faces`;
  return rows.map(({ face }) => face);
}

/** Whether a profile matches a filter of the list of a town; anyone does without one. */
function matches(sql: Sql, as: PublicRole, only: TownFilter | undefined) {
  const works = as === 'groomer' ? sql`p.service_type` : sql`p.business_type`;
  if (only === 'mobile') return sql`${works} in ('mobile', 'both')`;
  if (only === 'salon') return sql`${works} in ('salon', 'both')`;
  return only === 'cats' ? sql`'cat' = any(p.species)` : sql`true`;
}

/** How many in town show a page, and how many of them match each filter. */
export async function countInTown(
  sql: Sql,
  as: PublicRole,
  { city, state }: Town,
): Promise<TownPage['matching']> {
  const countOf = (only?: TownFilter) => sql`count(*) filter (where ${matches(sql, as, only)})::int`;
  const [row] = await sql<[TownPage['matching']]>`
    select ${countOf()} as "all", ${countOf('mobile')} as mobile, ${countOf('salon')} as salon, ${countOf('cats')} as cats
    from ${pagesOf(sql, as)} where p.state = ${state} and p.city = ${city} and ${isShown(sql, as)}`;
  return row;
}

/** How many in town have a rating by pet parents. */
export async function countRated(sql: Sql, { city, state }: Town): Promise<number> {
  const ratedOf = (as: PublicRole) => sql`
    select from ${pagesOf(sql, as)} ${rated(sql, as)}
    where p.state = ${state} and p.city = ${city} and ${isShown(sql, as)} and r.count > 0`;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (${ratedOf('groomer')} union all ${ratedOf('business')}) each`;
  return row?.count ?? 0;
}

export const findInTown = (
  sql: Sql,
  as: PublicRole,
  { city, state, only }: Town & { only?: TownFilter | undefined },
  limit: number,
  skip: number,
  now: Date,
) => sql<TownRow[]>`
  select a.id, ${cardColumns(sql, as, now)}, ${
    as === 'groomer'
      ? sql`null::text as address, p.preferred_radius as radius`
      : sql`case when p.business_type = 'salon' then p.address end as address, p.service_radius as radius`
  }
  from ${pagesOf(sql, as)} ${rated(sql, as)}
  where p.state = ${state} and p.city = ${city} and ${isShown(sql, as)} and ${matches(sql, as, only)}
  order by coalesce(r.count, 0) desc, r.rating desc nulls last, pp.slug limit ${limit} offset ${skip}`;

/** How many of the nearest profiles are looked at for towns nearby. */
const nearest = 300;

type Point = { lat: number; lon: number };

/** Finds the nearest other towns that have profiles, by the center of these. */
export const findNeighbors = (sql: Sql, { city, state }: Town, { lat, lon }: Point, limit: number) => sql<
  { city: string; state: string; count: number; miles: number }[]
>`
  with near as (
    ${nearestShown(sql, 'groomer', { lat, lon })} union all ${nearestShown(sql, 'business', { lat, lon })}
  )
  select city, state, count(*)::int as count, round(avg(miles))::int as miles from near
  where not (city = ${city} and state = ${state}) and miles <= 100
  group by city, state order by avg(miles), city limit ${limit}`;

const nearestShown = (sql: Sql, as: PublicRole, { lat, lon }: Point) => sql`(
  select p.city, p.state, miles_between(p.lat, p.lon, ${lat}, ${lon}) as miles
  from ${pagesOf(sql, as)} where p.spot is not null and ${isShown(sql, as)}
  order by p.spot <-> point_on_earth(${lat}, ${lon}) limit ${nearest})`;

export async function countShown(sql: Sql, as: PublicRole): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${pagesOf(sql, as)} where ${isShown(sql, as)}`;
  return row?.count ?? 0;
}

export const findShownSlugs = (sql: Sql, as: PublicRole, limit: number, skip: number) => sql<
  { slug: string; updatedAt: string }[]
>`
  select pp.slug, p.updated_at from ${pagesOf(sql, as)} where ${isShown(sql, as)} order by pp.slug limit ${limit} offset ${skip}`;

const townsWithPeople = (sql: Sql) => sql`
  select p.state, p.city from ${pagesOf(sql, 'groomer')} where ${isShown(sql, 'groomer')}
  union select p.state, p.city from ${pagesOf(sql, 'business')} where ${isShown(sql, 'business')}`;

export async function countTowns(sql: Sql): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from (${townsWithPeople(sql)}) towns`;
  return row?.count ?? 0;
}

export const findTowns = (sql: Sql, limit: number, skip: number) => sql<Town[]>`
  select state, city from (${townsWithPeople(sql)}) towns order by state, city limit ${limit} offset ${skip}`;
