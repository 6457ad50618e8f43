import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { minutes } from '#server/platform/clock.ts';
import { requireOwnPassword } from '../passwords/own-password.ts';
import { confirmed, routes, signedIn, signedInBeforeAgreeing } from '../guards.ts';
import { finishSignIn } from './pending-sign-in.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnTwoFactorOff,
} from './set-up-two-factor.ts';
import { findTwoFactor } from './two-factor.queries.ts';

export const twoFactorRoutes = routes(twoFactorApi, {
  'GET /api/two-factor': {
    who: signedIn,
    async run({ sql, actor }) {
      const factor = await findTwoFactor(sql, actor.id);
      return { isOn: !!factor, turnedOnAt: null, recoveryCodesLeft: 0, ...factor };
    },
  },
  'POST /api/two-factor/setup': {
    who: confirmed(signedInBeforeAgreeing),
    run: ({ t, platform, actor }) => setUpTwoFactor(t, platform.secrets, actor.id),
  },
  'POST /api/two-factor/confirm': {
    who: signedInBeforeAgreeing,
    runOutsideTransaction: async ({ platform, request, actor, body }) => ({
      recoveryCodes: await confirmTwoFactor(platform, request, actor.id, body.code),
    }),
  },
  'POST /api/two-factor/recovery-codes': {
    who: confirmed(signedInBeforeAgreeing),
    run: async ({ t, request, actor }) => ({
      recoveryCodes: await renewRecoveryCodes(t, request, actor.id),
    }),
  },
  'DELETE /api/two-factor': {
    // A confirmation takes a code, too; the password alone is not enough to do without codes.
    who: confirmed(signedInBeforeAgreeing),
    async runOutsideTransaction({ platform, request, actor, body }) {
      await requireOwnPassword(platform, actor.id, body.password);
      await platform.transact((t) => turnTwoFactorOff(t, request, actor.id));
    },
  },
  'POST /auth/second-factor': {
    who: 'everyone',
    limit: { name: 'second-factor', max: 200, per: minutes(15), by: 'address' },
    runOutsideTransaction: ({ platform, request, reply, body }) =>
      finishSignIn(platform, { request, reply }, body.code),
  },
});
