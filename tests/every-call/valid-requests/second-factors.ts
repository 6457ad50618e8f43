import { generateSync } from 'otplib';
import type { passkeysApi } from '#contract/identity/passkeys.ts';
import type { twoFactorApi } from '#contract/identity/two-factor.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { newAuthenticator } from '#tests/standins/authenticator.ts';
import type { Context, ValidRequests } from '#tests/every-call/valid-request.ts';

/** The code that the account's app shows now. */
async function codeOf({ app, me }: Context, secondsAhead = 0): Promise<string> {
  const { sql, secrets } = app.app.platform;
  const [row] = await sql<
    { sealedSecret: Buffer }[]
  >`select sealed_secret from two_factors where account_id = ${me}`;
  const secret = row ? await secrets.open(row.sealedSecret, me) : '';
  const epoch = Math.floor(app.clock.now().getTime() / 1000) + secondsAhead;
  return generateSync({ secret, epoch });
}

async function setUp({ app, me }: Context): Promise<void> {
  await (await app.as(me)).call('POST /api/two-factor/setup');
}

async function turnOn(context: Context): Promise<void> {
  await setUp(context);
  const caller = await context.app.as(context.me);
  await caller.call('POST /api/two-factor/confirm', { body: { code: await codeOf(context) } });
}

export const twoFactorRequests: ValidRequests<typeof twoFactorApi> = {
  'GET /api/two-factor': {},
  'POST /api/two-factor/setup': {},
  'POST /api/two-factor/confirm': {
    async set(context) {
      await setUp(context);
      return { body: { code: await codeOf(context) } };
    },
  },
  'POST /api/two-factor/recovery-codes': {
    async set(context) {
      await turnOn(context);
      return {};
    },
  },
  'DELETE /api/two-factor': {
    async set(context) {
      await turnOn(context);
      return { body: { password: demoPassword } };
    },
  },
  'POST /auth/second-factor': {
    async set(context) {
      await turnOn(context);
      const { app, me } = context;
      const { body } = await (await app.as(me)).call('GET /auth/me');
      const credentials = { email: body.user.email, password: demoPassword };
      const { headers } = await app.stranger.call('POST /auth/login', { body: credentials });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      return { headers: { cookie }, body: { code: await codeOf(context, 30) } };
    },
  },
};

async function addPasskey({ app, me }: Context) {
  const caller = await app.as(me);
  const authenticator = newAuthenticator();
  const { body: options } = await caller.call('POST /api/passkeys/options');
  const { body } = await caller.call('POST /api/passkeys', { body: authenticator.create(options) });
  return { authenticator, id: body.id };
}

export const passkeysRequests: ValidRequests<typeof passkeysApi> = {
  'GET /api/passkeys': {
    async set({ app, me }) {
      await addPasskey({ app, me });
      return {};
    },
  },
  'POST /api/passkeys/options': {},
  'POST /api/passkeys': {
    async set({ app, me }) {
      const { body } = await (await app.as(me)).call('POST /api/passkeys/options');
      return { body: { ...newAuthenticator().create(body), name: 'My phone' } };
    },
  },
  'PATCH /api/passkeys/:id': {
    set: async (context) => ({ params: { id: (await addPasskey(context)).id }, body: { name: 'Old phone' } }),
  },
  'DELETE /api/passkeys/:id': {
    set: async (context) => ({ params: { id: (await addPasskey(context)).id } }),
  },
  'POST /auth/passkey-options': {},
  'POST /auth/passkey': {
    async set(context) {
      const { authenticator } = await addPasskey(context);
      const { body } = await context.app.stranger.call('POST /auth/passkey-options');
      return { body: authenticator.signIn(body) };
    },
  },
};
