import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageTime } from '#web/lib/dates.ts';
import { pages } from '#web/lib/api/query.ts';
import { useNow } from '#web/lib/use-now.ts';
import { PersonAvatar, shownAs } from '#web/domain/people/person-avatar.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The messages that contain all words; each leads to its place in the conversation. */
export function MessageSearch({ words, ownId }: { words: string; ownId: string }) {
  const now = useNow();
  const found = useInfiniteQuery(pages('GET /api/messages/search', { query: { q: words, limit: 20 } }));
  if (found.isPending) return <Spinner label="Searching your messages..." className="p-6" />;
  if (!found.data)
    return <FailedQuery className="m-4" heading="h2" query={found} title="The search did not work" />;
  return (
    <>
      <p role="status" className="px-4 py-2 text-s text-ink-2">
        {found.data.length === 0 ? `No message contains “${words}”.` : 'Newest first'}
      </p>
      <ul className="divide-y divide-line border-b border-line">
        {found.data.map((message) => (
          <li key={message.id}>
            <Link
              to={`?${new URLSearchParams({
                with: message.otherUserId,
                at: message.id,
                ...(message.pageCursor ? { page: message.pageCursor } : {}),
              })}`}
              preventScrollReset
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3.5 -outline-offset-3 hover:bg-sunk"
            >
              <PersonAvatar
                name={message.otherUserName}
                src={message.otherUserImageUrl}
                as={shownAs(message.otherUserType)}
                className="row-span-2"
              />
              <b className="truncate font-strong">{message.otherUserName}</b>
              <time dateTime={message.createdAt} className="text-s text-ink-2 tabular-nums">
                {messageTime(message.createdAt, now)}
              </time>
              <span className="col-span-2 line-clamp-2 wrap-anywhere text-ink-2">
                {message.fromUserId === ownId && 'You: '}
                {message.content}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <NextPage query={found} variant="quiet">
        Older messages
      </NextPage>
    </>
  );
}
