import { uuidv7 } from 'uuidv7';
import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { noteCoats } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findArrival, insertCheckInPhotos } from './arrival.queries.ts';

/** How the animals of a visit came. @throws Problem `not_found` */
export async function getArrival(sql: Sql, viewerId: string, visitId: string) {
  const arrival = await findArrival(sql, visitId, viewerId);
  if (arrival.length === 0) throw notFound('visit');
  return arrival;
}

type Noted = { petId: string; coatState?: CoatState | undefined; photoIds?: string[] | undefined };

/**
 * Notes how animals came: the coat of the day, and photos that have the server's time and stay.
 * @throws Problem `not_found`, `too_early`, `too_late`, `invalid` naming the pet or the photos
 */
export async function noteArrival(t: Transaction, actor: Actor, visitId: string, pets: readonly Noted[]) {
  const { ownerId } = await noteCoats(t, actor, visitId, pets);
  for (const [nth, { petId, photoIds = [] }] of pets.entries()) {
    if (photoIds.length === 0) continue;
    const urls = await claimPhotoUrls(t.sql, actor.id, photoIds, `pets.${nth}.photoIds`);
    await insertCheckInPhotos(
      t.sql,
      urls.map((url) => ({
        id: uuidv7(),
        accountId: actor.id,
        ownerId,
        visitId,
        petId,
        url,
        takenAt: t.now,
      })),
    );
  }
  return getArrival(t.sql, actor.id, visitId);
}
