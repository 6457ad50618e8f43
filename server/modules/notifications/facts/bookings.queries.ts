import type { Sql } from '#server/platform/database/sql.ts';

/** Whether an account's visit or shift still begins when its reminder says. `about` is the booking's id and start. */
export async function isStillBooked(sql: Sql, accountId: string, about: string): Promise<boolean> {
  const [id = '', startsAt = ''] = about.split(' ');
  const [row] = await sql<{ booked: boolean }[]>`
    select exists (
      select from visits where id = ${id} and starts_at = ${startsAt} and status = 'booked' and ${accountId} in (owner_id, provider_id)
    ) or exists (
      select from shifts s join shift_applications x on x.shift_id = s.id and x.status = 'accepted'
      where s.id = ${id} and s.starts_at = ${startsAt} and s.status = 'filled' and ${accountId} in (s.business_id, x.groomer_id)
    ) as booked`;
  return row?.booked ?? false;
}
