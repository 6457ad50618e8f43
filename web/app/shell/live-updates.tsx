import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSession, useSession } from '#web/features/identity/identity.api.ts';
import { wasMember } from '#web/features/identity/was-member.ts';
import { useConversations } from '#web/features/messages/messages.api.ts';
import { eraseKept } from '#web/features/messages/kept-messages.ts';
import { useResending } from '#web/features/messages/outbox.ts';
import { showTyping } from '#web/features/messages/typing.ts';
import { showUnread } from '#web/features/messages/unread.ts';
import { renewPush } from '#web/features/notifications/push-browser.ts';
import { UnreadSync } from '#web/features/notifications/unread-sync.tsx';
import { openAccountStorage } from '#web/lib/account-storage.ts';
import { subscribeToEvents, useIsLive } from '#web/lib/api/event-stream.ts';
import { gathered } from '#web/lib/api/gathered.ts';
import { invalidatePolled, pollEvery } from '#web/lib/api/query.ts';
import { ofEveryone, refetchTopics } from '#web/lib/api/topics.ts';
import { AppWorker } from '../offline/app-worker.tsx';
import { WaitingToSend } from '../offline/waiting-to-send.tsx';

/** In a burst of changes, lists are fetched again once in this time, in ms. */
const burstPause = 1000;

type Change = { lists: string[]; isOwn: boolean };

/** Fetches again, each once, what several changes concern. */
function refetch(client: QueryClient, changes: readonly Change[]): void {
  const topics = changes.flatMap(({ lists, isOwn }) => (isOwn ? lists : ofEveryone(lists)));
  void refetchTopics(client, new Set(topics));
}

/**
 * Fetches again what the server says has changed for the signed-in account, and everything polled every 30 seconds while
 * there is no connection. Also updates the counts of the header. Renders nothing.
 */
export function LiveUpdates() {
  const { data: session } = useSession();
  const accountId = session?.id;
  const client = useQueryClient();
  const isLive = useIsLive();
  const isDesk = Boolean(session?.frontDesk);
  const conversations = useConversations(
    session && !isDesk ? session.hasMembership || wasMember(session) : false,
  );
  const unread =
    conversations.data?.reduce((sum, { unreadCount, muted }) => (muted ? sum : sum + unreadCount), 0) ?? 0;

  useEffect(() => {
    if (!accountId) return undefined;
    const changes = gathered<Change>((burst) => refetch(client, burst), burstPause);
    const unsubscribe = subscribeToEvents(
      (event, lists, data) => {
        if (event === 'typing') return showTyping(data);
        if (event === 'missed') return void invalidatePolled(client);
        return changes.add({ lists, isOwn: event === 'changed' });
      },
      // Another tab may have signed out.
      () => void refreshSession(client),
    );
    return () => {
      changes.stop();
      unsubscribe();
    };
  }, [accountId, client]);
  useEffect(() => {
    if (!accountId || isLive) return undefined;
    const poll = () => {
      if (document.visibilityState === 'visible') void invalidatePolled(client);
    };
    const timer = setInterval(poll, pollEvery);
    return () => clearInterval(timer);
  }, [accountId, isLive, client]);
  useEffect(() => {
    // A subscription that cannot be renewed now is renewed with the next page.
    if (accountId && !isDesk) void renewPush().catch(() => {});
  }, [accountId, isDesk]);
  const isSignedOut = session === null;
  useEffect(() => {
    if (!accountId && !isSignedOut) return;
    eraseKept(accountId);
    openAccountStorage(accountId);
  }, [accountId, isSignedOut]);
  useEffect(() => showUnread(accountId ? unread : 0), [accountId, unread]);
  return (
    <>
      <UnreadSync signedIn={Boolean(session) && !isDesk} />
      {session && <AppWorker key={`worker ${session.id}`} session={session} />}
      {accountId && <WaitingToSend key={`outbox ${accountId}`} ownId={accountId} isConnected={isLive} />}
      {accountId && <Resending key={accountId} ownId={accountId} isConnected={isLive} />}
    </>
  );
}

function Resending({ ownId, isConnected }: { ownId: string; isConnected: boolean }) {
  useResending(ownId, isConnected);
  return null;
}
