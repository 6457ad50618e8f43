import type { Platform } from '#server/platform/platform.ts';
import { findExpiring, markExpiryAnnounced } from './expiring.queries.ts';

const atOnce = 200;
const daysBefore = 30;

/** Announces once that a certification expires within 30 days, at 8 o'clock where its holder lives. */
export async function remindOfExpiringCertifications({ sql, clock, transact }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const expiring = await findExpiring(sql, { now, days: daysBefore, limit: atOnce });
    for (const { id } of expiring)
      await transact(async (t) => {
        if (await markExpiryAnnounced(t.sql, id, t.now))
          await t.announce('certification.expiring', { certificationId: id });
      });
    if (expiring.length < atOnce) return;
  }
}
