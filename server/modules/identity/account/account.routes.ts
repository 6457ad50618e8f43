import { accountApi } from '#contract/identity/account.ts';
import { after, hours } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { confirmedByCode, routes, signedIn, signedInBeforeAgreeing } from '../guards.ts';
import { deleteOtherSessions, updateNewEmail } from '../identity.queries.ts';
import { idleLifetime, ownSession } from '../sessions.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteOwnSession, listSessions } from './account.queries.ts';
import { confirmIdentity } from './confirm-identity.ts';

export const accountRoutes = routes(accountApi, {
  'POST /api/account/password': {
    who: confirmedByCode(signedInBeforeAgreeing),
    runOutsideTransaction: ({ platform, request, actor, body }) =>
      changePassword(platform, request, actor.id, body),
  },
  'POST /api/account/email': {
    who: confirmedByCode(signedInBeforeAgreeing),
    limit: { name: 'email-change', max: 10, per: hours(1), by: 'account' },
    runOutsideTransaction: ({ platform, request, actor, body }) =>
      changeEmail(platform, request, actor.id, body),
  },
  'DELETE /api/account/new-email': {
    who: signedInBeforeAgreeing,
    async run({ t, actor }) {
      await updateNewEmail(t.sql, actor.id, null);
    },
  },
  'GET /api/sessions': {
    who: signedIn,
    run({ sql, actor, request, platform }) {
      const now = platform.clock.now();
      return listSessions(sql, actor.id, ownSession(request, platform), now, after(now, -idleLifetime));
    },
  },
  'DELETE /api/sessions': {
    who: signedInBeforeAgreeing,
    async run({ t, actor, request, platform }) {
      await deleteOtherSessions(t.sql, actor.id, ownSession(request, platform));
    },
  },
  'DELETE /api/sessions/:id': {
    who: signedInBeforeAgreeing,
    async run({ t, actor, params }) {
      const [ended] = await deleteOwnSession(t.sql, actor.id, params.id);
      if (!ended) throw notFound('session');
    },
  },
  'POST /api/account/confirm-identity': {
    who: signedInBeforeAgreeing,
    runOutsideTransaction: ({ platform, request, actor, body }) =>
      confirmIdentity(platform, request, actor.id, body),
  },
});
