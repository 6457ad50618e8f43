import { intervalTable } from '#reference/grooming-intervals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findDuePets, markReminded } from './due-reminders.queries.ts';

const atOnce = 200;

/** Reminds owners once after each groom that the next one is due, at 8 o'clock where they live. */
export async function remindOfDuePets({ sql, clock, transact }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const pets = await findDuePets(sql, { now, weeks: intervalTable, limit: atOnce });
    for (const pet of pets)
      await transact(async (t) => {
        if (await markReminded(t.sql, pet))
          await t.announce('pet.due', { petId: pet.id, ownerId: pet.ownerId });
      });
    if (pets.length < atOnce) return;
  }
}
