import type {
  NotificationCategory,
  NotificationChannel,
} from '#contract/notifications/notification-categories.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { extensionPoint } from '#server/platform/extension-point.ts';
import type { Transaction } from '#server/platform/transaction.ts';

export type Channels = Record<NotificationChannel, boolean>;

/** A domain that has settings for the channels of its category provides them. */
export const categoryChannels = extensionPoint<{
  category: NotificationCategory;
  read: (sql: Sql, accountId: string) => Promise<Channels>;
  change: (t: Transaction, accountId: string, wanted: Channels) => Promise<unknown>;
}>('channels of a category');
