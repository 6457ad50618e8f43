import type { Config } from '#server/platform/config.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayInWords } from '#server/platform/wall-clock.ts';
import { deleteSessionsOf } from './identity.queries.ts';
import { findSuspension, lockAccount, updateSuspension } from './suspensions.queries.ts';

type NewSuspension = { adminId: string; reason: string; until: string | null };

/**
 * Suspends an account: its sessions end, and others no longer see it. Bookings remain, and open work is hidden until it is
 * restored. The caller records the act.
 * @throws Problem `not_found`, `already_done` naming the admin, `invalid` naming `until`
 */
export async function suspendAccount(
  t: Transaction,
  accountId: string,
  { adminId, reason, until }: NewSuspension,
): Promise<void> {
  const account = await lockAccount(t.sql, accountId);
  if (!account) throw notFound('account');
  if (account.suspendedAt)
    throw problem(
      'already_done',
      `${account.suspendedBy ?? 'Another admin'} has suspended this account already.`,
    );
  const suspendedUntil = until === null ? null : new Date(until);
  if (suspendedUntil && suspendedUntil <= t.now) throw fieldProblem('until', 'Choose a time ahead.');
  await updateSuspension(t.sql, accountId, {
    suspendedAt: t.now,
    suspendedUntil,
    suspensionReason: reason,
    suspendedBy: adminId,
  });
  await deleteSessionsOf(t.sql, accountId);
  if (suspendedUntil) await t.schedule('end-suspension', { accountId }, suspendedUntil, accountId);
  await t.announce('account.suspended', { accountId });
}

/** Ends a suspension. The caller records the act. @throws Problem `not_found`, `already_done` */
export async function restoreAccount(t: Transaction, accountId: string): Promise<void> {
  const account = await lockAccount(t.sql, accountId);
  if (!account) throw notFound('account');
  if (!account.suspendedAt) throw problem('already_done', 'This account is not suspended.');
  await updateSuspension(t.sql, accountId, {
    suspendedAt: null,
    suspendedUntil: null,
    suspensionReason: null,
    suspendedBy: null,
  });
  await t.announce('account.restored', { accountId });
}

/** Ends a suspension whose time is over, unless an admin has changed it meanwhile. */
export async function endSuspension(t: Transaction, accountId: string): Promise<void> {
  const account = await lockAccount(t.sql, accountId);
  if (!account?.suspendedUntil || Date.parse(account.suspendedUntil) > t.now.getTime()) return;
  await restoreAccount(t, accountId);
}

/** @throws Problem `account_suspended`, which says why, how long and whom to ask */
export async function requireNotSuspended(
  t: Transaction,
  accountId: string,
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
): Promise<void> {
  const suspension = await findSuspension(t.sql, accountId);
  if (!suspension) return;
  const { suspendedUntil, suspensionReason } = suspension;
  const length = suspendedUntil ? ` until ${dayInWords(suspendedUntil, 'UTC', t.now)}` : '';
  throw problem(
    'account_suspended',
    `This account is suspended${length}. The reason: ${suspensionReason ?? ''}. If this is a mistake, write to ${SUPPORT_EMAIL}.`,
  );
}
