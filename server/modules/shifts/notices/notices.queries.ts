import type { ApplicationStatus } from '#contract/shifts/shift-lifecycle.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What notifications say of a shift, with its owner. */
export type ShiftNews = {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  startTime: string;
  endTime: string;
  address: string;
  businessName: string;
  cancelReason: string | null;
  pay: number | null;
  disputeReason: string | null;
  /** Why an admin decided on the pay as it is. */
  decision: string | null;
  owner: Person;
  /** The time of writing; days in another year are shown with their year. */
  now: Date;
};

export async function findShiftNews(sql: Sql, shiftId: string, now: Date): Promise<ShiftNews | undefined> {
  const [row] = await sql<Omit<ShiftNews, 'now'>[]>`
    select s.id, s.title, s.starts_at, s.ends_at, s.time_zone, s.start_time, s.end_time, s.address, b.business_name, s.cancel_reason, p.pay, p.dispute_reason, p.decision,
      ${person(sql, 'o')} as owner
    from shifts s join accounts o on o.id = s.business_id left join business_profiles b on b.account_id = o.id
    left join shift_pay p on p.shift_id = s.id where s.id = ${shiftId}`;
  return row && { ...row, now };
}

export async function findApplicant(sql: Sql, applicationId: string): Promise<Person | undefined> {
  const [row] = await sql<{ groomer: Person }[]>`
    select ${person(sql, 'a')} as groomer from shift_applications x join accounts a on a.id = x.groomer_id where x.id = ${applicationId}`;
  return row?.groomer;
}

/** Finds the accepted groomer, even if the shift did not take place. */
export async function findWorker(sql: Sql, shiftId: string): Promise<Person | undefined> {
  const [row] = await sql<{ groomer: Person }[]>`
    select ${person(sql, 'a')} as groomer from shift_applications x join accounts a on a.id = x.groomer_id
    where x.shift_id = ${shiftId} and x.status in ('accepted', 'completed', 'no_show')`;
  return row?.groomer;
}

/** Finds the groomers with an application in this status. */
export async function findApplicants(
  sql: Sql,
  shiftId: string,
  status: ApplicationStatus,
): Promise<Person[]> {
  const rows = await sql<{ groomer: Person }[]>`
    select ${person(sql, 'a')} as groomer from shift_applications x join accounts a on a.id = x.groomer_id
    where x.shift_id = ${shiftId} and x.status = ${status}`;
  return rows.map((row) => row.groomer);
}

/** Finds a shift's change and the groomers who applied before it and are pending or accepted now. */
export async function findChange(sql: Sql, shiftId: string, historySeq: number) {
  const [row] = await sql<{ note: string; applicants: Person[] }[]>`
    select h.note, (
      select coalesce(json_agg(${person(sql, 'a')}), '[]')
      from shift_applications x join accounts a on a.id = x.groomer_id
      where x.shift_id = h.shift_id and x.status in ('pending', 'accepted') and h.seq > (
        select max(sent.seq) from shift_history sent
        where sent.shift_id = h.shift_id and sent.what = 'applied' and sent.groomer_id = x.groomer_id)) as applicants
    from shift_history h where h.shift_id = ${shiftId} and h.seq = ${historySeq}`;
  return row;
}

/**
 * Whether a shift was left, or does not begin anymore when its reminder says. `about` is the shift's id and start.
 */
export async function isNoLongerBooked(sql: Sql, about: string, readerId: string): Promise<boolean> {
  const [id = '', startsAt = ''] = about.split(' ');
  const booked = await sql`
    select from shifts s join shift_applications x on x.shift_id = s.id and x.status = 'accepted'
    where s.id = ${id} and s.starts_at = ${startsAt} and s.status = 'filled' and ${readerId} in (s.business_id, x.groomer_id)`;
  return booked.length === 0;
}
