import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Review } from '#contract/reviews.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type Engagement = { engagementType: 'shift' | 'visit'; engagementId: string };
export type SubjectRole = 'groomer' | 'business' | 'pet_owner';
export type NewReview = Engagement & {
  id: string;
  authorId: string;
  subjectId: string;
  subjectRole: SubjectRole;
  rating: number;
  tags: string[];
  text: string;
  createdAt: Date;
};

/** Locks an engagement, so that when both sides write at the same time the second sees the first's review. */
export const lockEngagement = (sql: Sql, { engagementId }: Engagement) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${engagementId}, ${advisoryLocks.reviewsOfEngagement}))`;

export const insertReview = (sql: Sql, review: NewReview) => sql`insert into reviews ${sql(review)}`;

export async function countReviews(sql: Sql, { engagementType, engagementId }: Engagement): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from reviews where engagement_type = ${engagementType} and engagement_id = ${engagementId}`;
  return row?.count ?? 0;
}

export async function findAuthors(sql: Sql, { engagementType, engagementId }: Engagement): Promise<string[]> {
  const rows = await sql<{ authorId: string }[]>`
    select author_id from reviews where engagement_type = ${engagementType} and engagement_id = ${engagementId}`;
  return rows.map(({ authorId }) => authorId);
}

/**
 * Reveals the hidden reviews of an engagement and adds them to the ratings.
 * @returns the ids of the revealed reviews
 */
export const markRevealed = (sql: Sql, { engagementType, engagementId }: Engagement, now: Date) => sql<
  { id: string }[]
>`
  with revealed as (
    update reviews set revealed_at = ${now}
    where engagement_type = ${engagementType} and engagement_id = ${engagementId} and revealed_at is null and removed_at is null
    returning id, subject_id, subject_role, engagement_type, rating
  ), counted as (
    insert into ratings as r (account_id, as_role, engagement_type, count, total)
    select subject_id, subject_role, engagement_type, 1, rating from revealed
    on conflict (account_id, as_role, engagement_type) do update set count = r.count + 1, total = r.total + excluded.total
  )
  select id from revealed`;

const shown = (sql: Sql) => sql`
  select r.id, r.rating, r.tags, r.text, r.created_at, r.engagement_type,
    json_build_object('id', a.id, 'name', case when wrote_as.role = 'pet_owner' and a.closed_at is null then a.first_name
        else coalesce(b.business_name, a.first_name || ' ' || a.last_name) end,
      'role', wrote_as.role, 'profileImageUrl', face_of(a.id, wrote_as.role)) as author,
    case when r.reply_at is not null then json_build_object('text', r.reply_text, 'at', r.reply_at) end as reply
  from reviews r join accounts a on a.id = r.author_id
  left join visits v on r.engagement_type = 'visit' and v.id = r.engagement_id
  cross join lateral (select case
    when r.engagement_type = 'visit' and r.subject_role <> 'pet_owner' then 'pet_owner'
    when r.engagement_type = 'visit' and v.provider_as = 'groomer' then 'groomer'
    when r.engagement_type = 'shift' and r.subject_role = 'business' then 'groomer'
    else 'owner' end as role) as wrote_as
  left join business_profiles b on b.account_id = a.id and wrote_as.role = 'owner'`;

/** Returns whether a review is among the visible reviews of a person. */
export async function isShown(sql: Sql, id: string, subjectId: string): Promise<boolean> {
  const found = await sql`
    select from reviews where id = ${id} and subject_id = ${subjectId} and revealed_at is not null`;
  return found.length > 0;
}

export type ReviewPage = {
  viewerId: string;
  role: SubjectRole | undefined;
  engagementType: Engagement['engagementType'] | undefined;
  cursor: string | undefined;
  limit: number;
};

/**
 * Returns up to one more than `limit`, so that the caller knows whether there is a next page. People read all
 * reviews of themselves, also by those whom they have blocked.
 */
export const findReviews = (
  sql: Sql,
  subjectId: string,
  { viewerId, role, engagementType, cursor, limit }: ReviewPage,
) => sql<Review[]>`
  ${shown(sql)} where ${isReadable(sql, subjectId, viewerId)}
  ${role ? sql`and r.subject_role = ${role}` : sql``}
  ${engagementType ? sql`and r.engagement_type = ${engagementType}` : sql``}
  ${cursor ? sql`and (r.created_at, r.id) < (select created_at, id from reviews where id = ${cursor})` : sql``}
  order by r.created_at desc, r.id desc limit ${limit + 1}`;

const isReadable = (sql: Sql, subjectId: string, viewerId: string) => sql`
  r.subject_id = ${subjectId} and r.revealed_at is not null
  and (r.subject_id = ${viewerId} or ${isVisibleTo(sql, viewerId, 'r.author_id')})`;

/** Averages the reviews that the viewer can read, after shifts and after visits apart. */
export const findRatings = (sql: Sql, subjectId: string, viewerId: string, role: SubjectRole) => sql<
  { engagementType: Engagement['engagementType']; rating: number; reviewCount: number }[]
>`
  select r.engagement_type, round(avg(r.rating), 1)::float8 as rating, count(*)::int as review_count
  from reviews r where ${isReadable(sql, subjectId, viewerId)} and r.subject_role = ${role}
  group by r.engagement_type order by r.engagement_type`;

export async function accountExists(sql: Sql, accountId: string): Promise<boolean> {
  const found = await sql`select from accounts where id = ${accountId}`;
  return found.length > 0;
}

export async function findReview(sql: Sql, id: string): Promise<Review | undefined> {
  const [row] = await sql<Review[]>`${shown(sql)} where r.id = ${id}`;
  return row;
}

/** Locks a review that its subject can see. */
export async function lockRevealedReview(sql: Sql, id: string, subjectId: string) {
  const [row] = await sql<{ replyAt: string | null }[]>`
    select reply_at from reviews where id = ${id} and subject_id = ${subjectId} and revealed_at is not null for update`;
  return row;
}

export const updateReply = (sql: Sql, id: string, text: string, now: Date) =>
  sql`update reviews set reply_text = ${text}, reply_at = ${now} where id = ${id}`;
