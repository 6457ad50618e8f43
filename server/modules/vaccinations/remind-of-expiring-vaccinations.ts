import { expiryWarningDays } from '#reference/vaccinations/vaccinations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findExpiring, markExpiryAnnounced } from './vaccinations.queries.ts';

const atOnce = 200;

/** Announces once that a vaccination expires soon, at 8 o'clock where the pet's owner lives. */
export async function remindOfExpiringVaccinations({ sql, clock, transact }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const expiring = await findExpiring(sql, { now, days: expiryWarningDays, limit: atOnce });
    for (const { id } of expiring)
      await transact(async (t) => {
        if (await markExpiryAnnounced(t.sql, id, t.now))
          await t.announce('vaccination.expiring', { vaccinationId: id });
      });
    if (expiring.length < atOnce) return;
  }
}
