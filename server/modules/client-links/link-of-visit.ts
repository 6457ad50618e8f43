import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import { after, days } from '#server/platform/clock.ts';
import { hashOf, newSecret } from '#server/platform/encryption/secret-links.ts';
import type { SecretBox } from '#server/platform/encryption/secret-box.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findLinkByHash, findSealedSecret, insertLink, moveLink } from './client-links.queries.ts';
import type { LinkRow } from './client-links.queries.ts';

/** How long a link shows its visit after the visit's end. */
const shownAfterVisit = days(60);

type Linked = { accountId: string; clientId: string; visitId: string; endsAt: string };

/** Returns the path of a visit's link, which is made when it is first needed and stays the same. */
export async function linkOfVisit(t: Transaction, secrets: SecretBox, visit: Linked): Promise<string> {
  const sealed = await findSealedSecret(t.sql, visit.visitId);
  if (sealed) return pathOf(await secrets.open(sealed.sealedSecret, sealed.id));
  const id = uuidv7();
  const secret = newSecret();
  await insertLink(t.sql, {
    id,
    accountId: visit.accountId,
    clientId: visit.clientId,
    visitId: visit.visitId,
    tokenHash: hashOf(secret),
    sealedSecret: await secrets.seal(secret, id),
    createdAt: t.now,
    expiresAt: after(new Date(visit.endsAt), shownAfterVisit),
  });
  return pathOf(secret);
}

/** The same address shows the visit that its client booked with it. */
export const showNextVisit = (t: Transaction, linkId: string, next: { id: string; endsAt: string }) =>
  moveLink(t.sql, linkId, next.id, after(new Date(next.endsAt), shownAfterVisit));

const pathOf = (secret: string) => href('client-visit', { secret });

/** Finds what a secret address shows. @throws Problem `link_expired` for a wrong, revoked or old one */
export async function findLink(sql: Sql, secret: string, now: Date): Promise<LinkRow> {
  const link = await findLinkByHash(sql, hashOf(secret));
  if (!link || link.revokedAt !== null || latest(link) <= now.getTime())
    throw problem('link_expired', 'This link is no longer valid. Ask your groomer for a new one.');
  return link;
}

/** A visit that was moved is shown for as long after its new time. */
const latest = ({ expiresAt, endsAt }: LinkRow) =>
  Math.max(Date.parse(expiresAt), endsAt ? Date.parse(endsAt) + shownAfterVisit : 0);
