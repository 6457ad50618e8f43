import { uuidv7 } from 'uuidv7';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertVaccination } from './vaccinations.queries.ts';

/** Records a rabies booster of a pet, with its proof. */
export async function makeVaccination(
  t: Transaction,
  { petId, ownerId }: { petId: string; ownerId: string },
) {
  const id = uuidv7();
  await insertVaccination(t.sql, {
    id,
    petId,
    kind: 'rabies',
    evidence: 'vaccination',
    givenOn: '2026-01-05',
    expiresOn: '2029-01-05',
    dose: 'booster',
    proofUrl: (await makePhoto(t, ownerId)).url,
    createdAt: t.now,
  });
  return { id };
}
