import { generateSync } from 'otplib';
import type { twoFactorApi } from '#contract/identity/two-factor.ts';
import { everyone, anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { Context } from '#tests/every-call/valid-request.ts';
import { demoPassword } from '../identity.factory.ts';

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

export const sweep: Sweep<typeof twoFactorApi> = {
  calls: {
    'GET /api/two-factor': { access: anyone },
    'POST /api/two-factor/setup': { access: anyone },
    'POST /api/two-factor/confirm': {
      access: own(anyone, 422),
      async set(context) {
        await setUp(context);
        return { body: { code: await codeOf(context) } };
      },
    },
    'POST /api/two-factor/recovery-codes': {
      access: own(anyone),
      async set(context) {
        await turnOn(context);
        return {};
      },
    },
    'DELETE /api/two-factor': {
      access: own(anyone),
      async set(context) {
        await turnOn(context);
        return { body: { password: demoPassword } };
      },
    },
    'POST /auth/second-factor': {
      access: everyone,
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
  },
  fill: (t, me) => t.sql`insert into two_factors ${t.sql({ accountId: me, sealedSecret: Buffer.alloc(68) })}`,
};
