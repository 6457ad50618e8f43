import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Session } from '#contract/identity/identity.ts';
import type { passkeysApi } from '#contract/identity/passkeys.ts';
import type { Config } from '#server/platform/config.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Browser } from '../cookies.ts';
import { findSession } from '../identity.queries.ts';
import { openSession } from '../sessions.ts';
import { isExpected, relyingParty, rememberChallenge } from './passkey-challenges.ts';
import { lockPasskey, markPasskeyUsed } from './passkeys.queries.ts';

/** Options that let the browser offer every passkey of this site. */
export async function signInOptions(t: Transaction, config: Config) {
  const { expectedRPID: rpID } = relyingParty(config);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await rememberChallenge(t, options.challenge, null);
  return { ...options };
}

type Assertion = z.output<(typeof passkeysApi)['POST /auth/passkey']['body']>;

/** Opens a session. The passkey has checked its owner, so no code is asked. @throws Problem `wrong_credentials` */
export async function signInWithPasskey(
  t: Transaction,
  browser: Browser,
  { id, ...response }: Assertion,
): Promise<Session> {
  const passkey = await lockPasskey(t.sql, id);
  if (!passkey) throw unknownPasskey();
  const { accountId, publicKey, counter, transports } = passkey;
  const result = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: isExpected(t, null),
    ...relyingParty(browser.config),
    credential: {
      id,
      publicKey: new Uint8Array(publicKey),
      counter,
      transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) throw unknownPasskey();
  await markPasskeyUsed(t.sql, passkey.id, result.authenticationInfo.newCounter, t.now);
  await openSession(t, browser, accountId, { hasSecondFactor: true });
  return findSession(t.sql, accountId, t.now);
}

const unknownPasskey = () =>
  problem('wrong_credentials', 'This passkey is not known here. Sign in with your email and password.');
