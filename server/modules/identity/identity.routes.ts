import { identityApi } from '#contract/identity/identity.ts';
import { ownPath } from '#contract/own-path.ts';
import { href } from '#contract/pages.ts';
import { hours } from '#server/platform/clock.ts';
import { countAgainst } from '#server/platform/http/limits/rate-limits.ts';
import { deviceOf } from './device.ts';
import { anyone, routes, signedIn, signedInBeforeAgreeing } from './guards.ts';
import { agree } from './agreements/agree.ts';
import { findFrontDesk, withoutPrivate } from './front-desk.queries.ts';
import { addRole, deleteSession, findCredentials, findSession } from './identity.queries.ts';
import { rememberBrowser } from './known-browsers.ts';
import { linkLifetimes } from './account-links.ts';
import { requireStrongPassword } from './passwords/password-rules.ts';
import { hashPassword } from './passwords/passwords.ts';
import { register } from './registration/register.ts';
import { undoSecurityChange } from './security-changes/undo-security-change.ts';
import { clearSessionCookie, openSession, sessionHash } from './sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { personOfLink, resetPassword, verifyEmail } from './use-link.ts';

const mailsPerAddress = { name: 'identity-mail', max: 20, per: hours(1), by: 'address' } as const;
/** A link is valid as long as this window, so that the newest one still works while the limit is reached. */
const resetMailsPerEmail = {
  name: 'reset-mail',
  max: 3,
  per: linkLifetimes.reset_password,
  by: 'account',
  advice: 'If this email has an account, the newest link in its inbox can still be used.',
} as const;

export const identityRoutes = routes(identityApi, {
  'POST /auth/register': {
    who: 'everyone',
    limit: { name: 'register', max: 20, per: hours(1), by: 'address' },
    async runOutsideTransaction({ platform, request, reply, body }) {
      await requireStrongPassword(body.password, body);
      const passwordHash = await hashPassword(body.password);
      return platform.transact(async (t) => {
        const accountId = await register(t, body, passwordHash);
        await openSession(t, { request, reply, config: platform.config }, accountId);
        return findSession(t.sql, accountId, t.now);
      });
    },
  },
  'POST /auth/login': {
    who: 'everyone',
    runOutsideTransaction: ({ platform, request, reply, body }) => signIn(platform, { request, reply }, body),
  },
  'GET /api/login': {
    who: 'everyone',
    async run({ query, reply }) {
      const next = ownPath(query.next, '');
      await reply.redirect(next ? href('login', { next }) : href('login'));
    },
  },
  'POST /auth/logout': {
    who: anyone,
    async run({ t, request, reply, platform }) {
      const tokenHash = sessionHash(request, platform.config);
      if (tokenHash) await deleteSession(t.sql, tokenHash);
      clearSessionCookie(reply, platform.config);
    },
  },
  'GET /auth/me': {
    reads: ['account', 'businesses', 'clients', 'groomers', 'membership', 'profile', 'visits'],
    who: signedIn,
    async run({ sql, actor, platform }) {
      const now = platform.clock.now();
      const session = await findSession(sql, actor.id, now);
      return actor.frontDesk
        ? withoutPrivate(session, await findFrontDesk(sql, actor.id, actor.frontDesk, now))
        : session;
    },
  },
  'POST /auth/verify-email': {
    who: 'everyone',
    limit: mailsPerAddress,
    run: ({ t, body, request }) => verifyEmail(t, body.token, deviceOf(request)),
  },
  'POST /auth/send-verification': {
    who: signedInBeforeAgreeing,
    limit: { name: 'verification-mail', max: 5, per: hours(1), by: 'account' },
    async run({ t, actor }) {
      const { user } = await findSession(t.sql, actor.id, t.now);
      if (!user.emailVerified) await t.announce('verification.asked', { accountId: actor.id });
    },
  },
  'POST /auth/forgot-password': {
    who: 'everyone',
    limit: mailsPerAddress,
    async runOutsideTransaction({ platform, body }) {
      // Counted with or without an account, so that the response does not reveal which.
      await countAgainst(platform, resetMailsPerEmail, body.email);
      await platform.transact(async (t) => {
        const account = await findCredentials(t.sql, body.email);
        if (account) await t.announce('password.forgotten', { accountId: account.id });
      });
    },
  },
  'POST /auth/reset-password': {
    who: 'everyone',
    limit: mailsPerAddress,
    async runOutsideTransaction({ platform, request, reply, body }) {
      await requireStrongPassword(body.password, await personOfLink(platform, body.token));
      const passwordHash = await hashPassword(body.password);
      return platform.transact(async (t) => {
        const { extensions, config } = platform;
        const { accountId, openers } = await resetPassword(
          t,
          extensions,
          body.token,
          passwordHash,
          deviceOf(request),
        );
        // With two-factor, only a browser that gave a code is known.
        if (!openers.hasTwoFactor) await rememberBrowser(t, { request, reply, config }, accountId);
        return openers;
      });
    },
  },
  'POST /api/account/agreements': {
    who: signedInBeforeAgreeing,
    async run({ t, actor, body }) {
      await agree(t, actor.id, body);
      return findSession(t.sql, actor.id, t.now);
    },
  },
  'POST /auth/not-me': {
    who: 'everyone',
    limit: mailsPerAddress,
    async runOutsideTransaction({ platform, body }) {
      return { token: await undoSecurityChange(platform, body.token) };
    },
  },
  'POST /api/roles': {
    who: signedIn,
    async run({ t, actor, body }) {
      await addRole(t.sql, actor.id, body.role);
      await t.announce('role.added', { accountId: actor.id });
      return findSession(t.sql, actor.id, t.now);
    },
  },
});
