import {
  atFirst,
  isAlwaysOn,
  notificationChannels,
} from '#contract/notifications/notification-categories.ts';
import type {
  NotificationCategory,
  NotificationChannel,
} from '#contract/notifications/notification-categories.ts';
import { readTipSettings } from '#server/modules/care-tips/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findChoices } from './preferences.queries.ts';

export type Channels = Record<NotificationChannel, boolean>;
type Choice = { wants: Channels; hasPush: boolean };

/** The channels by which people want a category, by account; accounts that no longer exist are left out. */
export async function readChoices(
  sql: Sql,
  accountIds: string[],
  category: NotificationCategory,
): Promise<Map<string, Choice>> {
  const choices = new Map<string, Choice>();
  for (const { accountId, hasPush, isConfirmed, chosen } of await findChoices(sql, accountIds, category)) {
    const wants =
      category === 'care_tips' ? await tipChannels(sql, accountId) : withDefaults(category, chosen ?? {});
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

/** The channels of the daily tip are its settings under Care Tips. */
export async function tipChannels(sql: Sql, accountId: string): Promise<Channels> {
  const { enabled, email, push } = await readTipSettings(sql, accountId);
  return { inApp: enabled, email: enabled && email, push: enabled && push };
}
