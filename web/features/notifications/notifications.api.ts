import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pages, polled, query } from '#web/lib/api/query.ts';

/** The viewer's notifications, latest first; read anew whenever the list opens. */
export const useNotifications = () =>
  useInfiniteQuery({ ...pages('GET /api/notifications', { query: { limit: 20 } }), ...polled, staleTime: 0 });

export const useUnreadCount = (enabled: boolean) =>
  useQuery({ ...query('GET /api/notifications/unread'), ...polled, enabled });

export const usePreferences = () => useQuery(query('GET /api/notification-preferences'));

export const usePushKey = () => useQuery(query('GET /api/push-key'));
