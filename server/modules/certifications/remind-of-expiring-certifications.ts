import { addDays } from '#reference/calendar-days.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findExpiring, markExpiryAnnounced } from './expiring.queries.ts';
import { lastDayOver } from './last-day-over.ts';

const atOnce = 200;
const daysBefore = 30;

/** Announces once that a certification expires within 30 days. */
export async function remindOfExpiringCertifications({ sql, clock, transact }: Platform): Promise<void> {
  const from = addDays(lastDayOver(clock.now()), 1);
  const until = addDays(from, daysBefore);
  for (;;) {
    const expiring = await findExpiring(sql, from, until, atOnce);
    for (const { id } of expiring)
      await transact(async (t) => {
        if (await markExpiryAnnounced(t.sql, id, t.now))
          await t.announce('certification.expiring', { certificationId: id });
      });
    if (expiring.length < atOnce) return;
  }
}
