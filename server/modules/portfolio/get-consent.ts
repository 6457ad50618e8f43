import type { PortfolioConsent } from '#contract/profiles/portfolio.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findReportCardPictures } from '#server/modules/visits/index.ts';
import type { ReportCardPictures } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { consentActions, seesConsent } from './consents.policy.ts';
import type { ConsentFacts } from './consents.policy.ts';
import { findConsent } from './consents.queries.ts';
import type { ConsentRow } from './consents.queries.ts';

export type KnownConsent = { card: ReportCardPictures; row: ConsentRow | undefined; facts: ConsentFacts };

/** Lists the pictures of a report card, pairs first. */
export const picturesOf = ({ photos, beforeAfter }: ReportCardPictures) => [
  ...beforeAfter.flatMap(({ before, after }) => [before, after]),
  ...photos,
];

/** Reads a visit's pictures and consent for one of its sides. @throws Problem `not_found` */
export async function readConsent(sql: Sql, actor: Actor, visitId: string): Promise<KnownConsent> {
  const card = await findReportCardPictures(sql, visitId);
  if (!card) throw notFound('visit');
  const row = await findConsent(sql, visitId);
  const { providerId, ownerId } = card;
  const facts = { providerId, ownerId, pictures: picturesOf(card).length, status: row?.status ?? null };
  if (!seesConsent(facts, actor)) throw notFound('visit');
  return { card, row, facts };
}

/** Returns whether the pictures of a report card may be shown. @throws Problem `not_found` */
export async function getConsent(
  sql: Sql,
  actor: Actor,
  visitId: string,
  now: Date,
): Promise<PortfolioConsent> {
  const { row, facts } = await readConsent(sql, actor, visitId);
  return {
    status: facts.status,
    photoUrls: row?.photoUrls ?? [],
    askedAt: row?.askedAt ?? null,
    answeredAt: row?.answeredAt ?? null,
    actions: consentActions(facts, actor, now),
  };
}
