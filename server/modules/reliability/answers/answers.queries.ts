import type { Sql } from '#server/platform/database/sql.ts';

/** An application, an offer or a proposed time that waits for the answer of `accountId`. */
export type Ask = {
  accountId: string;
  otherId: string;
  subjectKind: 'shift' | 'request' | 'visit';
  subjectId: string;
  title: string;
  askedAt: string;
  startsAt: string;
  /** Null where no answer is needed anymore. */
  answered: boolean | null;
};

/**
 * Finds an application. A place on the waiting list of a filled shift is an answer; a withdrawn application and a
 * cancelled shift need none. An acceptance from before it was sent again is no answer.
 */
export async function findAskOfApplication(sql: Sql, applicationId: string): Promise<Ask | undefined> {
  const [row] = await sql<Ask[]>`
    select s.business_id as account_id, a.groomer_id as other_id, 'shift' as subject_kind, s.id as subject_id, s.title,
      a.created_at as asked_at, s.starts_at,
      case when a.accepted_at >= a.created_at or a.status = 'declined' then true
        when s.status = 'cancelled' or a.status = 'withdrawn' then null
        else s.filled_at is not null end as answered
    from shift_applications a join shifts s on s.id = a.shift_id where a.id = ${applicationId}`;
  return row;
}

/** Finds an offer. One that was withdrawn, or waits for its sender's confirmation, needs no answer. */
export async function findAskOfOffer(sql: Sql, offerId: string): Promise<Ask | undefined> {
  const [row] = await sql<Ask[]>`
    select r.owner_id as account_id, o.provider_id as other_id, 'request' as subject_kind, r.id as subject_id, r.title,
      o.created_at as asked_at, o.starts_at,
      case when v.id is not null or o.status = 'declined' then true
        when r.status in ('cancelled', 'expired') or o.status = 'withdrawn' or o.changed_terms <> '{}' then null
        else false end as answered
    from offers o join grooming_requests r on r.id = o.request_id left join visits v on v.offer_id = o.id
    where o.id = ${offerId}`;
  return row;
}

/** Finds the proposal of a new time that was made at `proposedAt`. One that was replaced needs no answer. */
export async function findAskOfMove(
  sql: Sql,
  visitId: string,
  { by, proposedAt }: { by: 'provider' | 'pet_owner'; proposedAt: string },
): Promise<Ask | undefined> {
  const [row] = await sql<Ask[]>`
    select case ${by} when 'provider' then v.owner_id else v.provider_id end as account_id,
      case ${by} when 'provider' then v.provider_id else v.owner_id end as other_id,
      'visit' as subject_kind, v.id as subject_id, v.title, ${proposedAt}::timestamptz as asked_at, v.starts_at,
      case when next.what in ('moved', 'move_declined') then true
        when v.status = 'booked' and v.proposed_at = ${proposedAt} then false end as answered
    from visits v left join lateral (
      select what from visit_history h where h.visit_id = v.id and h.at > ${proposedAt}
      order by h.seq limit 1) next on true
    where v.id = ${visitId}`;
  return row;
}

export async function findProposal(sql: Sql, visitId: string) {
  const [row] = await sql<{ by: 'provider' | 'pet_owner'; proposedAt: string }[]>`
    select proposed_by as by, proposed_at from visits where id = ${visitId} and proposed_at is not null`;
  return row;
}
