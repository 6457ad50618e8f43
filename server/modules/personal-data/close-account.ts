import { closedMinutes } from '#contract/personal-data.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { lockAdmins, lockOpenAccount, requireOwnPassword } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { forgetMailsTo } from '#server/platform/mail/mail.ts';
import type { PersonalData } from '#server/platform/module.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteExport, findClosedAccount } from './personal-data.queries.ts';
import { previewClosing } from './preview-closing.ts';

/**
 * Name and address stay for this long, so that the people who are notified read who left, and the
 * person gets the last mail.
 */
const nameStays = minutes(closedMinutes);

/**
 * Closes an account: cancels its open work, ends its sessions and has its data removed. `seen` is the preview
 * that the person saw.
 * @throws Problem `invalid` naming `password`, `work_open`, `only_admin`, `changed_elsewhere`
 */
export async function closeAccount(
  platform: Platform,
  everything: readonly PersonalData[],
  actor: Actor,
  { password, seen }: { password: string; seen?: string | undefined },
): Promise<void> {
  const passwordHash = await requireOwnPassword(platform, actor.id, password);
  await platform.transact(async (t) => {
    const account = await lockOpenAccount(t.sql, actor.id, passwordHash);
    if (!account) throw problem('changed_elsewhere', 'Your account was changed meanwhile. Please try again.');
    // Two admins who leave at the same time wait for each other.
    if (account.isAdmin) await lockAdmins(t.sql);
    const closing = await previewClosing(t.sql, everything, { ...actor, ...account }, t.now);
    if (closing.refusal) throw problem('only_admin', closing.refusal);
    const [open] = closing.unfinished;
    if (open) throw problem('work_open', `“${open.title}” has to be finished first.`);
    if (seen !== undefined && seen !== closing.seen)
      throw problem(
        'changed_elsewhere',
        'What would be cancelled has changed. Nothing was done: please look at it again.',
      );
    for (const { leave } of everything) await leave?.(t, actor);
    await t.announce('account.closed', { accountId: actor.id });
    await t.schedule('erase-closed-account', { accountId: actor.id }, after(t.now, nameStays), actor.id);
  });
}

/** Removes a closed account's data. What came in while it was being closed is cancelled first. */
export async function eraseAccount(
  t: Transaction,
  everything: readonly PersonalData[],
  accountId: string,
): Promise<void> {
  const account = await findClosedAccount(t.sql, accountId);
  if (!account) return;
  const leaver = {
    ...account,
    hasMembership: false,
    isAdmin: false,
    wasMember: true,
    validUntil: Infinity,
    confirmedUntil: 0,
    hasSecondFactor: false,
  };
  for (const { leave } of everything) await leave?.(t, leaver);
  await forgetMailsTo(t.sql, account.email);
  for (const { erase } of everything) await erase(t, accountId);
  const file = await deleteExport(t.sql, accountId);
  if (file) await t.schedule('remove-export-file', { file }, t.now, file);
}
