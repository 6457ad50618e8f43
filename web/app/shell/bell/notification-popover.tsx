import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { MarkAllRead, NotificationList } from '#web/features/notifications/notification-list.tsx';
import { useNotifications } from '#web/features/notifications/notifications.api.ts';
import { useUnreadNotifications } from '#web/features/notifications/unread-notifications.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { QueryProvider } from '../../query-provider.tsx';
import { BellTrigger } from './bell-trigger.tsx';

/** The bell with its list, which is open at first. */
export default function NotificationPopover() {
  const unread = useUnreadNotifications();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Popover
      label="Notifications"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<BellTrigger unread={unread} />}
      className="flex max-h-[min(36rem,calc(100dvh-6rem))] w-104 flex-col p-0!"
    >
      <QueryProvider>
        <Contents onClose={close} />
      </QueryProvider>
    </Popover>
  );
}

function Contents({ onClose }: { onClose: () => void }) {
  const list = useNotifications();
  const link = 'inline-flex min-h-11 items-center rounded-s px-2 font-medium hover:bg-sunk';
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-h4">Notifications</h2>
        <MarkAllRead list={list} />
      </div>
      <div className="min-h-0 grow overflow-y-auto p-1">
        <NotificationList list={list} heading="h3" onFollow={onClose} />
      </div>
      <div className="flex justify-between border-t border-line px-2 py-1">
        <Link to={href('notifications')} onClick={onClose} className={link}>
          See all
        </Link>
        <Link to={href('notification-settings')} onClick={onClose} className={link}>
          Settings
        </Link>
      </div>
    </>
  );
}
