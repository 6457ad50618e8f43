import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Email, NewPassword } from './identity.ts';
import { Code } from './two-factor.ts';
import { Id, Instant, Params } from '../values.ts';

/** The password that the caller signs in with. */
const OwnPassword = z.string().min(1, 'Enter your password').max(200, 'At most 200 characters');

/** One's own session in a browser. */
export const OwnSession = z.object({
  id: Id,
  /** As in 'Chrome on Android'. */
  device: z.string(),
  createdAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  /** The session of this call. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

/** Changes of how an account is protected; its owner gets a notification of each. */
export type SecurityChangeKind =
  | 'password'
  | 'email_asked'
  | 'email'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed';

export const accountApi = {
  'POST /api/account/password': {
    summary: 'Change the password; ends all other sessions',
    body: z.strictObject({ currentPassword: OwnPassword, newPassword: NewPassword }),
    reply: null,
  },
  /** The email changes when the link is opened. */
  'POST /api/account/email': {
    summary: 'Ask for another email; mails a link to it',
    body: z.strictObject({ password: OwnPassword, email: Email }),
    reply: null,
  },
  'DELETE /api/account/new-email': { summary: 'Keep the present email', reply: null },
  'GET /api/sessions': {
    summary: 'The browsers in which one is signed in, this one first',
    reply: z.array(OwnSession),
  },
  'DELETE /api/sessions': { summary: 'Sign out everywhere else', reply: null },
  'DELETE /api/sessions/:id': { summary: 'End a session of one’s own', params: Params, reply: null },
  /** Calls that answer `confirm_identity` work for ten minutes afterwards. */
  'POST /api/account/confirm-identity': {
    summary: 'Confirm with password, and code if two-factor is on, that the caller owns the account',
    idempotent: true,
    body: z.strictObject({ password: OwnPassword, code: Code.optional() }),
    reply: null,
  },
} as const satisfies EndpointTable;
