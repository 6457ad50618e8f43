import type { z } from 'zod';
import {
  categoryNames,
  isAlwaysOn,
  notificationChannels,
} from '#contract/notifications/notification-categories.ts';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { NotificationPreferences, notificationsApi } from '#contract/notifications/notifications.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { isTimeZone } from '#server/platform/wall-clock.ts';
import type { Channels } from './category-channels.ts';
import { ownChannels, withDefaults } from './choices.ts';
import {
  findChosen,
  findSettings,
  lockPreferences,
  writeChoice,
  writeSettings,
} from './preferences.queries.ts';

export async function getPreferences(
  sql: Sql,
  extensions: Extensions,
  accountId: string,
): Promise<NotificationPreferences> {
  const chosen = new Map((await findChosen(sql, accountId)).map((choice) => [choice.category, choice]));
  const { quietFrom, quietUntil, timeZone, digest, urgentInQuietHours } = await findSettings(sql, accountId);
  const ofCategory = async (category: NotificationCategory): Promise<Channels> => {
    const own = ownChannels(extensions, category);
    if (own) return own.read(sql, accountId);
    const { inApp, email, push } = withDefaults(category, chosen.get(category) ?? {});
    return { inApp, email, push };
  };
  const entries: [NotificationCategory, Channels][] = [];
  for (const category of categoryNames) entries.push([category, await ofCategory(category)]);
  return {
    categories: Object.fromEntries(entries) as Record<NotificationCategory, Channels>,
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    timeZone,
    digest,
    urgentInQuietHours,
  };
}

type Change = z.output<(typeof notificationsApi)['PUT /api/notification-preferences']['body']>;

/** Changes what is given and keeps the rest. @throws Problem `invalid` for what cannot be switched off */
export async function changePreferences(
  t: Transaction,
  extensions: Extensions,
  accountId: string,
  { categories = {}, quietHours, timeZone, digest, urgentInQuietHours }: Change,
): Promise<NotificationPreferences> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw fieldProblem('timeZone', 'This time zone is not known.');
  if (quietHours && quietHours.from === quietHours.until)
    throw fieldProblem('quietHours.until', 'Choose another time than the start.');
  await lockPreferences(t.sql, accountId);
  const before = await getPreferences(t.sql, extensions, accountId);
  for (const category of categoryNames) {
    const change = categories[category];
    if (change)
      await changeCategory(t, extensions, accountId, category, {
        ...before.categories[category],
        ...defined(change),
      });
  }
  const change = defined({
    quietFrom: quietHours && quietHours.from,
    quietUntil: quietHours && quietHours.until,
    timeZone,
    digest,
    urgentInQuietHours,
  });
  if (Object.keys(change).length > 0) await writeSettings(t.sql, accountId, change);
  return getPreferences(t.sql, extensions, accountId);
}

async function changeCategory(
  t: Transaction,
  extensions: Extensions,
  accountId: string,
  category: NotificationCategory,
  { inApp, email, push }: Channels,
): Promise<void> {
  for (const channel of notificationChannels)
    if (isAlwaysOn(category, channel) && !{ inApp, email, push }[channel])
      throw fieldProblem(`categories.${category}.${channel}`, 'These cannot be switched off.');
  const own = ownChannels(extensions, category);
  if (own) await own.change(t, accountId, { inApp, email, push });
  else await writeChoice(t.sql, { accountId, category, inApp, email, push });
}

/** Drops what is undefined. */
const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
