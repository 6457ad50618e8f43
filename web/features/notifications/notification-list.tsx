import type { Notification } from '#contract/notifications/notifications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { daysSince } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { useNotifications } from './notifications.api.ts';
import { useUnreadNotifications } from './unread-notifications.ts';

type NotificationListProps = {
  list: ReturnType<typeof useNotifications>;
  /** The level of 'Today' and 'Earlier'. */
  heading: 'h2' | 'h3';
  /** Called when a notification is followed to its page. */
  onFollow?: () => void;
};

/** Notifications of today, then earlier ones. */
export function NotificationList({ list, heading: Heading, onFollow }: NotificationListProps) {
  const now = useNow();
  return (
    <QueryList
      query={list}
      failed="Your notifications did not load"
      loading={<LoadingLines className="h-16" />}
      empty={
        <EmptyState heading={Heading} mood="wave" title="Nothing new yet">
          Bookings, offers, reminders and what concerns your account appear here.
        </EmptyState>
      }
    >
      {(all) =>
        groupsOf(all, now).map(({ label, items }) => (
          <section key={label} aria-label={label}>
            <Heading className="px-3 pt-3 pb-1 text-s font-semibold text-ink-2">{label}</Heading>
            <ul>
              {items.map((notification) => (
                <li key={notification.id}>
                  <NotificationLine notification={notification} now={now} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </QueryList>
  );
}

function groupsOf(all: readonly Notification[], now: Date) {
  const isToday = ({ createdAt }: Notification) => daysSince(createdAt, now) <= 0;
  const groups = [
    { label: 'Today', items: all.filter(isToday) },
    { label: 'Earlier', items: all.filter((each) => !isToday(each)) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Marks the shown ones and all before them; what came meanwhile stays unread. */
export function MarkAllRead({ list }: { list: ReturnType<typeof useNotifications> }) {
  const unread = useUnreadNotifications();
  const mark = useAction('POST /api/notifications/read', { failed: 'They are still marked as unread' });
  const newest = list.data?.[0];
  // The count comes after the list: a button that appeared then would move it down.
  if (!newest || (unread === 0 && list.data?.every(({ readAt }) => readAt))) return null;
  return (
    <Button
      variant="quiet"
      busy={mark.busy && 'Marking...'}
      onClick={() => void mark.run({ body: { upTo: newest.id } })}
    >
      Mark all read
    </Button>
  );
}
