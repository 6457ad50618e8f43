import type { InvitationState, SentInvitation } from '#contract/shifts/shift-invitations.ts';
import { isVisibleTo } from '#server/modules/blocks/index.ts';
import { insertRow, moveRow, moveRows } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { invitationLifecycle } from './shift-invitations.lifecycle.ts';

const { transitions } = invitationLifecycle;

/** An invitation is gone once its shift no longer looks for a groomer, even before a job has noted it. */
const stateNow = (sql: Sql) =>
  sql`case when i.state = 'open' and s.status <> 'posted' then 'gone' else i.state end as state`;

type NewInvitation = {
  id: string;
  shiftId: string;
  businessId: string;
  groomerId: string;
  createdAt: Date;
};

export const insertInvitation = (sql: Sql, invitation: NewInvitation) =>
  insertRow(sql, invitationLifecycle, transitions.invite, invitation);

/** Forgets an earlier invitation to the same shift, which may then be sent again. */
export const deleteInvitation = (sql: Sql, id: string) => sql`delete from shift_invitations where id = ${id}`;

export type Invitation = {
  id: string;
  shiftId: string;
  groomerId: string;
  state: InvitationState;
  createdAt: string;
};

export async function findInvitation(sql: Sql, id: string): Promise<Invitation | undefined> {
  const [row] = await sql<Invitation[]>`
    select i.id, i.shift_id, i.groomer_id, i.state, i.created_at from shift_invitations i where i.id = ${id}`;
  return row;
}

export const findInvitationsTo = (sql: Sql, shiftId: string) => sql<Invitation[]>`
  select i.id, i.shift_id, i.groomer_id, i.state, i.created_at from shift_invitations i where i.shift_id = ${shiftId} order by i.id`;

/** Whom a business has invited to a shift. */
export const findSentInvitations = (sql: Sql, shiftId: string) => sql<SentInvitation[]>`
  select i.id, ${stateNow(sql)}, i.created_at, json_build_object(
    'id', a.id, 'name', a.first_name || ' ' || a.last_name, 'profileImageUrl', a.profile_image_url) as groomer
  from shift_invitations i join shifts s on s.id = i.shift_id join accounts a on a.id = i.groomer_id
  where i.shift_id = ${shiftId} order by i.id`;

/** Whether a shift belongs to a business. */
export async function isOwnShift(sql: Sql, shiftId: string, businessId: string): Promise<boolean> {
  const own = await sql`select from shifts where id = ${shiftId} and business_id = ${businessId}`;
  return own.length === 1;
}

export type ReceivedRow = { id: string; state: InvitationState; createdAt: string; shiftId: string };

export async function findReceivedInvitation(sql: Sql, id: string): Promise<ReceivedRow | undefined> {
  const [row] = await sql<ReceivedRow[]>`
    select i.id, ${stateNow(sql)}, i.created_at, i.shift_id
    from shift_invitations i join shifts s on s.id = i.shift_id where i.id = ${id}`;
  return row;
}

/** A groomer's open invitations to shifts ahead, the soonest first. */
export const findReceivedInvitations = (sql: Sql, groomerId: string, now: Date, limit: number) => sql<
  ReceivedRow[]
>`
  select i.id, i.state, i.created_at, i.shift_id from shift_invitations i join shifts s on s.id = i.shift_id
  where i.groomer_id = ${groomerId} and i.state = 'open' and s.status = 'posted' and s.listed and s.starts_at > ${now}
    and ${isVisibleTo(sql, groomerId, 's.business_id')}
  order by s.starts_at, i.id limit ${limit}`;

/** Those of the people whom a business may invite to a shift, and whether they have applied for it. */
export const findInvitable = (sql: Sql, businessId: string, shiftId: string, groomerIds: string[]) => sql<
  { id: string; applied: boolean }[]
>`
  select g.account_id as id, exists (select from shift_applications x where x.shift_id = ${shiftId}
    and x.groomer_id = g.account_id and x.status not in ('withdrawn', 'released')) as applied
  from groomer_profiles g
  where g.account_id = any(${groomerIds}::uuid[]) and g.listed and g.account_id <> ${businessId}
    and ${isVisibleTo(sql, businessId, 'g.account_id')}`;

/** Answers an open invitation. @throws Problem `too_late` as `moveRow` */
export const moveInvitation = (sql: Sql, id: string, answer: 'accept' | 'decline', now: Date) =>
  moveRow(sql, invitationLifecycle, transitions[answer], sql`id = ${id}`, { answeredAt: now });

/** Ends the open invitations to a shift. @returns their ids */
export const endInvitationsTo = (sql: Sql, shiftId: string) => sql<{ id: string }[]>`
  ${moveRows(sql, invitationLifecycle, transitions.end, sql`shift_id = ${shiftId}`)} returning id`;

/** Ends the open invitations between two people. */
export const endInvitationsBetween = (sql: Sql, oneId: string, otherId: string) =>
  moveRows(
    sql,
    invitationLifecycle,
    transitions.end,
    sql`(business_id, groomer_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`,
  );

export const exportInvitations = (sql: Sql, accountId: string) => sql`
  select i.id, i.shift_id, s.title, s.starts_at, case when i.business_id = ${accountId} then 'sent' else 'received' end as side,
    i.state, i.created_at, i.answered_at
  from shift_invitations i join shifts s on s.id = i.shift_id
  where i.business_id = ${accountId} or i.groomer_id = ${accountId} order by i.created_at, i.id`;
