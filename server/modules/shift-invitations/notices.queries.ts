import type { PayFacts } from '#contract/shifts/take-home.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** An invitation to a shift, as a notification tells of it. */
export type InvitedShift = PayFacts & {
  id: string;
  shiftId: string;
  businessName: string;
  city: string;
  startsAt: string;
  endsAt: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  owner: Person;
  groomer: Person;
};

export async function findInvitedShift(sql: Sql, invitationId: string): Promise<InvitedShift | undefined> {
  const [row] = await sql<InvitedShift[]>`
    select i.id, s.id as shift_id, b.business_name, s.title, s.city, s.starts_at, s.ends_at, s.start_time, s.end_time,
      s.time_zone, s.dog_count, s.pay_percentage, s.estimated_pay_min, s.estimated_pay_max, s.book_min, s.book_max, s.booth_rent, s.hourly_rate,
      (extract(epoch from s.ends_at - s.starts_at) / 3600)::float8 as hours,
      ${person(sql, 'o')} as owner, ${person(sql, 'g')} as groomer
    from shift_invitations i join shifts s on s.id = i.shift_id join business_profiles b on b.account_id = s.business_id
    join accounts o on o.id = s.business_id join accounts g on g.id = i.groomer_id where i.id = ${invitationId}`;
  return row;
}

/** Whether an invitation can no longer be accepted. */
export async function isInvitationGone(sql: Sql, id: string): Promise<boolean> {
  const open = await sql`
    select from shift_invitations i join shifts s on s.id = i.shift_id
    where i.id = ${id} and i.state = 'open' and s.status = 'posted'`;
  return open.length === 0;
}
