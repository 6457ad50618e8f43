import { uuidv7 } from 'uuidv7';
import type { identityApi } from '#contract/identity/identity.ts';
import { versionInForce } from '#contract/identity/legal.ts';
import { href } from '#contract/pages.ts';
import { after, hours } from '#server/platform/clock.ts';
import { everyone, anyone, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { demoPassword, makeAccount, makeSecurityChange } from './identity.factory.ts';
import { insertLink } from './identity.queries.ts';
import { insertNotMeLink } from './security-changes/security-changes.queries.ts';
import { hashToken, newToken } from './tokens.ts';

const link = (purpose: 'verify_email' | 'reset_password', body: object = {}): ValidRequest => ({
  set: withRecords(async (t, accountId) => {
    const token = newToken();
    await insertLink(t.sql, {
      tokenHash: hashToken(token),
      accountId,
      purpose,
      expiresAt: after(t.now, hours(1)),
    });
    return { body: { token, ...body } };
  }),
});

export const sweep: Sweep<typeof identityApi> = {
  calls: {
    'POST /api/account/agreements': {
      access: anyone,
      set: () => ({ body: { terms: versionInForce('terms'), privacy: versionInForce('privacy') } }),
    },
    'POST /auth/register': {
      access: everyone,
      set: () => ({
        body: {
          firstName: 'Maya',
          lastName: 'Reyes',
          email: `${uuidv7()}@people.example`,
          password: 'long-enough',
          userType: 'groomer',
          phone: '512 555 0100',
          location: 'Austin, TX',
          plan: 'monthly',
          agreeToTerms: true,
          agreeToPrivacy: true,
        },
      }),
    },
    'POST /auth/login': {
      access: everyone,
      set: withRecords(async (t) => ({
        body: { email: (await makeAccount(t)).email, password: demoPassword },
      })),
    },
    'GET /api/login': {
      access: everyone,
      answers: 302,
      set: () => ({ query: { next: `${href('marketplace')}?tab=2#a` } }),
    },
    'POST /auth/logout': { access: everyone },
    'GET /auth/me': { access: own(anyone, 'own') },
    'POST /auth/verify-email': { access: everyone, ...link('verify_email') },
    'POST /auth/send-verification': { access: anyone },
    'POST /auth/forgot-password': {
      access: everyone,
      set: withRecords(async (t) => ({ body: { email: (await makeAccount(t)).email } })),
    },
    'POST /auth/reset-password': { access: everyone, ...link('reset_password', { password: 'another-one' }) },
    'POST /auth/not-me': {
      access: everyone,
      set: withRecords(async (t, accountId) => {
        const token = newToken();
        const changeId = await makeSecurityChange(t, accountId);
        await insertNotMeLink(t.sql, hashToken(token), changeId, after(t.now, hours(1)));
        return { body: { token } };
      }),
    },
    'POST /api/roles': { access: anyone, set: () => ({ body: { role: 'groomer' } }) },
  },
  async share({ app, me }) {
    const { server } = app.app;
    const payload = { email: me.email, password: demoPassword };
    await server.inject({ method: 'POST', url: '/auth/login', payload });
    await me.call('POST /api/account/confirm-identity', { body: { password: demoPassword } });
  },
  fill: async (t, me) => {
    const agreement = { accountId: me, text: 'terms', version: '2025-01-01', agreedAt: t.now };
    await t.sql`insert into legal_agreements ${t.sql(agreement)} on conflict do nothing`;
    await makeSecurityChange(t, me);
  },
};
