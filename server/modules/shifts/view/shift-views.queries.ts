import type { z } from 'zod';
import type { HistoryEntry } from '#contract/shifts/shift-history.ts';
import type { OwnShift, ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { cardJson, cardTables, changedSince, leftAt, paidHours } from '../shift-card.queries.ts';
import type { LatLon } from '#server/platform/places/distance.ts';
import { viewerColumns, viewerTables } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/** The viewer and the point from which distances are measured. */
export type ViewerContext = { id: string; origin: LatLon | undefined };

/** A shift as shown, with the facts that the policy needs. */
export type ShiftRow = Pick<
  LockedShift,
  | 'businessId'
  | 'listed'
  | 'blocked'
  | 'seenFirstBy'
  | 'withheld'
  | 'mayTake'
  | 'status'
  | 'startsAt'
  | 'completedAt'
  | 'dogsGroomed'
  | 'groomerId'
  | 'payState'
  | 'endsAt'
  | 'endedEarly'
  | 'cancelledAt'
  | 'noShowAt'
  | 'noShowContested'
  | 'noShowSettled'
  | 'claimed'
  | 'own'
  | 'reviewed'
> & { card: ShiftCard } & Pick<
    ShiftDetail,
    'groomer' | 'pay' | 'claim' | 'cancelReason' | 'seenFirst' | 'instantBook'
  >;

const columns = (sql: Sql, { id }: ViewerContext) => sql`
  s.business_id, s.status, s.starts_at, s.ends_at, s.cancel_reason, s.instant_book, ${viewerColumns(sql, id)},
  case when s.opens_at is not null then json_build_object('by', s.seen_first_by, 'until', s.opens_at) end as seen_first, ${cardJson(sql)} as card,
  case when worker.id is not null then (
    select json_build_object('id', g.id, 'name', g.first_name || ' ' || g.last_name,
      'profileImageUrl', g.profile_image_url, 'applicationId', worker.id)
    from accounts g where g.id = worker.groomer_id) end as groomer,
  case when pay.shift_id is not null then json_build_object(
    'dogsGroomed', pay.dogs_groomed, 'hours', ${paidHours(sql, sql`pay`)}, 'revenue', pay.revenue, 'bonus', pay.bonus, 'pay', pay.pay,
    'recordedAt', pay.recorded_at, 'state', pay.state, 'confirmBy', pay.confirm_by,
    'disputeReason', pay.dispute_reason, 'disputedAt', pay.disputed_at, 'answerBy', pay.answer_by,
    'withAdmin', pay.state = 'disputed' and pay.with_admin_at is not null, 'decision', pay.decision) end as pay,
  case when claim.shift_id is not null then json_build_object(
    'dogsGroomed', claim.dogs_groomed, 'hours', round(claim.minutes_worked / 60.0, 2), 'revenue', claim.revenue,
    'revenueEstimated', claim.revenue_estimated, 'bonus', claim.bonus, 'pay', claim.pay,
    'claimedAt', claim.claimed_at, 'answerBy', claim.answer_by) end as claim`;

const tables = (sql: Sql, { id, origin }: ViewerContext) =>
  sql`${cardTables(sql, id, origin)} ${viewerTables(sql)}`;

export async function findShiftRow(sql: Sql, shiftId: string, viewer: ViewerContext) {
  const [row] = await sql<ShiftRow[]>`
    select ${columns(sql, viewer)} from shifts s ${tables(sql, viewer)} where s.id = ${shiftId}`;
  return row;
}

/**
 * Lists a shift's history, oldest first. A groomer sees neither another groomer's name nor who else applied. A
 * block hides applicants who were never accepted.
 */
export const findHistory = (sql: Sql, shiftId: string, viewerId: string) => sql<
  z.output<typeof HistoryEntry>[]
>`
  select h.at, h.what,
    case when h.account_id = s.business_id then b.business_name
      when ${viewerId} in (h.account_id, s.business_id) then who.first_name || ' ' || who.last_name end as who,
    case when h.groomer_id is null then h.note
      when ${viewerId} in (h.groomer_id, s.business_id)
        then coalesce(h.note, case when h.account_id is distinct from h.groomer_id
          then groomer.first_name || ' ' || groomer.last_name end)
      end as note
  from shift_history h
  join shifts s on s.id = h.shift_id
  join business_profiles b on b.account_id = s.business_id
  left join accounts who on who.id = h.account_id
  left join accounts groomer on groomer.id = h.groomer_id
  where h.shift_id = ${shiftId} and (
    h.what not in ('applied', 'application_withdrawn', 'declined') or ${viewerId} in (h.groomer_id, s.business_id))
    and (h.groomer_id is null or ${isVisibleTo(sql, viewerId, 'h.groomer_id')} or exists (
      select from shift_applications worked
      where worked.shift_id = h.shift_id and worked.groomer_id = h.groomer_id and worked.accepted_at is not null))
  order by h.seq`;

/** Reads the cards of shifts in the given order. */
export const findShiftCards = (sql: Sql, ids: string[], { id, origin }: ViewerContext) => sql<
  { card: ShiftCard }[]
>`
  select ${cardJson(sql)} as card from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join shifts s on s.id = f.id ${cardTables(sql, id, origin)} order by f.place`;

type Page<Key> = { after: Key | undefined; limit: number };

/** First name of the groomer who last left the shift `s` by withdrawing, while it is open again. */
const leftBy = (sql: Sql) => sql`case when s.status = 'posted' then (
  select case when left_it.what = 'withdrawn' then who.first_name end
  from shift_history left_it join accounts who on who.id = left_it.groomer_id
  where left_it.shift_id = s.id and left_it.what in ('withdrawn', 'released')
  order by left_it.seq desc limit 1) end`;

/** Returns up to one more than `limit`, so that the caller knows whether there is a next page. */
export const findOwnShifts = (
  sql: Sql,
  ownerId: string,
  { status, after, limit }: Page<{ startsAt: string; id: string }> & { status: ShiftStatus | undefined },
) => sql<(ShiftRow & Pick<OwnShift, 'newApplicationCount' | 'pendingApplicationCount' | 'leftBy'>)[]>`
  select ${columns(sql, { id: ownerId, origin: undefined })}, waiting.new_application_count, waiting.pending_application_count,
    ${leftBy(sql)} as left_by
  from shifts s ${tables(sql, { id: ownerId, origin: undefined })}
  cross join lateral (
    select count(*) filter (where a.seen_at is null) as new_application_count, count(*) as pending_application_count
    from shift_applications a where a.shift_id = s.id and a.status = 'pending'
  ) waiting
  where s.business_id = ${ownerId} ${status ? sql`and s.status = ${status}` : sql``}
    ${after ? sql`and (s.starts_at, s.id) < (${after.startsAt}, ${after.id})` : sql``}
  order by s.starts_at desc, s.id desc limit ${limit + 1}`;

export type OwnApplicationRow = ShiftRow & {
  application: Omit<
    OwnApplication,
    'actions' | 'shift' | 'changes' | 'pay' | 'claim' | 'endedEarly' | 'shiftActions'
  > & { changedSince: boolean };
} & Pick<OwnApplication, 'changes'>;

/** The changes to the shift `s` since the pending application `a` was last sent. */
const changesSince = (sql: Sql) => sql`(
  select coalesce(json_agg(json_build_object('at', h.at, 'note', h.note) order by h.seq), '[]') from shift_history h
  where a.status = 'pending' and h.shift_id = s.id and h.what = 'edited' and h.seq > (
    select max(sent.seq) from shift_history sent
    where sent.shift_id = s.id and sent.what = 'applied' and sent.groomer_id = a.groomer_id))`;

export const findOwnApplications = (
  sql: Sql,
  groomer: ViewerContext,
  { after, limit }: Page<{ createdAt: string; id: string }>,
) => sql<OwnApplicationRow[]>`
  select ${columns(sql, groomer)}, ${applicationJson(sql)} as application, ${changesSince(sql)} as changes
  from shift_applications a join shifts s on s.id = a.shift_id ${tables(sql, groomer)}
  where a.groomer_id = ${groomer.id}
    and (a.status in ('accepted', 'completed', 'no_show') or ${isVisibleTo(sql, groomer.id, 's.business_id')})
    ${after ? sql`and (a.created_at, a.id) < (${after.createdAt}, ${after.id})` : sql``}
  order by a.created_at desc, a.id desc limit ${limit + 1}`;

/** The application `a` to the shift `s` as JSON, without its `actions`. */
export const applicationJson = (sql: Sql) => sql`json_build_object(
  'id', a.id, 'shiftId', a.shift_id, 'groomerId', a.groomer_id, 'message', a.message, 'status', a.status,
  'createdAt', a.created_at, 'endedBecause', a.ended_because,
  'leftAt', ${leftAt(sql, 'a')}, 'changedSince', ${changedSince(sql, 'a')}, 'waitingPosition', case when s.status = 'filled' and a.status = 'pending' then (
    select count(*) from shift_applications earlier
    where earlier.shift_id = a.shift_id and earlier.status = 'pending' and (earlier.created_at, earlier.id) <= (a.created_at, a.id)
  ) end)`;
