import type { Visit } from '#contract/grooming/visits.ts';
import type { AskedPaper } from '#reference/what-to-bring.ts';
import { askedPapers } from '#server/modules/vaccinations/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { viewerColumns } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/** A visit row for its two sides, with the columns that the policy needs. */
export type VisitRow = Omit<LockedVisit, 'bookedAt' | 'arrivesAt' | 'readyAt'> &
  Pick<
    Visit,
    | 'price'
    | 'unpriced'
    | 'askedPrice'
    | 'askedMove'
    | 'overrideReason'
    | 'cancelReason'
    | 'reportCards'
    | 'history'
    | 'owner'
    | 'client'
    | 'note'
    | 'lateMinutes'
    | 'confirmedAt'
    | 'stopReason'
    | 'directions'
    | 'latitude'
    | 'longitude'
    | 'phone'
    | 'email'
    | 'staff'
    | 'arrivesAt'
    | 'readyAt'
    | 'redoOf'
    | 'repeatsEvery'
  > & { askedPapers: AskedPaper[] };

/** What only the provider of the visit sees. */
const ofProvider = (sql: Sql, viewerId: string, column: string) =>
  sql`case when v.provider_id = ${viewerId} then ${sql.unsafe(column)} end`;

const columns = (sql: Sql, viewerId: string) => sql`
  v.id, v.request_id, v.offer_id, v.owner_id, v.client_id, v.source, v.provider_id, v.provider_as, v.status, v.starts_at, v.ends_at, v.time_zone,
  coalesce(v.arrives_at, v.starts_at) as arrives_at, coalesce(v.ready_at, v.ends_at) as ready_at, v.staff_id,
  ${ofProvider(sql, viewerId, 'v.table_no')} as table_no,
  (select json_build_object('id', s.id, 'name', s.name, 'color', s.color) from staff s where s.id = v.staff_id and v.provider_id = ${viewerId}) as staff,
  v.title, v.services, v.at_home, v.address, v.list_price, v.discount, agreed_price(v) as price, unpriced_pets(v) as unpriced, asked_price(v) as asked_price, asked_move(v) as asked_move,
  case when v.provider_id = ${viewerId} then coalesce(case when v.owner_id <> all((select hidden_from(${viewerId}))::uuid[]) then a.phone end, c.phone)
    when v.provider_id <> all((select hidden_from(${viewerId}))::uuid[]) then groomer.phone end as phone,
  case when v.provider_id = ${viewerId} then coalesce(case when v.owner_id <> all((select hidden_from(${viewerId}))::uuid[]) then a.email end, c.email)
    when v.provider_id <> all((select hidden_from(${viewerId}))::uuid[]) then groomer.email end as email,
  ${askedPapers(sql)} as asked_papers,
  v.late_minutes, v.confirmed_at, v.stop_reason, repeats_every(v) as repeats_every,
  ${ofProvider(sql, viewerId, 'v.note')} as note, ${ofProvider(sql, viewerId, 'v.redo_of')} as redo_of, ${ofProvider(sql, viewerId, 'v.directions')} as directions,
  ${ofProvider(sql, viewerId, 'coalesce(v.lat, asked.lat)')} as latitude, ${ofProvider(sql, viewerId, 'coalesce(v.lon, asked.lon)')} as longitude,
  v.override_reason, v.cancel_reason, v.completed_at, ${viewerColumns(sql, viewerId)},
  case when a.id is not null then json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name, 'profileImageUrl', a.profile_image_url) end as owner,
  case when c.id is not null then json_build_object('id', c.id, 'name', concat_ws(' ', c.first_name, c.last_name), 'phone', c.phone,
    'email', c.email, 'contactBy', c.contact_by, 'stoppedTexts', c.no_texts_at is not null, 'stoppedMail', c.no_mail_at is not null, 'directions', c.directions, 'notes', c.notes, 'linkedUserId', c.linked_account_id,
    'toldBy', told_by(c), 'owed', owes_of(c.id), 'owedHere', owes_for(v.id)) end as client,
  coalesce((select json_agg(json_build_object('petId', card.pet_id,
    'services', card.services, 'findings', card.findings, 'behavior', card.behavior, 'photos', card.photos,
    'beforeAfter', card.before_after, 'nextVisitWeeks', card.next_visit_weeks, 'writtenAt', card.written_at, 'editedAt', card.edited_at) order by vp.place)
    from report_cards card join visit_pets vp on vp.visit_id = card.visit_id and vp.pet_id = card.pet_id
    where card.visit_id = v.id), '[]') as report_cards,
  (select json_agg(json_build_object('at', h.at, 'what', h.what, 'note', h.note,
      'atDesk', case when v.provider_id = ${viewerId} then desk.name end,
      'who', case when h.account_id = v.provider_id and v.provider_as = 'business'
        then coalesce(b.business_name, who.first_name || ' ' || who.last_name)
        else who.first_name || ' ' || who.last_name end) order by h.seq)
    from visit_history h left join accounts who on who.id = h.account_id left join staff desk on desk.id = h.desk_staff_id where h.visit_id = v.id and (v.provider_id = ${viewerId} or h.what not in ('stage', 'assigned'))) as history`;

const tables = (sql: Sql, viewerId: string) => sql`
  visits v join accounts groomer on groomer.id = v.provider_id left join accounts a on a.id = v.owner_id
  left join clients c on c.id = v.client_id and v.provider_id = ${viewerId}
  left join grooming_requests asked on asked.id = v.request_id
  left join business_profiles b on b.account_id = v.provider_id`;

export async function findVisitRow(sql: Sql, id: string, viewerId: string) {
  const [row] = await sql<
    VisitRow[]
  >`select ${columns(sql, viewerId)} from ${tables(sql, viewerId)} where v.id = ${id}`;
  return row;
}

type Search = {
  as: 'provider' | 'pet_owner' | undefined;
  petId: string | undefined;
  /** The first day by the clock of each visit's place; then the nearest come first. */
  from: string | undefined;
  /** Only those that were over by then and are not finished; the earliest come first. */
  overSince: Date | undefined;
  after: { startsAt: string; id: string } | undefined;
  limit: number;
};

/** Returns up to one row more than `limit`, which shows whether there is a next page. */
export const findVisits = (
  sql: Sql,
  viewerId: string,
  { as, petId, from, overSince, after, limit }: Search,
) => sql<VisitRow[]>`
  select ${columns(sql, viewerId)} from ${tables(sql, viewerId)}
  where ${
    as === 'provider'
      ? sql`v.provider_id = ${viewerId}`
      : as === 'pet_owner'
        ? sql`v.owner_id = ${viewerId}`
        : sql`(v.provider_id = ${viewerId} or v.owner_id = ${viewerId})`
  }
    ${petId ? sql`and exists (select from visit_pets vp where vp.visit_id = v.id and vp.pet_id = ${petId})` : sql``}
    ${from ? sql`and v.starts_at >= ${from}::date - interval '1 day' and (v.starts_at at time zone v.time_zone)::date >= ${from}::date` : sql``}
    ${overSince ? sql`and v.status in ('booked', 'checked_in') and v.ends_at <= ${overSince}` : sql``}
    ${after ? sql`and (v.starts_at, v.id) ${from || overSince ? sql`>` : sql`<`} (${after.startsAt}, ${after.id})` : sql``}
  ${from || overSince ? sql`order by v.starts_at, v.id` : sql`order by v.starts_at desc, v.id desc`} limit ${limit + 1}`;

/** More than the most visits of a day. */
const mostInRange = 300;

/** Finds the visits of a provider that begin in a range of time and were not cancelled, in order. */
export const findProviderVisits = (
  sql: Sql,
  providerId: string,
  { since, until }: { since: Date; until: Date },
) => sql<VisitRow[]>`
  select ${columns(sql, providerId)} from ${tables(sql, providerId)}
  where v.provider_id = ${providerId} and v.starts_at >= ${since} and v.starts_at < ${until} and v.status not in ('cancelled', 'declined', 'expired', 'withdrawn')
  order by v.starts_at, v.id limit ${mostInRange}`;
