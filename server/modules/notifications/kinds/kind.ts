import type {
  NotificationCategory,
  NotificationChannel,
} from '#contract/notifications/notification-categories.ts';

/** What a notification says; `path` is the page that it links to. */
export type Notice = { title: string; text: string; path: string };

/**
 * How a kind behaves in quiet hours and in the daily digest. `at_once` ignores both, `prompt` waits for the end of quiet
 * hours, `calm` is also collected in the digest.
 */
export type Pace = 'at_once' | 'prompt' | 'calm';

type Behavior = {
  category: NotificationCategory;
  /** The label of the mail's button. */
  action: string;
  /** Where it goes unless its reader chose otherwise. */
  channels?: readonly NotificationChannel[];
  pace?: Pace;
  /** Is delivered although it was read in the app meanwhile, as a receipt or a warning must be. */
  evenIfRead?: boolean;
  /** Is not delivered once its booking has ended, was moved, or was left by its reader. */
  whileBooked?: boolean;
};

export type Kind<Facts extends never[] = never[]> = Required<Behavior> & {
  template: (...facts: Facts) => Notice;
};

const everywhere = ['inApp', 'email', 'push'] as const;

/** Defines a kind of notification from its behavior and its template. */
export const kind = <Facts extends unknown[]>(
  { channels = everywhere, pace = 'calm', evenIfRead = false, whileBooked = false, ...behavior }: Behavior,
  template: (...facts: Facts) => Notice,
) => ({ ...behavior, channels, pace, evenIfRead, whileBooked, template });
