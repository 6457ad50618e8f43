import type { Sql } from '#server/platform/database/sql.ts';

export const hasReportCard = async (sql: Sql, visitId: string): Promise<boolean> =>
  (await sql`select from report_cards where visit_id = ${visitId}`).length > 0;

/**
 * Whether a visit was left, or does not begin anymore when its reminder says. `about` is the visit's id and start.
 */
export async function isNoLongerBooked(sql: Sql, about: string, readerId: string): Promise<boolean> {
  const [id = '', startsAt = ''] = about.split(' ');
  const booked = await sql`
    select from visits where id = ${id} and starts_at = ${startsAt} and status = 'booked' and ${readerId} in (owner_id, provider_id)`;
  return booked.length === 0;
}
