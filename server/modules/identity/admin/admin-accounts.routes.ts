import type { AdminAccount } from '#contract/admin/admin-accounts.ts';
import { adminAccountsApi } from '#contract/admin/admin-accounts.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { admin, confirmed, routes } from '../guards.ts';
import { deleteSessionsOf } from '../identity.queries.ts';
import { findAccount, searchAccounts } from './accounts.queries.ts';
import { adminAct } from './admin-act.ts';
import { restoreAccount, suspendAccount } from '../suspension.ts';

/** Does something with an account, records it, and returns the account. @throws Problem `not_found`, `forbidden` */
async function change(
  t: Transaction,
  adminId: string,
  { act, accountId, reason, details }: { act: string; accountId: string; reason: string; details?: object },
  work: () => Promise<unknown>,
): Promise<AdminAccount> {
  const found = await findAccount(t.sql, t.now, accountId);
  if (!found) throw notFound('account');
  await adminAct(t, adminId, {
    act,
    subjectId: accountId,
    accountId,
    reason,
    details: { email: found.email, ...details },
  });
  await work();
  return (await findAccount(t.sql, t.now, accountId)) ?? found;
}

export const adminAccountsRoutes = routes(adminAccountsApi, {
  'GET /api/admin/accounts': {
    reads: ['admin-reports'],
    readsAll: ['account'],
    who: admin,
    async run({ sql, query, platform, request, reply }) {
      const { q = '', limit, ...search } = query;
      const found = await searchAccounts(sql, platform.clock.now(), {
        ...search,
        cursor: search.cursor,
        q,
        limit: limit + 1,
      });
      return pageById(request, reply, limit, found);
    },
  },
  'POST /api/admin/accounts/:id/suspend': {
    who: confirmed(admin),
    run: ({ t, actor, params: { id }, body: { reason, until } }) =>
      change(t, actor.id, { act: 'account.suspended', accountId: id, reason, details: { until } }, () =>
        suspendAccount(t, id, { adminId: actor.id, reason, until }),
      ),
  },
  'POST /api/admin/accounts/:id/restore': {
    who: admin,
    run: ({ t, actor, params: { id }, body: { reason } }) =>
      change(t, actor.id, { act: 'account.restored', accountId: id, reason }, () => restoreAccount(t, id)),
  },
  'POST /api/admin/accounts/:id/end-sessions': {
    who: admin,
    run: ({ t, actor, params: { id }, body: { reason } }) =>
      change(t, actor.id, { act: 'account.signed_out', accountId: id, reason }, () =>
        deleteSessionsOf(t.sql, id),
      ),
  },
});
