import { intervalTable } from '#reference/grooming-intervals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { utcDay } from '#server/platform/wall-clock.ts';
import { findDuePets, markReminded } from './due-reminders.queries.ts';

const atOnce = 200;

/** Reminds owners once after each groom that the next one is due. */
export async function remindOfDuePets({ sql, clock, transact }: Platform): Promise<void> {
  const today = utcDay(clock.now());
  for (;;) {
    const pets = await findDuePets(sql, { today, weeks: intervalTable, limit: atOnce });
    for (const pet of pets)
      await transact(async (t) => {
        if (await markReminded(t.sql, pet))
          await t.announce('pet.due', { petId: pet.id, ownerId: pet.ownerId });
      });
    if (pets.length < atOnce) return;
  }
}
