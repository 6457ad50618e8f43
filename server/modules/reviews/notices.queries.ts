import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export async function findReviewed(sql: Sql, reviewId: string) {
  const [row] = await sql<
    { subject: Person; authorId: string; authorName: string; rating: number; isOnlyOne: boolean }[]
  >`
    select ${person(sql, 's')} as subject, r.author_id, coalesce(b.business_name, a.first_name || ' ' || a.last_name) as author_name, r.rating,
      not exists (select from reviews other where other.engagement_type = r.engagement_type
        and other.engagement_id = r.engagement_id and other.id <> r.id) as is_only_one
    from reviews r join accounts s on s.id = r.subject_id join accounts a on a.id = r.author_id
    left join business_profiles b on b.account_id = a.id and case r.engagement_type
      when 'shift' then r.subject_role = 'groomer'
      when 'visit' then exists (
        select from visits v where v.id = r.engagement_id and v.provider_id = a.id and v.provider_as = 'business') end
    where r.id = ${reviewId}`;
  return row;
}

/** Completed work of which someone has not reviewed the other side yet. */
export type ReviewDue = {
  engagementType: 'shift' | 'visit';
  engagementId: string;
  title: string;
  otherName: string;
};

/** No one is asked to review a person of whom they have nothing to see anymore. */
export async function findReviewDue(
  sql: Sql,
  {
    engagementType,
    engagementId,
    authorId,
    subjectId,
  }: Omit<ReviewDue, 'title' | 'otherName'> & {
    authorId: string;
    subjectId: string;
  },
): Promise<{ author: Person; due: ReviewDue } | undefined> {
  const [row] = await sql<{ author: Person; title: string; otherName: string }[]>`
    select ${person(sql, 'a')} as author, coalesce(v.title, s.title) as title,
      case when v.provider_as = 'business' and v.provider_id = o.id or s.business_id = o.id
        then coalesce(b.business_name, o.first_name || ' ' || o.last_name)
        else o.first_name || ' ' || o.last_name end as other_name
    from accounts a join accounts o on o.id = ${subjectId} left join business_profiles b on b.account_id = o.id
    left join visits v on ${engagementType} = 'visit' and v.id = ${engagementId}
    left join shifts s on ${engagementType} = 'shift' and s.id = ${engagementId}
    where a.id = ${authorId} and ${isVisibleTo(sql, authorId, 'o.id')} and not exists (
      select from reviews r where r.engagement_type = ${engagementType} and r.engagement_id = ${engagementId} and r.author_id = a.id)`;
  return (
    row && {
      author: row.author,
      due: { engagementType, engagementId, title: row.title, otherName: row.otherName },
    }
  );
}
