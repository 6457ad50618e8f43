import { passkeysApi } from '#contract/identity/passkeys.ts';
import { minutes } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { deviceOf } from '../device.ts';
import { confirmed, routes, signedIn, signedInBeforeAgreeing } from '../guards.ts';
import { deleteOtherSessions } from '../identity.queries.ts';
import { recordSecurityChange } from '../security-changes/record-security-change.ts';
import { ownSession } from '../sessions.ts';
import { addPasskey, passkeyOptions } from './add-passkey.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkeys.queries.ts';
import { signInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

const perAddress = { max: 200, per: minutes(15), by: 'address' } as const;

export const passkeysRoutes = routes(passkeysApi, {
  'GET /api/passkeys': { who: signedIn, run: ({ sql, actor }) => listPasskeys(sql, actor.id) },
  'POST /api/passkeys/options': {
    who: confirmed(signedInBeforeAgreeing),
    run: ({ t, actor, platform }) => passkeyOptions(t, platform.config, actor.id),
  },
  'POST /api/passkeys': {
    who: signedInBeforeAgreeing,
    run: ({ t, actor, platform, request, body }) => addPasskey(t, platform.config, request, actor.id, body),
  },
  'PATCH /api/passkeys/:id': {
    who: signedInBeforeAgreeing,
    async run({ t, actor, params, body }) {
      const [renamed] = await renamePasskey(t.sql, actor.id, params.id, body.name);
      if (!renamed) throw notFound('passkey');
      return renamed;
    },
  },
  'DELETE /api/passkeys/:id': {
    who: confirmed(signedInBeforeAgreeing),
    async run({ t, actor, params, request, platform }) {
      const [deleted] = await deletePasskey(t.sql, actor.id, params.id);
      if (!deleted) throw notFound('passkey');
      await deleteOtherSessions(t.sql, actor.id, ownSession(request, platform));
      await recordSecurityChange(t, {
        accountId: actor.id,
        kind: 'passkey_removed',
        device: deviceOf(request),
      });
    },
  },
  'POST /auth/passkey-options': {
    who: 'everyone',
    // Each page for signing in asks once, and again every eight minutes, so that the browser can suggest passkeys.
    limit: { name: 'passkey-options', ...perAddress, max: 1000 },
    run: ({ t, platform }) => signInOptions(t, platform.config),
  },
  'POST /auth/passkey': {
    who: 'everyone',
    limit: { name: 'passkey', ...perAddress },
    run: ({ t, platform, request, reply, body }) =>
      signInWithPasskey(t, { request, reply, config: platform.config }, body),
  },
});
