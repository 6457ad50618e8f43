import type { ApplicationEnding } from '#contract/shifts/shift-applications.ts';
import type { BusinessType } from '#contract/profiles/profiles.ts';
import type {
  ApplicationStatus,
  PayState,
  ShiftHistoryKind,
  ShiftStatus,
} from '#contract/shifts/shift-lifecycle.ts';
import { knownFromRating } from '#contract/shifts/instant-book.ts';
import type { InstantBook } from '#contract/shifts/instant-book.ts';
import type { SeenFirstBy } from '#contract/shifts/seen-first.ts';
import type { CancelTerms } from '#contract/shifts/cancel-terms.ts';
import type { Bathing, PayTime } from '#contract/shifts/shift-customs.ts';
import type { PayModel } from '#contract/shifts/pay-model.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { joinBusiness, joinMine, leftAt } from './shift-card.queries.ts';
import { payLifecycle, shiftLifecycle } from './shifts.lifecycle.ts';

/** The place of a shift, copied from the business's profile when it was posted. */
export type Place = {
  businessType: BusinessType;
  address: string;
  city: string;
  state: string;
  lat: number;
  lon: number;
  timeZone: string;
};

/** The terms that the owner sets. */
export type ShiftTerms = {
  title: string;
  description: string | null;
  day: string;
  startTime: string;
  endTime: string;
  dogCount: number;
  payPercentage: number;
  estimatedPayMin: number | null;
  estimatedPayMax: number | null;
  requirements: string[];
  bonusInfo: string | null;
  bonusAmount: number | null;
  payModel: PayModel;
  boothRent: number | null;
  hourlyRate: number | null;
  paidWhen: PayTime;
  bathing: Bathing;
  cancelTerms: CancelTerms;
};

export type NewShift = ShiftTerms &
  Place & { id: string; businessId: string; startsAt: Date; endsAt: Date; postedAt: Date };

/** A shift with the viewer's relation to it. */
export type LockedShift = ShiftTerms &
  Place & {
    bookMin: number | null;
    bookMax: number | null;
    id: string;
    businessId: string;
    listed: boolean;
    blocked: boolean;
    seenFirstBy: SeenFirstBy | null;
    withheld: boolean;
    mayTake: boolean;
    opensAt: string | null;
    instantBookAt: string | null;
    businessName: string;
    termsVersion: number;
    status: ShiftStatus;
    startsAt: string;
    endsAt: string;
    /** The accepted groomer. */
    groomerId: string | null;
    /** Their application. */
    workerApplicationId: string | null;
    filledAt: string | null;
    payState: PayState | null;
    endedEarly: { byOwner: boolean; byGroomer: boolean };
    cancelledAt: string | null;
    noShowAt: string | null;
    noShowContested: boolean;
    noShowSettled: boolean;
    claimed: boolean;
    completedAt: string | null;
    dogsGroomed: number | null;
    /** The viewer's own application. */
    own: {
      id: string;
      status: ApplicationStatus;
      endedBecause: ApplicationEnding | null;
      wasAccepted: boolean;
      leftAt: string | null;
    } | null;
    reviewed: boolean;
  };

export async function findBusinessPlace(sql: Sql, businessId: string) {
  const [row] = await sql<Place[]>`
    select business_type, address, city, state, lat, lon, time_zone from business_profiles where account_id = ${businessId}`;
  return row;
}

export const insertShift = (sql: Sql, shift: NewShift) =>
  insertRow(sql, shiftLifecycle, shiftLifecycle.transitions.post, shift);

/**
 * Locks the rows of shifts until the transaction ends, always in the same order to avoid deadlocks. Related
 * rows are read in a later statement, because this one may wait for a lock and would see them as they were
 * before.
 */
export const lockShiftRows = (sql: Sql, ids: string[]) =>
  sql`select id from shifts where id in ${sql(ids)} order by id for update`;

export async function findLockedShift(sql: Sql, id: string, viewerId: string | null) {
  const [row] = await sql<LockedShift[]>`
    select s.id, s.business_id, b.business_name, s.opens_at, s.instant_book_at, s.terms_version, s.filled_at, s.status, s.starts_at, s.ends_at, s.title, s.description, s.day, s.start_time, s.end_time,
      s.dog_count, s.pay_percentage, s.estimated_pay_min, s.estimated_pay_max, s.book_min, s.book_max, s.requirements, s.bonus_info, s.bonus_amount, s.pay_model, s.booth_rent, s.hourly_rate, s.paid_when, s.bathing, s.cancel_terms,
      s.business_type, s.address, s.city, s.state, s.lat, s.lon, s.time_zone, ${viewerColumns(sql, viewerId)}
    from shifts s ${sql.unsafe(joinBusiness)} ${joinMine(sql, viewerId)} ${viewerTables(sql)}
    where s.id = ${id}`;
  return row;
}

/** Whether only others see the shift `s` now. */
const isWithheld = (sql: Sql, viewerId: string | null) => sql`(s.seen_first_by is not null
  and not exists (select from shift_invitations asked where asked.shift_id = s.id and asked.groomer_id = ${viewerId})
  and not (s.seen_first_by = 'favorites' and exists (select from favorites f
    where f.account_id = s.business_id and f.as_role = 'groomer' and f.person_id = ${viewerId})))`;

/**
 * Whether the owner lets the viewer take the shift `s` at once: the last that the owner wrote of them is good, or a
 * certification of theirs was checked and is valid.
 */
const mayTake = (sql: Sql, viewerId: string | null) => sql`(s.instant_book is not null and (
  ${knownFromRating} <= (select v.rating from reviews v where v.engagement_type = 'shift' and v.author_id = s.business_id
    and v.subject_id = ${viewerId} and v.removed_at is null order by v.created_at desc limit 1)
  or (s.instant_book = 'checked' and exists (select from certifications c where c.account_id = ${viewerId}
    and c.as_role = 'groomer' and c.status = 'checked' and (c.expires_on is null or c.expires_on >= s.day)))))`;

/** The viewer's relation to the shift `s`, and the other facts that the policy needs. */
export const viewerColumns = (sql: Sql, viewerId: string | null) => sql`
  s.listed, s.seen_first_by, ${isWithheld(sql, viewerId)} as withheld, coalesce(${mayTake(sql, viewerId)}, false) as may_take, not ${isVisibleTo(sql, viewerId, 's.business_id')} as blocked, s.completed_at, worker.groomer_id, worker.id as worker_application_id, pay.state as pay_state, pay.dogs_groomed,
  json_build_object('byOwner', s.owner_ended_at is not null, 'byGroomer', s.groomer_ended_at is not null) as ended_early,
  s.cancelled_at, s.no_show_at, s.no_show_contested_at is not null as no_show_contested,
  s.no_show_settled_at is not null as no_show_settled, claim.shift_id is not null as claimed,
  case when mine.id is not null then json_build_object(
    'id', mine.id, 'status', mine.status, 'wasAccepted', mine.accepted_at is not null,
    'endedBecause', mine.ended_because, 'leftAt', ${leftAt(sql, 'mine')}) end as own,
  exists (select from reviews v
    where v.engagement_type = 'shift' and v.engagement_id = s.id and v.author_id = ${viewerId}) as reviewed`;

export const viewerTables = (sql: Sql) => sql`
  left join shift_applications worker on worker.shift_id = s.id and worker.status in ('accepted', 'completed', 'no_show')
  left join shift_pay pay on pay.shift_id = s.id
  left join shift_claims claim on claim.shift_id = s.id`;

type ShiftChange = Partial<ShiftTerms> & {
  startsAt?: Date;
  endsAt?: Date;
  termsVersion?: number;
  filledAt?: Date | string | null;
  completedAt?: Date;
  cancelReason?: string | null;
  cancelledAt?: Date | null;
  noShowAt?: Date;
  noShowContestedAt?: Date;
};

/** Takes a shift through a transition. @returns its new status @throws Problem `too_late` as `moveRow` */
export const moveShift = <Name extends TransitionOf<typeof shiftLifecycle>>(
  sql: Sql,
  id: string,
  transition: Name,
  change?: ShiftChange,
) => moveRow(sql, shiftLifecycle, shiftLifecycle.transitions[transition], sql`id = ${id}`, change);

/** Notes who alone sees a shift, and until when. */
export const setSeenFirst = (sql: Sql, id: string, by: SeenFirstBy, opensAt: Date) =>
  sql`update shifts set seen_first_by = ${by}, opens_at = ${opensAt} where id = ${id}`;

export const setInstantBook = (sql: Sql, id: string, who: InstantBook | null, now: Date) =>
  sql`update shifts set instant_book = ${who}, instant_book_at = ${who && now} where id = ${id}`;

/** Shows a shift to everyone, as one that is posted now. */
export const setSeenByAll = (sql: Sql, id: string, now: Date) =>
  sql`update shifts set seen_first_by = null, opens_at = null, posted_at = ${now} where id = ${id}`;

/** Saves that a no-show is upheld. */
export const settleShift = (sql: Sql, id: string, at: Date) =>
  sql`update shifts set no_show_settled_at = ${at} where id = ${id}`;

/** Saves that one side says that the day ended early. */
export const setEndedEarly = (sql: Sql, id: string, by: 'owner' | 'groomer', at: Date) =>
  sql`update shifts set ${sql(by === 'owner' ? 'ownerEndedAt' : 'groomerEndedAt')} = ${at} where id = ${id}`;

/** Inserts a history entry. @returns its sequence number */
export async function insertHistory(
  sql: Sql,
  entry: {
    shiftId: string;
    at: Date;
    what: ShiftHistoryKind;
    accountId: string | null;
    groomerId: string | null;
    note: string | null;
  },
): Promise<number> {
  const [row] = await sql<{ seq: number }[]>`insert into shift_history ${sql(entry)} returning seq`;
  if (!row) throw new Error('What happened to a shift was not stored');
  return row.seq;
}

/** Returns the note of each edit after a version of the terms, oldest first. */
export async function findEdits(sql: Sql, shiftId: string, afterVersion: number): Promise<string[]> {
  const rows = await sql<{ note: string }[]>`
    select coalesce(note, '') as note from shift_history where shift_id = ${shiftId} and what = 'edited'
    order by seq offset ${afterVersion - 1}`;
  return rows.map(({ note }) => note);
}

/** Whether an account owns a shift or was accepted for it once. */
export async function isSideOf(sql: Sql, shiftId: string, accountId: string): Promise<boolean> {
  const side = await sql`
    select from shifts s where s.id = ${shiftId} and (s.business_id = ${accountId} or exists (
      select from shift_applications a
      where a.shift_id = s.id and a.groomer_id = ${accountId} and a.accepted_at is not null))`;
  return side.length === 1;
}

/** When the owner last edited a shift. */
export async function findLastEdit(sql: Sql, shiftId: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: string }[]>`
    select at from shift_history where shift_id = ${shiftId} and what = 'edited' order by seq desc limit 1`;
  return row && new Date(row.at);
}

export type NewPay = {
  shiftId: string;
  groomerId: string;
  dogsGroomed: number;
  /** Null if not recorded: the agreed hours count. */
  minutesWorked: number | null;
  revenue: number;
  bonus: number;
  pay: number;
  recordedAt: Date;
  confirmBy: Date;
  settledAt: Date | null;
  disputeReason: string | null;
};

/** The course of a dispute about the pay. */
type PayDispute = {
  disputedAt: Date | null;
  answerBy: Date | null;
  withAdminAt: Date | null;
  decision: string | null;
  decidedBy: string | null;
};

/** Inserts the pay of a shift: `agree` for figures that both sides agree on. */
export const insertPay = (sql: Sql, transition: 'record' | 'agree', pay: NewPay) =>
  insertRow(sql, payLifecycle, payLifecycle.transitions[transition], pay);

/** Takes the pay of a shift through a transition. @throws Problem `too_late` as `moveRow` */
export const movePay = <Name extends TransitionOf<typeof payLifecycle>>(
  sql: Sql,
  shiftId: string,
  transition: Name,
  change: Partial<NewPay & PayDispute>,
) => moveRow(sql, payLifecycle, payLifecycle.transitions[transition], sql`shift_id = ${shiftId}`, change);

export async function findPayDeadline(sql: Sql, shiftId: string): Promise<string | undefined> {
  const [row] = await sql<
    { confirmBy: string }[]
  >`select confirm_by from shift_pay where shift_id = ${shiftId}`;
  return row?.confirmBy;
}

/** Finds the owner and the accepted groomer of a shift; `completedAt` is null unless dogs were groomed. */
export async function findWorkedShift(sql: Sql, shiftId: string) {
  const [row] = await sql<{ ownerId: string; groomerId: string; completedAt: string | null }[]>`
    select s.business_id as owner_id, worker.groomer_id, case when pay.dogs_groomed > 0 then s.completed_at end as completed_at
    from shifts s left join shift_pay pay on pay.shift_id = s.id join shift_applications worker on worker.shift_id = s.id and worker.status in ('accepted', 'completed')
    where s.id = ${shiftId}`;
  return row;
}
