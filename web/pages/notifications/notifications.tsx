import { Link } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { MarkAllRead, NotificationList } from '#web/features/notifications/notification-list.tsx';
import { useNotifications } from '#web/features/notifications/notifications.api.ts';
import { Icon } from '#web/ui/icon.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Notifications',
    description: 'What happened for you on Wagwell.',
    path: href('notifications'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function NotificationsPage() {
  return <SignedIn>{() => <Notifications />}</SignedIn>;
}

function Notifications() {
  const list = useNotifications();
  return (
    <div className="wrap grid column-reading gap-3 pt-5 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1>Notifications</h1>
        <div className="flex items-center gap-1">
          <MarkAllRead list={list} />
          <Link
            to={href('notification-settings')}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-s px-2 font-medium hover:bg-sunk"
          >
            <Icon name="settings" size="s" />
            Settings
          </Link>
        </div>
      </div>
      <div className="max-sm:-mx-3">
        <NotificationList list={list} heading="h2" />
      </div>
    </div>
  );
}
