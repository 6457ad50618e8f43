import type { passkeysApi } from '#contract/identity/passkeys.ts';
import { everyone, anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { newAuthenticator } from '#tests/standins/authenticator.ts';
import { uuidv7 } from 'uuidv7';

async function addPasskey({ app, me }: Context) {
  const caller = await app.as(me);
  const authenticator = newAuthenticator();
  const { body: options } = await caller.call('POST /api/passkeys/options');
  const { body } = await caller.call('POST /api/passkeys', { body: authenticator.create(options) });
  return { authenticator, id: body.id };
}

export const sweep: Sweep<typeof passkeysApi> = {
  calls: {
    'GET /api/passkeys': {
      access: own(anyone, 'own'),
      async set({ app, me }) {
        await addPasskey({ app, me });
        return {};
      },
    },
    'POST /api/passkeys/options': { access: anyone },
    'POST /api/passkeys': {
      access: own(anyone, 422),
      async set({ app, me }) {
        const { body } = await (await app.as(me)).call('POST /api/passkeys/options');
        return { body: { ...newAuthenticator().create(body), name: 'My phone' } };
      },
    },
    'PATCH /api/passkeys/:id': {
      access: own(anyone),
      set: async (context) => ({
        params: { id: (await addPasskey(context)).id },
        body: { name: 'Old phone' },
      }),
    },
    'DELETE /api/passkeys/:id': {
      access: own(anyone),
      set: async (context) => ({ params: { id: (await addPasskey(context)).id } }),
    },
    'POST /auth/passkey-options': { access: everyone },
    'POST /auth/passkey': {
      access: everyone,
      async set(context) {
        const { authenticator } = await addPasskey(context);
        const { body } = await context.app.stranger.call('POST /auth/passkey-options');
        return { body: authenticator.signIn(body) };
      },
    },
  },
  fill: async (t, me, mark) => {
    const passkey = {
      id: uuidv7(),
      credentialId: uuidv7(),
      accountId: me,
      publicKey: Buffer.alloc(8),
      counter: 0,
      transports: ['internal'],
      name: mark('Phone.'),
      createdAt: t.now,
    };
    await t.sql`insert into passkeys ${t.sql(passkey)}`;
  },
};
