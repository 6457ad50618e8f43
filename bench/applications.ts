import type { Sql } from '#server/platform/database/sql.ts';
import { idOf, members } from './fill.ts';

/** Far below what one account may send in an hour, since the requests are spread over all members. */
const perLoad = 20_000;
let sent = 0;

/** Applications that nobody has sent yet: every call gives others, so that each is stored. */
export function newApplications(
  shiftIds: string[],
): { member: number; accountId: string; shiftId: string }[] {
  return Array.from({ length: perLoad }, () => {
    const member = sent % members;
    // A member goes from shift to shift; members beside each other are far apart, so that they rarely meet.
    const shift = (member * 31 + Math.floor(sent / members)) % shiftIds.length;
    sent++;
    return { member, accountId: idOf(`member ${member}`), shiftId: shiftIds[shift] ?? '' };
  });
}

/** Leaves the tables as they were filled. */
export async function forgetApplications(sql: Sql): Promise<void> {
  await sql`
    with gone as (delete from shift_applications returning shift_id)
    update shifts s set application_count = s.application_count - g.count
    from (select shift_id, count(*)::int as count from gone group by shift_id) g where s.id = g.shift_id`;
  await sql`truncate rate_limits, events, jobs, mails`;
  await sql`vacuum analyze shifts, shift_applications`;
}
