import { addDays } from '#reference/calendar-days.ts';
import { expiryWarningDays } from '#reference/vaccinations/vaccinations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findExpiring, markExpiryAnnounced } from './vaccinations.queries.ts';

const atOnce = 200;

/** Announces once that a vaccination expires soon. */
export async function remindOfExpiringVaccinations({ sql, clock, transact }: Platform): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const until = addDays(today, expiryWarningDays);
  for (;;) {
    const expiring = await findExpiring(sql, today, until, atOnce);
    for (const { id } of expiring)
      await transact(async (t) => {
        if (await markExpiryAnnounced(t.sql, id, t.now))
          await t.announce('vaccination.expiring', { vaccinationId: id });
      });
    if (expiring.length < atOnce) return;
  }
}
