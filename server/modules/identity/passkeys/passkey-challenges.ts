import { after, minutes } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Config } from '#server/platform/config.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hashToken } from '../tokens.ts';
import { insertChallenge, takeChallenge } from './passkeys.queries.ts';

const lifetime = minutes(10);

/** Passkeys belong to this host for ever: they are lost when `PUBLIC_URL` gets another one. */
export const relyingParty = (config: Config) => {
  const { hostname, origin } = new URL(siteUrl(config));
  return { expectedRPID: hostname, expectedOrigin: origin };
};

/** Remembers a challenge, for adding a passkey to an account or, with null, for signing in. */
export const rememberChallenge = (t: Transaction, challenge: string, accountId: string | null) =>
  insertChallenge(t.sql, {
    challengeHash: hashToken(challenge),
    accountId,
    expiresAt: after(t.now, lifetime),
  });

/** Returns the check of a signed challenge, which works once. */
export const isExpected = (t: Transaction, accountId: string | null) => (challenge: string) =>
  takeChallenge(t.sql, hashToken(challenge), accountId, t.now);
