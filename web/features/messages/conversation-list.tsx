import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Conversation } from '#contract/messages/messages.ts';
import { href } from '#contract/pages.ts';
import { messageTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { PersonAvatar, shownAs } from '#web/domain/people/person-avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Count } from '#web/ui/count.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import type { useConversations } from './messages.api.ts';
import { typeLabels } from './person-words.ts';

type ConversationListProps = {
  list: ReturnType<typeof useConversations>;
  /** Id of the open conversation. */
  chosen: string | undefined;
  ownId: string;
};

/** The viewer's conversations, latest first. */
export function ConversationList({ list, chosen, ownId }: ConversationListProps) {
  const now = useNow();
  if (list.isPending) return <ListSkeleton />;
  if (!list.data)
    return <FailedQuery className="m-4" heading="h2" query={list} title="Your conversations did not load" />;
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState
          className="grid-cols-1! justify-items-start px-4"
          mood="wave"
          heading="h2"
          title="No conversations yet"
          action={
            <Button asChild>
              <Link to={href('marketplace')}>Go to the marketplace</Link>
            </Button>
          }
        >
          Write to a groomer or a salon from their card. A booked visit starts a conversation, too.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {list.data.map((conversation) => (
            <li key={conversation.otherUserId}>
              <ConversationLink
                conversation={conversation}
                chosen={conversation.otherUserId === chosen}
                replaces={chosen !== undefined}
                ownId={ownId}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
      <NextPage query={list} variant="quiet">
        Older conversations
      </NextPage>
      <p className="p-4 text-s text-ink-2">Messages are for business purposes only.</p>
    </>
  );
}

type ConversationLinkProps = {
  conversation: Conversation;
  chosen: boolean;
  /** True if another conversation is open. It is replaced in the history so that Back leads to the list. */
  replaces: boolean;
  ownId: string;
  now: Date;
};

function ConversationLink({ conversation, chosen, replaces, ownId, now }: ConversationLinkProps) {
  const { otherUserId, otherUserName, otherUserType, otherBusinessName, unreadCount, lastMessageAt } =
    conversation;
  const unread = unreadCount > 0;
  return (
    <Link
      to={`?with=${otherUserId}`}
      replace={replaces}
      preventScrollReset
      aria-current={chosen || undefined}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3.5 -outline-offset-3 hover:bg-sunk aria-[current]:bg-card aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-1 aria-[current]:before:bg-accent"
    >
      <PersonAvatar
        name={otherUserName}
        src={conversation.otherUserImageUrl}
        as={shownAs(otherUserType)}
        className="row-span-3"
      />
      <b className="truncate font-strong">{otherUserName}</b>
      <time
        dateTime={lastMessageAt}
        className={clsx('text-s tabular-nums', unread ? 'font-strong' : 'text-ink-2')}
      >
        {messageTime(lastMessageAt, now)}
      </time>
      <span className="truncate text-s text-ink-2">
        {otherBusinessName && `${otherBusinessName} · `}
        {typeLabels[otherUserType]}
      </span>
      {unread ? <Count value={unreadCount} label="unread" className="justify-self-end" /> : <span />}
      <span className={clsx('col-span-2 truncate', unread ? 'font-strong' : 'text-ink-2')}>
        {conversation.lastFromUserId === ownId && conversation.lastKind === 'text' && 'You: '}
        {conversation.lastMessage || 'Photo'}
      </span>
    </Link>
  );
}

function ListSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your conversations...</output>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 border-b border-line px-4 py-4">
          <Skeleton className="row-span-3 size-11 rounded-pill" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="w-1/4" />
          <Skeleton className="w-4/5" />
        </div>
      ))}
    </>
  );
}
