import type { Visit } from '#contract/grooming/visits.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { viewerColumns } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/** A visit row for its two sides, with the columns that the policy needs. */
export type VisitRow = Omit<LockedVisit, 'bookedAt'> &
  Pick<Visit, 'price' | 'overrideReason' | 'cancelReason' | 'missedBy' | 'reportCard' | 'history' | 'owner'>;

const columns = (sql: Sql, viewerId: string) => sql`
  v.id, v.request_id, v.offer_id, v.owner_id, v.provider_id, v.provider_as, v.status, v.starts_at, v.ends_at, v.time_zone,
  v.title, v.services, v.at_home, v.address, v.list_price, v.discount, v.list_price - v.discount as price,
  v.override_reason, v.cancel_reason, v.missed_by, v.completed_at, ${viewerColumns(sql, viewerId)},
  json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name, 'profileImageUrl', a.profile_image_url) as owner,
  case when card.visit_id is not null then json_build_object(
    'services', card.services, 'findings', card.findings, 'behavior', card.behavior, 'photos', card.photos,
    'beforeAfter', card.before_after, 'nextVisitWeeks', card.next_visit_weeks, 'writtenAt', card.written_at, 'editedAt', card.edited_at) end as report_card,
  (select json_agg(json_build_object('at', h.at, 'what', h.what, 'note', h.note,
      'who', case when h.account_id = v.provider_id and v.provider_as = 'business'
        then coalesce(b.business_name, who.first_name || ' ' || who.last_name)
        else who.first_name || ' ' || who.last_name end) order by h.seq)
    from visit_history h left join accounts who on who.id = h.account_id where h.visit_id = v.id) as history`;

const tables = (sql: Sql) => sql`
  visits v join accounts a on a.id = v.owner_id
  left join business_profiles b on b.account_id = v.provider_id
  left join report_cards card on card.visit_id = v.id`;

export async function findVisitRow(sql: Sql, id: string, viewerId: string) {
  const [row] = await sql<
    VisitRow[]
  >`select ${columns(sql, viewerId)} from ${tables(sql)} where v.id = ${id}`;
  return row;
}

type Search = {
  as: 'provider' | 'pet_owner' | undefined;
  petId: string | undefined;
  after: { startsAt: string; id: string } | undefined;
  limit: number;
};

/** Returns up to one row more than `limit`, which shows whether there is a next page. */
export const findVisits = (sql: Sql, viewerId: string, { as, petId, after, limit }: Search) => sql<
  VisitRow[]
>`
  select ${columns(sql, viewerId)} from ${tables(sql)}
  where ${
    as === 'provider'
      ? sql`v.provider_id = ${viewerId}`
      : as === 'pet_owner'
        ? sql`v.owner_id = ${viewerId}`
        : sql`(v.provider_id = ${viewerId} or v.owner_id = ${viewerId})`
  }
    ${petId ? sql`and exists (select from requested_pets rp where rp.request_id = v.request_id and rp.pet_id = ${petId})` : sql``}
    ${after ? sql`and (v.starts_at, v.id) < (${after.startsAt}, ${after.id})` : sql``}
  order by v.starts_at desc, v.id desc limit ${limit + 1}`;
