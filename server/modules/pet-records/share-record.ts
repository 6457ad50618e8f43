import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import type { RecordDays } from '#contract/pets/record-days.ts';
import { getOwnPet, lockOwnPet } from '#server/modules/pets/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf, newSecret } from '#server/platform/encryption/secret-links.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteRecordLink, findRecordLinks, insertRecordLink } from './pet-records.queries.ts';

/** Makes a link to the record of one's own pet. Its path is told only now. @throws Problem `not_found`, `full` */
export async function shareRecord(t: Transaction, ownerId: string, petId: string, forDays: RecordDays) {
  await lockOwnPet(t.sql, petId, ownerId);
  const secret = newSecret();
  const link = {
    id: uuidv7(),
    createdAt: t.now,
    expiresAt: after(t.now, days(forDays)),
  };
  await insertRecordLink(t.sql, { ...link, petId, accountId: ownerId, tokenHash: hashOf(secret) });
  return {
    id: link.id,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    opened: 0,
    lastOpenedAt: null,
    path: href('shared-pet-record', { secret }),
  };
}

/** The links that show one's own pet now. @throws Problem `not_found` */
export async function listRecordLinks(sql: Sql, ownerId: string, petId: string, now: Date) {
  await getOwnPet(sql, petId, ownerId, now);
  return findRecordLinks(sql, petId, ownerId, now);
}

/** Ends a link at once. @throws Problem `not_found` */
export async function endRecordLink(
  t: Transaction,
  ownerId: string,
  { petId, linkId }: { petId: string; linkId: string },
) {
  if (!(await deleteRecordLink(t.sql, linkId, petId, ownerId))) throw notFound('link');
  return findRecordLinks(t.sql, petId, ownerId, t.now);
}
