import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useUnreadNotifications } from '#web/features/notifications/unread-notifications.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Bell, BellTrigger, bellLooks } from './bell-trigger.tsx';

const loadPopover = () => import('./notification-popover.tsx');
const NotificationPopover = lazyPart(loadPopover);
const loadEarly = () => void loadPopover().catch(() => {});

/** Leads to the list of notifications on a phone, and opens it here in wider windows. */
export function NotificationBell() {
  const unread = useUnreadNotifications();
  const [pressed, setPressed] = useState(false);
  const trigger = (
    <BellTrigger
      unread={unread}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => setPressed(true)}
    />
  );
  return (
    <>
      <Link to={href('notifications')} className={`${bellLooks} lg:hidden`}>
        <Bell unread={unread} />
      </Link>
      <div className="max-lg:hidden">
        {pressed ? (
          <Suspense fallback={trigger}>
            <NotificationPopover />
          </Suspense>
        ) : (
          trigger
        )}
      </div>
    </>
  );
}
