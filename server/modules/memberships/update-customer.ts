import { contactOf, findSecurityChange } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findCustomer } from './memberships.queries.ts';

/** Gives the payment processor the email that an account has now, since its receipts go there. */
export async function updateCustomer(platform: Platform, accountId: string): Promise<void> {
  const { sql, payments } = platform;
  const customerRef = await findCustomer(sql, accountId, payments.name);
  const contact = await contactOf(sql, accountId);
  if (!customerRef || !contact) return;
  const { email, firstName, lastName } = contact;
  await payments.updateCustomer(customerRef, { email, name: `${firstName} ${lastName}`.trim() });
}

/** As `updateCustomer`, if the change was of the email. */
export async function updateCustomerAfter(
  platform: Platform,
  { accountId, changeId }: { accountId: string; changeId: string },
): Promise<void> {
  const change = await findSecurityChange(platform.sql, changeId);
  if (change?.kind === 'email') await updateCustomer(platform, accountId);
}
