import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSession, useSession } from '#web/features/identity/identity.api.ts';
import { wasMember } from '#web/features/identity/was-member.ts';
import { refreshMessages, useConversations } from '#web/features/messages/messages.api.ts';
import { showUnread } from '#web/features/messages/unread.ts';
import { subscribeToEvents } from '#web/lib/api/event-stream.ts';

/** Subscribes to the signed-in account's events and updates the count of unread messages. Renders nothing. */
export function LiveUpdates() {
  const { data: session } = useSession();
  const accountId = session && (session.hasMembership || wasMember(session)) ? session.id : undefined;
  const client = useQueryClient();
  const conversations = useConversations(accountId !== undefined);
  const unread = conversations.data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;

  useEffect(() => {
    if (!accountId) return undefined;
    return subscribeToEvents(
      (event, otherUserId) => refreshMessages(client, event === 'missed' ? undefined : otherUserId),
      // Another tab may have signed out.
      () => void refreshSession(client),
    );
  }, [accountId, client]);
  useEffect(() => showUnread(accountId ? unread : 0), [accountId, unread]);
  return null;
}
