import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Session } from './identity.ts';
import { plainCode } from '../text/typed-text.ts';
import { Instant } from '../values.ts';

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not count. */
export const Code = z
  .string()
  .overwrite(plainCode)
  .min(6, 'Enter the 6 digits, or a recovery code')
  .max(40, 'Enter the 6 digits, or a recovery code');

/** Shown once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const twoFactorApi = {
  'GET /api/two-factor': {
    summary: 'Whether signing in takes a code, and how many recovery codes are left',
    reply: z.object({
      isOn: z.boolean(),
      turnedOnAt: Instant.nullable(),
      recoveryCodesLeft: z.int(),
    }),
  },
  'POST /api/two-factor/setup': {
    summary: 'Get a secret for an authenticator app; it counts once a code of it was confirmed',
    reply: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  },
  'POST /api/two-factor/confirm': {
    summary: 'Turn two-factor on with the first code; ends all other sessions',
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
  },
  'POST /api/two-factor/recovery-codes': {
    summary: 'Get new recovery codes; the earlier ones no longer work',
    reply: RecoveryCodes,
  },
  'DELETE /api/two-factor': {
    summary: 'Turn two-factor off',
    body: z.strictObject({
      password: z.string().min(1, 'Enter your password').max(200, 'At most 200 characters'),
    }),
    reply: null,
  },
  /** The cookie of the sign-in that answered `second_factor` names the account. */
  'POST /auth/second-factor': {
    summary: 'Finish signing in with a code',
    idempotent: true,
    body: z.strictObject({ code: Code }),
    reply: Session,
  },
} as const satisfies EndpointTable;
