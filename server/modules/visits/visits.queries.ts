import type { VisitHistoryKind, VisitStatus } from '#contract/grooming/grooming-lifecycle.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { MoveProposal, ReportCard } from '#contract/grooming/visits.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { TransitionOf } from '#server/platform/lifecycle.ts';
import { visitLifecycle } from './visits.lifecycle.ts';

export type Side = 'provider' | 'pet_owner';
export type NewVisit = {
  id: string;
  requestId: string;
  offerId: string;
  ownerId: string;
  providerId: string;
  providerAs: 'groomer' | 'business';
  startsAt: string;
  endsAt: string;
  timeZone: string;
  title: string;
  services: ServiceCode[];
  atHome: boolean;
  address: string;
  /** Cents. */
  listPrice: number;
  discount: number;
};

/** A visit with its viewer's relation to it. */
export type LockedVisit = NewVisit & {
  status: VisitStatus;
  /** When it was booked. */
  bookedAt: string | null;
  cancelledBy: Side | null;
  cancelledAt: string | null;
  completedAt: string | null;
  proposal: MoveProposal | null;
  reviewed: boolean;
  rebooked: boolean;
};

export const insertVisit = (sql: Sql, visit: NewVisit) =>
  insertRow(sql, visitLifecycle, visitLifecycle.transitions.book, visit);

type VisitChange = {
  overrideReason?: string;
  cancelReason?: string | null;
  cancelledBy?: Side | null;
  cancelledAt?: Date | null;
  missedBy?: Side;
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

/** Moves a visit to its proposed time and clears the proposal. @throws Problem `too_late` as `moveRow` */
export const applyProposal = (sql: Sql, id: string, { startsAt, endsAt }: MoveProposal) =>
  moveRow(sql, visitLifecycle, visitLifecycle.transitions.move, sql`id = ${id}`, {
    startsAt,
    endsAt,
    proposedStartsAt: null,
    proposedBy: null,
    proposedAt: null,
  });

/** Finds the request of a visit, which has to be locked first. */
export async function findRequestOfVisit(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ requestId: string }[]>`select request_id from visits where id = ${id}`;
  return row?.requestId;
}

export async function findLockedVisit(sql: Sql, id: string, viewerId: string) {
  const [row] = await sql<LockedVisit[]>`
    select v.id, v.request_id, v.offer_id, v.owner_id, v.provider_id, v.provider_as, v.starts_at, v.ends_at, v.time_zone,
      (select min(h.at) from visit_history h where h.visit_id = v.id and h.what = 'booked') as booked_at,
      v.title, v.services, v.at_home, v.address, v.list_price, v.discount, v.status, v.completed_at, ${viewerColumns(sql, viewerId)}
    from visits v where v.id = ${id}`;
  return row;
}

/** Columns of the viewer's relation to the visit `v`, which the policy needs besides the visit. */
export const viewerColumns = (sql: Sql, viewerId: string) => sql`
  v.cancelled_by, v.cancelled_at,
  case when v.proposed_at is not null then json_build_object('startsAt', v.proposed_starts_at,
    'endsAt', v.proposed_starts_at + (v.ends_at - v.starts_at), 'by', v.proposed_by, 'proposedAt', v.proposed_at)
    end as proposal,
  exists (select from reviews w
    where w.engagement_type = 'visit' and w.engagement_id = v.id and w.author_id = ${viewerId}) as reviewed,
  exists (select from grooming_requests again
    where again.rebook_of = v.id and again.status in ('posted', 'in_progress', 'completed')) as rebooked`;

export const insertHistory = (
  sql: Sql,
  entry: { visitId: string; at: Date; what: VisitHistoryKind; accountId: string | null; note: string | null },
) => sql`insert into visit_history ${sql(entry)}`;

type StoredCard = Omit<ReportCard, 'writtenAt' | 'editedAt'>;

/** The jsonb value is passed as text because the driver would write an array as a PostgreSQL array. */
export const insertReportCard = (
  sql: Sql,
  visitId: string,
  { photos, beforeAfter, writtenAt, ...card }: StoredCard & { writtenAt: Date },
) => sql`
  insert into report_cards (visit_id, services, findings, behavior, photos, before_after, next_visit_weeks, written_at)
  values (${visitId}, ${card.services}, ${card.findings}, ${card.behavior}, ${JSON.stringify(photos)}::text::jsonb,
    ${JSON.stringify(beforeAfter)}::text::jsonb, ${card.nextVisitWeeks}, ${writtenAt})`;

export const updateReportCard = (
  sql: Sql,
  visitId: string,
  { photos, beforeAfter, editedAt, ...card }: StoredCard & { editedAt: Date },
) => sql`
  update report_cards set services = ${card.services}, findings = ${card.findings}, behavior = ${card.behavior},
    photos = ${JSON.stringify(photos)}::text::jsonb, before_after = ${JSON.stringify(beforeAfter)}::text::jsonb,
    next_visit_weeks = ${card.nextVisitWeeks}, edited_at = ${editedAt}
  where visit_id = ${visitId}`;

/** Finds the start of a visit that is booked. */
export async function findUpcoming(sql: Sql, id: string): Promise<{ startsAt: string } | undefined> {
  const [row] = await sql<
    { startsAt: string }[]
  >`select starts_at from visits where id = ${id} and status = 'booked'`;
  return row;
}

/** Finds the two sides of a visit; `completedAt` is null before its completion. */
export async function findWorkedVisit(sql: Sql, id: string) {
  const [row] = await sql<
    { ownerId: string; providerId: string; providerAs: 'groomer' | 'business'; completedAt: string | null }[]
  >`
    select owner_id, provider_id, provider_as, completed_at from visits where id = ${id}`;
  return row;
}
