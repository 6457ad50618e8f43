import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Passkey, passkeysApi } from '#contract/identity/passkeys.ts';
import type { Config } from '#server/platform/config.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deviceOf } from '../device.ts';
import { findContact } from '../identity.queries.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';
import { isExpected, relyingParty, rememberChallenge } from './passkey-challenges.ts';
import { insertPasskey, listPasskeys } from './passkeys.queries.ts';

const mostPasskeys = 20;
/** Ed25519, ES256 and RS256, which all devices have; Node warns while it looks for newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Options for a passkey that asks for its owner and is found without typing an email. */
export async function passkeyOptions(t: Transaction, config: Config, accountId: string) {
  const { firstName = '', lastName = '', email = '' } = (await findContact(t.sql, accountId)) ?? {};
  const known = await listPasskeys(t.sql, accountId);
  if (known.length >= mostPasskeys)
    throw problem('too_late', `An account has at most ${mostPasskeys} passkeys. Remove one first.`);
  const options = await generateRegistrationOptions({
    rpName: 'Wagwell',
    rpID: relyingParty(config).expectedRPID,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(t, options.challenge, accountId);
  return { ...options };
}

type NewCredential = z.output<(typeof passkeysApi)['POST /api/passkeys']['body']>;

/** @throws Problem `invalid` naming `attestationObject`, `already_done` */
export async function addPasskey(
  t: Transaction,
  config: Config,
  request: FastifyRequest,
  accountId: string,
  { id, clientDataJSON, attestationObject, transports = [], name }: NewCredential,
): Promise<Passkey> {
  const result = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: isExpected(t, accountId),
    ...relyingParty(config),
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified)
    throw fieldProblem('attestationObject', 'This passkey was not accepted. Please try again');
  const { credential } = result.registrationInfo;
  const device = deviceOf(request);
  const [added] = await insertPasskey(t.sql, {
    id: uuidv7(),
    credentialId: credential.id,
    accountId,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    name: name ?? device,
    createdAt: t.now,
  });
  if (!added) throw problem('already_done', 'This passkey was added already.');
  await recordSecurityChange(t, { accountId, kind: 'passkey_added', device });
  return added;
}
