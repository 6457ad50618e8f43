import { categoryNames, isAlwaysOn } from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { MailPreferences } from '#contract/notifications/notifications.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { changePreferences, getPreferences } from './change-preferences.ts';
import { readPreferenceLink } from './preference-link.ts';
import { findFirstName, findLinkKey } from './preferences.queries.ts';

/** Finds the account of a mail's key. @throws Problem `not_found` */
async function accountOf(sql: Sql, key: string): Promise<{ accountId: string; firstName: string }> {
  const accountId = readPreferenceLink(await findLinkKey(sql), key);
  const firstName = accountId && (await findFirstName(sql, accountId));
  if (!accountId || firstName === undefined) throw notFound('link');
  return { accountId, firstName };
}

export async function getMailPreferences(
  sql: Sql,
  extensions: Extensions,
  key: string,
): Promise<MailPreferences> {
  const { accountId, firstName } = await accountOf(sql, key);
  const { categories, digest } = await getPreferences(sql, extensions, accountId);
  const mails = categoryNames.map((category) => [category, categories[category].email]);
  return {
    firstName,
    digest,
    categories: Object.fromEntries(mails) as Record<NotificationCategory, boolean>,
  };
}

type Change = {
  categories?: { [Name in NotificationCategory]?: boolean | undefined } | undefined;
  digest?: boolean | undefined;
};

/** Changes which mails come, and nothing else. @throws Problem `not_found`, `invalid` */
export async function changeMailPreferences(
  t: Transaction,
  extensions: Extensions,
  key: string,
  { categories = {}, digest }: Change,
): Promise<MailPreferences> {
  const { accountId } = await accountOf(t.sql, key);
  const changed = categoryNames.flatMap((category) =>
    categories[category] === undefined ? [] : [[category, { email: categories[category] }]],
  );
  await changePreferences(t, extensions, accountId, {
    categories: Object.fromEntries(changed) as Record<string, { email: boolean }>,
    digest,
  });
  return getMailPreferences(t.sql, extensions, key);
}

/** Ends the mails of a category, or the digest, with one click in a mail program. @throws Problem `not_found` */
export async function unsubscribe(
  t: Transaction,
  extensions: Extensions,
  key: string,
  category: NotificationCategory | 'digest' | undefined,
): Promise<void> {
  await accountOf(t.sql, key);
  if (category === 'digest') await changeMailPreferences(t, extensions, key, { digest: false });
  else if (category && !isAlwaysOn(category, 'email'))
    await changeMailPreferences(t, extensions, key, { categories: { [category]: false } });
}
