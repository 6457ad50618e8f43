import type { TestApp } from './test-app.ts';

/** Ends an account's membership at the processor, as after a week without payment. */
export async function endMembership(app: TestApp, accountId: string): Promise<void> {
  const { sql, payments } = app.app.platform;
  const [row] = await sql<{ subscriptionRef: string }[]>`
    select subscription_ref from memberships where account_id = ${accountId} and kind = 'access' and status <> 'expired'`;
  await payments.endNow(row?.subscriptionRef ?? '');
  await app.settle();
}
