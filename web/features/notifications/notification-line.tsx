import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { NotificationCategory } from '#contract/notifications/notification-categories.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { messageTime } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';

const icons: Record<NotificationCategory, IconName> = {
  bookings: 'calendar',
  reminders: 'clock',
  day_sheet: 'calendar',
  offers: 'send',
  urgent: 'bell',
  searches: 'search',
  pay: 'dollar',
  reviews: 'star',
  messages: 'message',
  care_tips: 'bulb',
  membership: 'card',
  security: 'shield',
};

type NotificationLineProps = { notification: Notification; now: Date; onFollow?: (() => void) | undefined };

/** A notification that leads to its page and is then read. */
export function NotificationLine({ notification, now, onFollow }: NotificationLineProps) {
  const { id, category, title, text, href, createdAt, readAt } = notification;
  const { run } = useAction('POST /api/notifications/read');
  const unread = readAt === null;
  const follow = () => {
    if (unread) void run({ body: { ids: [id] } });
    onFollow?.();
  };
  return (
    <Link
      to={href}
      onClick={follow}
      data-unread={unread || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-s px-3 py-2.5 -outline-offset-3 hover:bg-sunk"
    >
      <span
        className={clsx(
          'mt-0.5 grid size-9 place-items-center rounded-pill',
          unread ? 'bg-accent-soft text-accent' : 'bg-sunk text-ink-2',
        )}
      >
        <Icon name={icons[category]} size="s" />
      </span>
      <span className="grid min-w-0">
        <span className={clsx('wrap-anywhere', unread && 'font-semibold')}>
          {unread && (
            <>
              <span className="sr-only">Unread:</span>{' '}
            </>
          )}
          {title}
        </span>
        <span className="line-clamp-2 text-s text-ink-2">{text}</span>
        <time dateTime={createdAt} className="mt-0.5 text-s text-ink-2 tabular-nums">
          {messageTime(createdAt, now)}
        </time>
      </span>
      {unread && <span aria-hidden="true" className="mt-2 size-2.5 rounded-pill bg-accent" />}
    </Link>
  );
}
