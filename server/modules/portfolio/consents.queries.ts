import type { ConsentStatus } from '#contract/profiles/portfolio.ts';
import { insertRow, moveRow } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { consentLifecycle } from './consents.lifecycle.ts';

export type ConsentRow = {
  status: ConsentStatus;
  photoUrls: string[];
  askedAt: string;
  answeredAt: string | null;
};

export async function findConsent(sql: Sql, visitId: string): Promise<ConsentRow | undefined> {
  const [row] = await sql<ConsentRow[]>`
    select status, photo_urls, asked_at, answered_at from portfolio_consents where visit_id = ${visitId}`;
  return row;
}

export const lockConsent = (sql: Sql, visitId: string) =>
  sql`select from portfolio_consents where visit_id = ${visitId} for update`;

/** @returns whether it was inserted: another call may have asked at the same time */
export async function insertConsent(
  sql: Sql,
  consent: { visitId: string; providerId: string; ownerId: string; photoUrls: string[]; askedAt: Date },
): Promise<boolean> {
  const { count } = await sql`
    ${insertRow(sql, consentLifecycle, consentLifecycle.transitions.ask, consent)} on conflict do nothing`;
  return count === 1;
}

/** Answers for the pet owner. @throws Problem `too_late` as `moveRow` */
export const moveConsent = (
  sql: Sql,
  visitId: string,
  transition: 'allow' | 'refuse' | 'withdraw',
  answeredAt: Date,
) =>
  moveRow(sql, consentLifecycle, consentLifecycle.transitions[transition], sql`visit_id = ${visitId}`, {
    answeredAt,
  });
