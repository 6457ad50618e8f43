import type { Sql } from '#server/platform/database/sql.ts';
import { extensionPoint } from '#server/platform/extension-point.ts';
import type { Extensions } from '#server/platform/extension-point.ts';
import type {
  NotificationCategory,
  NotificationChannel,
} from '#contract/notifications/notification-categories.ts';

/** What a notification says; `path` is the page that it links to. */
export type Notice = { title: string; text: string; path: string };

/**
 * How a kind behaves in quiet hours and in the daily digest. `at_once` ignores both, `prompt` waits for the end of quiet
 * hours, `urgent` too unless its reader lets it through, `morning` for 8:00 where its reader lives, `calm` is also collected
 * in the digest.
 */
export type Pace = 'at_once' | 'urgent' | 'prompt' | 'morning' | 'calm';

type Behavior = {
  category: NotificationCategory;
  /** The label of the mail's button. */
  action: string;
  /** Where it goes unless its reader chose otherwise. */
  channels?: readonly NotificationChannel[];
  pace?: Pace;
  /** Is delivered although it was read in the app meanwhile, as a receipt or a warning must be. */
  evenIfRead?: boolean;
  /** Whether what it is about is gone for its reader meanwhile, by the id that `about` has; it is then not delivered. */
  isGone?: (sql: Sql, about: string, readerId: string) => Promise<boolean>;
  /** Whether the newest one takes the place of unread earlier ones in the app, as what comes every day does. */
  replacesUnread?: boolean;
  /** The subject of the one mail for several of one minute; without it, each is a mail of its own. */
  together?: ((count: number) => string) | null;
};

/** Every domain that notifies people provides its kinds. */
export const noticeKinds = extensionPoint<Readonly<Record<string, Kind>>>('kinds of notifications');

export type Kind<Facts extends never[] = never[]> = Required<Behavior> & {
  template: (...facts: Facts) => Notice;
};

const everywhere = ['inApp', 'email', 'push'] as const;

/** Defines a kind of notification from its behavior and its template. */
export const kind = <Facts extends unknown[]>(
  {
    channels = everywhere,
    pace = 'calm',
    evenIfRead = false,
    isGone = () => Promise.resolve(false),
    together = null,
    replacesUnread = false,
    ...behavior
  }: Behavior,
  template: (...facts: Facts) => Notice,
) => ({ ...behavior, channels, pace, evenIfRead, isGone, together, replacesUnread, template });

/** How a stored notification behaves; undefined for a kind that no longer exists. */
export const behaviorOf = (extensions: Extensions, name: string): Omit<Kind, 'template'> | undefined =>
  extensions.of(noticeKinds).find((each) => Object.hasOwn(each, name))?.[name];
