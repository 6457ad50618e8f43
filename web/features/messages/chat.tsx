import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { LazyReportForm } from '#web/domain/reports/report-button.tsx';
import type { Reported } from '#web/domain/reports/report-form.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { PersonAvatar, shownAs } from '#web/domain/people/person-avatar.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble } from './bubble.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { chatLines } from './chat-lines.ts';
import { Composer } from './composer.tsx';
import { keptOf, setDraft, useKept } from './kept-messages.ts';
import type { Draft } from './kept-messages.ts';
import { useChat } from './messages.api.ts';
import { useOutbox } from './outbox.ts';
import { typeLabels } from './person-words.ts';
import type { OtherPerson } from './person-words.ts';
import { useIsTyping, useSendTyping } from './typing.ts';
import { useMarkRead } from './use-mark-read.ts';

const noDraft: Draft = { content: '', photos: [] };

type ChatProps = {
  other: OtherPerson;
  ownId: string;
  /** Whether the viewer is a groomer or an owner, who have quick replies. */
  isProvider: boolean;
  /** A found message, and the page of the conversation that shows it if the newest does not. */
  found?: { id: string; page: string | undefined } | undefined;
  /** Shown next to the name. */
  action?: ReactNode;
  /** Shown under the name: the subject of the conversation. */
  about?: ReactNode;
};

/** Conversation with one person and the field for a new message. */
export function Chat({ other, ownId, isProvider, found, action, about }: ChatProps) {
  const chat = useChat(other.id, found?.page);
  const draft = useKept(ownId).drafts[other.id] ?? noDraft;
  const sendTyping = useSendTyping(other.id);
  const [reported, setReported] = useState<Reported>();
  const { outgoing, sending, write, tryAgain } = useOutbox(ownId, other.id);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const firstName = other.hasLeft ? other.name : (other.name.split(' ')[0] ?? other.name);
  const messages = chat.data ?? [];
  const lines = chatLines({
    messages,
    outgoing: found?.page ? [] : outgoing,
    ownId,
    otherName: firstName,
    now,
  });
  const notLoaded = (
    <FailedQuery
      className="m-4 self-center"
      query={chat}
      title="The messages did not load"
      otherwise="The connection may be down. Nothing is lost."
    />
  );
  const last = lines.at(-1);
  const latest = messages.findLast(({ fromUserId }) => fromUserId !== ownId);
  const isTyping = useIsTyping(other.id, latest?.id);
  useMarkRead(other.id, ownId, found?.page ? [] : messages);
  const foundId = found?.id;
  const isLoaded = chat.data !== undefined;
  useEffect(() => {
    if (isLoaded && foundId)
      document.querySelector(`#message-${foundId}`)?.scrollIntoView({ block: 'center' });
  }, [isLoaded, foundId]);

  // On a phone, focusing the field would open the keyboard over the messages.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 45rem) and (pointer: fine)').matches;
    (wide ? field.current : heading.current)?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      aria-labelledby="chat-title"
      className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 max-md:gap-2 max-md:px-3">
        <Link
          to={href('messages')}
          className="icon-btn -ml-2 flex-none md:hidden!"
          aria-label="Back to conversations"
        >
          <Icon name="left" size="l" />
        </Link>
        <PersonAvatar
          name={other.name}
          src={other.imageUrl}
          as={shownAs(other.type)}
          className="flex-none max-md:hidden!"
        />
        <div className="min-w-0 grow">
          <h2
            ref={heading}
            id="chat-title"
            tabIndex={-1}
            className="line-clamp-2 text-m leading-tight wrap-anywhere outline-none md:text-l"
          >
            Chat with {other.name}
          </h2>
          <p className="truncate text-s text-ink-2">{other.businessName ?? typeLabels[other.type]}</p>
        </div>
        {action}
        <ChatMenu other={other} onReport={setReported} />
      </div>
      <div className="min-w-0">{about}</div>
      {chat.isPending ? (
        <Spinner label="Loading your messages..." className="place-self-center" />
      ) : !chat.data && lines.length === 0 ? (
        notLoaded
      ) : (
        <ChatLog
          label={`Messages with ${other.name}`}
          first={messages[0]?.id}
          last={last?.key}
          lastIsMine={last?.kind === 'said' && last.mine}
          hasOlder={chat.hasNextPage}
          loadsOlder={chat.isFetchingNextPage}
          onOlder={() => void chat.fetchNextPage()}
        >
          {!chat.data && notLoaded}
          {lines.length === 0 && (
            <EmptyState title="No messages yet" mood="wave">
              Say what it is about. {firstName} will see it right away.
            </EmptyState>
          )}
          {lines.map((line) =>
            line.kind === 'said' ? (
              <Bubble
                key={line.key}
                line={line}
                otherName={firstName}
                isStranger={other.isStranger ?? false}
                isFound={found !== undefined && line.id === found.id}
                onReport={(id) => setReported({ kind: 'message', id, name: firstName })}
                onTryAgain={tryAgain}
              />
            ) : line.kind === 'day' ? (
              <p
                key={line.key}
                className="my-2 grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-s font-semibold text-ink-2 before:h-px before:bg-line after:h-px after:bg-line"
              >
                {line.text}
              </p>
            ) : (
              <p key={line.key} className="flex justify-center gap-2 py-1 text-s font-strong">
                <Icon name="calendar" size="s" className="flex-none" />
                {line.text}
              </p>
            ),
          )}
          {found?.page && (
            <Link to={`?with=${other.id}`} replace className="btn btn-line self-center">
              <Icon name="down" size="s" />
              Newest messages
            </Link>
          )}
          {isTyping && <p className="text-s text-ink-2">{firstName} is typing...</p>}
        </ChatLog>
      )}
      {other.hasLeft ? (
        <p className="border-t border-line p-4 text-ink-2">
          This person has left Wagwell. What was written stays here for you.
        </p>
      ) : (
        <Composer
          draft={draft}
          onDraft={(change) => setDraft(ownId, other.id, change(keptOf(ownId).drafts[other.id] ?? noDraft))}
          onTyping={() => messages.length > 0 && sendTyping()}
          sending={sending}
          isProvider={isProvider}
          onSend={write}
          field={field}
        />
      )}
      {reported && (
        <Suspense>
          <LazyReportForm reported={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
      {chat.data && (
        <NewlyHeard id={latest?.id} words={latest && `${firstName}: ${latest.content || 'Photo'}`} />
      )}
    </section>
  );
}

/**
 * Announces messages that arrive while the chat is open. The message that was last when it opened is not
 * announced.
 */
function NewlyHeard({ id, words }: { id: string | undefined; words: string | undefined }) {
  const [atFirst] = useState(id);
  return <LiveRegion>{id !== atFirst && words}</LiveRegion>;
}
