import {
  atFirst,
  isAlwaysOn,
  notificationChannels,
} from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import { categoryChannels } from './category-channels.ts';
import type { Channels } from './category-channels.ts';
import { findChoices } from './preferences.queries.ts';

type Choice = { wants: Channels; hasPush: boolean };

/** The channels by which people want a category, by account; accounts that no longer exist are left out. */
export async function readChoices(
  sql: Sql,
  extensions: Extensions,
  accountIds: string[],
  category: NotificationCategory,
): Promise<Map<string, Choice>> {
  const own = ownChannels(extensions, category);
  const choices = new Map<string, Choice>();
  for (const { accountId, hasPush, isConfirmed, chosen } of await findChoices(sql, accountIds, category)) {
    const wants = own ? await own.read(sql, accountId) : withDefaults(category, chosen ?? {});
    // An address that no one has confirmed may be a stranger's.
    if (!isConfirmed && !isAlwaysOn(category, 'email')) wants.email = false;
    choices.set(accountId, { wants, hasPush });
  }
  return choices;
}

/** Fills in what was not chosen, and what cannot be switched off. */
export const withDefaults = (category: NotificationCategory, chosen: Partial<Channels>): Channels => {
  const wants = { ...atFirst(category), ...chosen };
  for (const channel of notificationChannels) if (isAlwaysOn(category, channel)) wants[channel] = true;
  return wants;
};

/** What a domain provides for a category, if one does. */
export const ownChannels = (extensions: Extensions, category: NotificationCategory) =>
  extensions.of(categoryChannels).find((each) => each.category === category);
