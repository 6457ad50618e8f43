import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useAction } from '#web/lib/api/use-action.ts';
import { useUnreadCount } from './notifications.api.ts';
import { showUnreadNotifications } from './unread-notifications.ts';

/** Keeps the bell's count, and marks what leads to the open page as read. Renders nothing. */
export function UnreadSync({ signedIn }: { signedIn: boolean }) {
  const { data } = useUnreadCount(signedIn);
  const count = (signedIn && data?.count) || 0;
  const { pathname, search } = useLocation();
  const { run } = useAction('POST /api/notifications/read');
  const arrive = useEffectEvent((href: string) => void run({ body: { href } }));
  const hasUnread = count > 0;
  useEffect(() => showUnreadNotifications(count), [count]);
  useEffect(() => {
    if (hasUnread) arrive(pathname + search);
  }, [pathname, search, hasUnread]);
  return null;
}
