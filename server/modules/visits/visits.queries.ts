import type {
  StopReason,
  VisitHistoryKind,
  VisitSource,
  VisitStatus,
} from '#contract/grooming/grooming-lifecycle.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { MoveProposal } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { visitLifecycle } from './visits.lifecycle.ts';

export type Side = 'provider' | 'pet_owner';
export type NewVisit = {
  id: string;
  /** Null for a visit that the provider made: it has neither request nor offer, and an owner only if the client has an account. */
  requestId: string | null;
  offerId: string | null;
  ownerId: string | null;
  providerId: string;
  providerAs: 'groomer' | 'business';
  startsAt: string;
  endsAt: string;
  timeZone: string;
  title: string;
  services: AnyService[];
  atHome: boolean;
  address: string | null;
  /** Cents; null while it is not priced. */
  listPrice: number | null;
  discount: number;
  /** When the animals come and are ready, where that is not when the work begins and ends. */
  arrivesAt?: string | null;
  readyAt?: string | null;
  /** Who of the business's people does the work, and the table that is wished for. */
  staffId?: string | null;
  tableNo?: number | null;
};

/** A visit for which a pet owner accepted an offer. */
export type RequestedVisit = NewVisit & {
  requestId: string;
  offerId: string;
  ownerId: string;
  address: string;
  listPrice: number;
};

/** A visit with its viewer's relation to it. */
export type LockedVisit = Required<NewVisit> & {
  source: VisitSource;
  clientId: string | null;
  status: VisitStatus;
  /** When it was booked. */
  bookedAt: string | null;
  cancelledBy: Side | null;
  cancelledAt: string | null;
  completedAt: string | null;
  answerBy: string | null;
  missedBy: Side | null;
  dayStartsAt: string;
  dayEndsAt: string;
  nextDayEndsAt: string;
  noShowAt: string | null;
  noShowContested: boolean;
  noShowSettled: boolean;
  onMyWayAt: string | null;
  confirmedAt: string | null;
  checkedInAt: string | null;
  squeezedIn: boolean;
  proposal: MoveProposal | null;
  reviewed: boolean;
  rebooked: boolean;
  billed: boolean;
};

export const insertVisit = (sql: Sql, visit: NewVisit) =>
  insertRow(sql, visitLifecycle, visitLifecycle.transitions.book, visit);

type VisitChange = {
  overrideReason?: string;
  cancelReason?: string | null;
  cancelledBy?: Side | null;
  cancelledAt?: Date | null;
  missedBy?: Side | null;
  noShowAt?: Date;
  noShowContestedAt?: Date;
  stopReason?: StopReason;
  listPrice?: number;
  discount?: number;
  completedAt?: Date;
};

/** Takes a visit through a transition. @returns its new status @throws Problem `too_late` as `moveRow` */
export const moveVisit = <Name extends TransitionOf<typeof visitLifecycle>>(
  sql: Sql,
  id: string,
  transition: Name,
  change?: VisitChange,
) => moveRow(sql, visitLifecycle, visitLifecycle.transitions[transition], sql`id = ${id}`, change);

export const writeProposal = (
  sql: Sql,
  id: string,
  { startsAt, by, at }: { startsAt: Date; by: Side; at: Date },
) => sql`
  update visits set proposed_starts_at = ${startsAt}, proposed_by = ${by}, proposed_at = ${at} where id = ${id}`;

export const deleteProposal = (sql: Sql, id: string) =>
  sql`update visits set proposed_starts_at = null, proposed_by = null, proposed_at = null where id = ${id}`;

/** Finds the visits between two people for which one of them proposed another time. */
export const findMovesBetween = (sql: Sql, oneId: string, otherId: string) => sql<{ id: string }[]>`
  select id from visits where proposed_at is not null and status = 'booked'
    and ((provider_id = ${oneId} and owner_id = ${otherId}) or (provider_id = ${otherId} and owner_id = ${oneId}))
  order by id`;

/** Moves a visit to another time and clears the proposal, and what was said of the time before. @throws Problem `too_late` as `moveRow` */
export const moveTo = (
  sql: Sql,
  id: string,
  {
    startsAt,
    endsAt,
    arrivesAt,
    readyAt,
  }: Pick<LockedVisit, 'startsAt' | 'endsAt' | 'arrivesAt' | 'readyAt'>,
) =>
  moveRow(sql, visitLifecycle, visitLifecycle.transitions.move, sql`id = ${id}`, {
    startsAt,
    endsAt,
    arrivesAt,
    readyAt,
    proposedStartsAt: null,
    proposedBy: null,
    proposedAt: null,
    confirmedAt: null,
    lateMinutes: null,
    onMyWayAt: null,
  });

/** Finds the request of a visit, which has to be locked first; null for a visit without one, which is locked itself. */
export async function findRequestOfVisit(sql: Sql, id: string): Promise<string | null | undefined> {
  const [row] = await sql<{ requestId: string | null }[]>`select request_id from visits where id = ${id}`;
  if (row?.requestId === null) await sql`select from visits where id = ${id} for update`;
  return row?.requestId;
}

/** Saves that both sides or an admin had the last word on a no-show. */
export const settleVisit = (sql: Sql, id: string, at: Date) =>
  sql`update visits set no_show_settled_at = ${at} where id = ${id}`;

/** Finds booked visits that ended, or whose no-show was taken back, before `before`; a provider's own are left alone. */
export async function findUnclosed(sql: Sql, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from visits where status = 'booked' and source = 'marketplace' and ends_at <= ${before}
      and (no_show_settled_at is null or no_show_settled_at <= ${before})
    order by ends_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

export async function findLockedVisit(sql: Sql, id: string, viewerId: string | null) {
  const [row] = await sql<LockedVisit[]>`
    select v.id, v.request_id, v.offer_id, v.owner_id, v.client_id, v.source, v.provider_id, v.provider_as, v.starts_at, v.ends_at, v.time_zone,
      v.arrives_at, v.ready_at, v.staff_id, v.table_no,
      (select min(h.at) from visit_history h where h.visit_id = v.id and h.what = 'booked') as booked_at,
      v.title, v.services, v.at_home, v.address, v.list_price, v.discount, v.status, v.completed_at, v.confirmed_at, ${viewerColumns(sql, viewerId)}
    from visits v where v.id = ${id}`;
  return row;
}

/** Midnight at the place of the visit `v`, so many days after its day began. */
const midnight = (sql: Sql, days: number) =>
  sql`((v.starts_at at time zone v.time_zone)::date + ${days}::int)::timestamp at time zone v.time_zone`;

/** Columns of the viewer's relation to the visit `v`, which the policy needs besides the visit. */
export const viewerColumns = (sql: Sql, viewerId: string | null) => sql`
  ${midnight(sql, 0)} as day_starts_at, ${midnight(sql, 1)} as day_ends_at, ${midnight(sql, 2)} as next_day_ends_at,
  v.missed_by, v.no_show_at, v.no_show_contested_at is not null as no_show_contested, v.no_show_settled_at is not null as no_show_settled,
  v.cancelled_by, v.cancelled_at, v.answer_by, v.on_my_way_at, v.squeezed_in,
  (select max(h.at) from visit_history h where h.visit_id = v.id and h.what = 'checked_in') as checked_in_at,
  case when v.proposed_at is not null then json_build_object('startsAt', v.proposed_starts_at,
    'endsAt', v.proposed_starts_at + (v.ends_at - v.starts_at), 'by', v.proposed_by, 'proposedAt', v.proposed_at)
    end as proposal,
  exists (select from reviews w
    where w.engagement_type = 'visit' and w.engagement_id = v.id and w.author_id = ${viewerId}) as reviewed,
  exists (select from grooming_requests again
    where again.rebook_of = v.id and again.status in ('posted', 'in_progress', 'completed')) as rebooked,
  exists (select from bills where visit_id = v.id and voided_at is null) as billed`;

export const insertHistory = (
  sql: Sql,
  entry: {
    visitId: string;
    at: Date;
    what: VisitHistoryKind;
    accountId: string | null;
    note: string | null;
    staffId: string | null;
    deskStaffId: string | null;
  },
) => sql`insert into visit_history ${sql(entry)}`;

type StoredCard = Omit<ReportCard, 'petId' | 'writtenAt' | 'editedAt'>;

/** The jsonb value is passed as text because the driver would write an array as a PostgreSQL array. */
export const insertReportCard = (
  sql: Sql,
  visitId: string,
  petId: string,
  { photos, beforeAfter, writtenAt, ...card }: StoredCard & { writtenAt: Date },
) => sql`
  insert into report_cards (visit_id, pet_id, services, findings, behavior, photos, before_after, next_visit_weeks, written_at)
  values (${visitId}, ${petId}, ${card.services}, ${card.findings}, ${card.behavior}, ${JSON.stringify(photos)}::text::jsonb,
    ${JSON.stringify(beforeAfter)}::text::jsonb, ${card.nextVisitWeeks}, ${writtenAt})`;

/** Replaces the cards of these animals. @returns the animals that have one */
export const updateReportCards = (
  sql: Sql,
  visitId: string,
  petIds: string[],
  { photos, beforeAfter, editedAt, ...card }: StoredCard & { editedAt: Date },
) => sql<{ petId: string }[]>`
  update report_cards set services = ${card.services}, findings = ${card.findings}, behavior = ${card.behavior},
    photos = ${JSON.stringify(photos)}::text::jsonb, before_after = ${JSON.stringify(beforeAfter)}::text::jsonb,
    next_visit_weeks = ${card.nextVisitWeeks}, edited_at = ${editedAt}
  where visit_id = ${visitId} and pet_id = any(${petIds}::uuid[]) returning pet_id`;

/** The status of a visit, for the pet parent whose it is. */
export async function findStatusForClient(sql: Sql, ownerId: string, id: string) {
  const [row] = await sql<
    { status: VisitStatus }[]
  >`select status from visits where id = ${id} and owner_id = ${ownerId}`;
  return row?.status;
}

/** Finds the start of a visit that is booked. */
export async function findUpcoming(sql: Sql, id: string): Promise<{ startsAt: string } | undefined> {
  const [row] = await sql<
    { startsAt: string }[]
  >`select starts_at from visits where id = ${id} and status = 'booked'`;
  return row;
}

/** Finds the two sides of a visit from the marketplace; `completedAt` is null before its completion. */
export async function findWorkedVisit(sql: Sql, id: string) {
  const [row] = await sql<
    { ownerId: string; providerId: string; providerAs: 'groomer' | 'business'; completedAt: string | null }[]
  >`
    select owner_id, provider_id, provider_as, completed_at from visits where id = ${id} and source = 'marketplace'`;
  return row;
}
