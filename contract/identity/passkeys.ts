import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Session } from './identity.ts';
import { Id, Instant, Params, line } from '../values.ts';

/** Binary data of a browser's credential. */
const Base64Url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Use base64url')
    .max(max, `At most ${max} characters`);
const CredentialId = Base64Url(1400);
const ClientData = Base64Url(4000);

/** The options of WebAuthn as JSON, which a browser takes as they are. */
const Options = z.looseObject({ challenge: z.string() });

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

const PasskeyName = line(60);

export const passkeysApi = {
  'GET /api/passkeys': { summary: 'One’s own passkeys, the oldest first', reply: z.array(Passkey) },
  'POST /api/passkeys/options': {
    summary: 'Options for a browser to create a passkey',
    idempotent: true,
    reply: Options,
  },
  /** The fields of the credential that a browser created, without its wrapping. */
  'POST /api/passkeys': {
    summary: 'Add a passkey; it is named after the browser unless `name` is given',
    body: z.strictObject({
      id: CredentialId,
      clientDataJSON: ClientData,
      attestationObject: Base64Url(8000),
      transports: z.array(z.string().max(20, 'At most 20 characters')).max(10).optional(),
      name: PasskeyName.optional(),
    }),
    reply: Passkey,
    status: 201,
  },
  'PATCH /api/passkeys/:id': {
    summary: 'Rename a passkey',
    params: Params,
    body: z.strictObject({ name: PasskeyName }),
    reply: Passkey,
  },
  'DELETE /api/passkeys/:id': { summary: 'Remove a passkey', params: Params, reply: null },
  'POST /auth/passkey-options': {
    summary: 'Options for a browser to sign in with a passkey',
    idempotent: true,
    reply: Options,
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey, which counts as both factors',
    idempotent: true,
    body: z.strictObject({
      id: CredentialId,
      clientDataJSON: ClientData,
      authenticatorData: Base64Url(4000),
      signature: Base64Url(2000),
    }),
    reply: Session,
  },
} as const satisfies EndpointTable;
