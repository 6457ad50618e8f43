import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import type { RecordDays } from '#contract/pets/record-days.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf, newSecret } from '#server/platform/encryption/secret-links.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteCardLink, findCardLinks, hasReportCard, insertCardLink } from './card-links.queries.ts';

async function requireCard(sql: Sql, visitId: string, ownerId: string) {
  if (!(await hasReportCard(sql, visitId, ownerId))) throw notFound('report card');
}

/** Makes a link to the report cards of one's own visit. Its path is told only now. @throws Problem `not_found`, `full` */
export async function shareCard(t: Transaction, ownerId: string, visitId: string, forDays: RecordDays) {
  await requireCard(t.sql, visitId, ownerId);
  const secret = newSecret();
  const link = { id: uuidv7(), createdAt: t.now, expiresAt: after(t.now, days(forDays)) };
  await insertCardLink(t.sql, { ...link, visitId, accountId: ownerId, tokenHash: hashOf(secret) });
  return {
    id: link.id,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    path: href('shared-report-card', { secret }),
    picture: `/api/cards/${secret}/picture`,
  };
}

/** The links that show one's own visit now. @throws Problem `not_found` */
export async function listCardLinks(sql: Sql, ownerId: string, visitId: string, now: Date) {
  await requireCard(sql, visitId, ownerId);
  return findCardLinks(sql, visitId, ownerId, now);
}

/** Ends a link at once. @throws Problem `not_found` */
export async function endCardLink(
  t: Transaction,
  ownerId: string,
  { visitId, linkId }: { visitId: string; linkId: string },
) {
  if (!(await deleteCardLink(t.sql, linkId, visitId, ownerId))) throw notFound('link');
  return findCardLinks(t.sql, visitId, ownerId, t.now);
}
