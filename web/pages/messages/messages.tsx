import { useState } from 'react';
import { useSearchParams, useLocation, Link } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { Conversation } from '#contract/messages/messages.ts';
import { href } from '#contract/pages.ts';
import type { Role } from '#contract/identity/roles.ts';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import { MessageSearch } from '#web/features/messages/message-search.tsx';
import { Chat } from '#web/features/messages/chat.tsx';
import { ConversationList } from '#web/features/messages/conversation-list.tsx';
import { useConversations } from '#web/features/messages/messages.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import type { OtherPerson } from '#web/features/messages/person-words.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Count } from '#web/ui/count.tsx';
import { EmptyState, FailedState } from '#web/ui/data/empty-state.tsx';
import { DayLeaf } from '#web/ui/data/ticket.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { useSharedWork } from './shared-work.ts';
import { useOtherPerson } from './use-other-person.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Messages',
    description: 'Talk to the people you work with.',
    path: href('messages'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function MessagesPage() {
  const { data: session, isPending } = useSession();
  if (!isPending && session === null) return <LogInPrompt />;
  return (
    <MembershipGate own>
      {session && <Messages ownId={session.id} roles={session.user.roles} />}
    </MembershipGate>
  );
}

/** The conversation list next to the chat; a phone shows one of them at a time. */
function Messages({ ownId, roles }: { ownId: string; roles: readonly Role[] }) {
  const [params] = useSearchParams();
  const chosen = params.get('with') ?? undefined;
  const list = useConversations();
  const other = useOtherPerson(chosen, list);
  const [words, setWords] = useState('');
  const searched = useDebouncedValue(words.trim(), 300);
  const at = params.get('at');
  const unread = list.data?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
  return (
    <div
      data-fills-screen
      className="wrap grid gap-4 pt-5 pb-6 max-md:px-0! max-md:pb-2 md:min-h-0 md:grow md:grid-rows-[auto_minmax(0,1fr)]"
    >
      <h1 className="flex items-center gap-3.5 max-md:px-4">
        Messages {unread > 0 && <Count value={unread} label="unread" className="h-7 min-w-7 text-m" />}
      </h1>
      <div className="md:grid md:min-h-0 md:grid-cols-[clamp(17rem,31%,23.25rem)_minmax(0,1fr)] md:overflow-hidden md:rounded-m md:border md:border-line">
        <nav aria-label="Conversations" className="min-w-0 border-line max-md:border-t md:overflow-y-auto">
          <div className="p-3">
            <SearchInput
              aria-label="Search your messages"
              placeholder="Search your messages"
              maxLength={100}
              value={words}
              onChange={setWords}
            />
          </div>
          {searched.length > 1 ? (
            <MessageSearch words={searched} ownId={ownId} />
          ) : (
            <ConversationList list={list} chosen={chosen} ownId={ownId} />
          )}
        </nav>
        <div
          data-open-chat={chosen}
          className={
            chosen === undefined
              ? 'grid min-h-0 bg-card max-md:hidden md:border-l md:border-line'
              : 'min-h-0 min-w-0 bg-card max-md:fixed max-md:inset-0 max-md:z-40 max-md:h-dvh md:border-l md:border-line'
          }
        >
          {chosen === undefined && list.data?.length === 0 ? null : chosen === undefined ? (
            <EmptyState
              className="place-self-center p-6"
              heading="h2"
              title="Select a Conversation"
              action={<FirstToAnswer list={list.data ?? []} />}
            >
              Choose someone on the left to read and reply.
            </EmptyState>
          ) : other.data ? (
            <Chat
              key={`${chosen} ${at ?? ''}`}
              other={other.data}
              ownId={ownId}
              isProvider={roles.includes('groomer') || roles.includes('owner')}
              found={at ? { id: at, page: params.get('page') ?? undefined } : undefined}
              action={<ViewProfile other={other.data} />}
              about={<SharedWorkStrip otherId={chosen} roles={roles} />}
            />
          ) : other.isPending ? (
            <Spinner label="Loading your messages..." className="h-full" />
          ) : (
            <PersonNotFound error={other.error} onRetry={other.retry} />
          )}
        </div>
      </div>
    </div>
  );
}

const mostToAnswer = 3;

/** Who wrote and was not read yet, or else the latest conversation: what most come here for is one press away. */
function FirstToAnswer({ list }: { list: readonly Conversation[] }) {
  const unread = list.filter(({ unreadCount }) => unreadCount > 0).slice(0, mostToAnswer);
  const shown = unread.length > 0 ? unread : list.slice(0, 1);
  return shown.map(({ otherUserId, otherUserName, unreadCount }, place) => (
    <Button key={otherUserId} asChild variant={place === 0 && unreadCount > 0 ? 'primary' : 'line'}>
      <Link to={`?with=${otherUserId}`}>
        {unreadCount > 0 ? 'Answer' : 'Continue with'} {otherUserName.split(' ')[0]}
      </Link>
    </Button>
  ));
}

/** Links a signed-out visitor to the sign-in page, which leads back here. */
function LogInPrompt() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap py-12">
      <EmptyState
        heading="h1"
        title="Please Log In"
        action={
          <Button asChild variant="primary">
            <a href={`/api/login?next=${encodeURIComponent(pathname + search)}`}>Log In</a>
          </Button>
        }
      >
        Messages are between you and the people you work with.
      </EmptyState>
    </div>
  );
}

/** A button for the public profile of a groomer or business; pet owners and people who left have none. */
function ViewProfile({ other }: { other: OtherPerson }) {
  const [open, setOpen] = useState(false);
  if (other.type === 'pet_owner' || other.hasLeft) return null;
  return (
    <>
      <Button className="flex-none max-md:px-3!" onClick={() => setOpen(true)}>
        <span>
          <span className="max-md:sr-only">View </span>Profile
        </span>
      </Button>
      <LazyPersonDialog
        id={open ? other.id : null}
        as={other.businessName ? 'business' : 'groomer'}
        inTouch
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Shown if the person in the URL does not exist or could not be loaded. */
function PersonNotFound({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const absent = error instanceof CallError && [404, 422].includes(error.status);
  return (
    <FailedState
      className="m-6"
      heading="h2"
      title={absent ? 'There is no such member' : 'The conversation did not load'}
      action={
        <>
          {!absent && <Button onClick={onRetry}>Try again</Button>}
          <Button asChild>
            <Link to={href('messages')}>Back to conversations</Link>
          </Button>
        </>
      }
    >
      {absent
        ? 'The address may be cut off.'
        : detailOf(error, 'The connection may be down. Nothing is lost.')}
    </FailedState>
  );
}

/** Shows the shared work above a chat: what, when and its status. Renders nothing without shared work. */
function SharedWorkStrip({ otherId, roles }: { otherId: string; roles: readonly Role[] }) {
  const work = useSharedWork(otherId, roles);
  if (!work) return null;
  const { day, month, year } = dayLeaf(work.startsAt, work.timeZone);
  return (
    <Link
      to={work.to}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-b-2 border-dashed border-line-perf bg-accent-soft px-4 py-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <DayLeaf day={day} month={month} year={year} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <b className="max-w-full truncate">{work.title}</b>{' '}
          <Badge tone={work.badge.tone} className="flex-none">
            {work.badge.words}
          </Badge>
        </p>
        <p className="truncate text-s tabular-nums">{work.facts}</p>
      </div>
      <span className="btn btn-line max-lg:sr-only">{work.view}</span>
    </Link>
  );
}
