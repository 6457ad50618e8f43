import { useInfiniteQuery } from '@tanstack/react-query';
import type { BlockedPerson } from '#contract/blocks.ts';
import { pages } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** The people whom the viewer has blocked, each with a button to unblock. */
export function BlockedPeople() {
  const blocks = useInfiniteQuery(pages('GET /api/blocks'));
  return (
    <SectionCard id="blocked-people" title="Blocked people">
      <QueryList
        query={blocks}
        failed="The blocked people did not load"
        loading={<LoadingLines className="h-11" />}
        empty={
          <p className="text-ink-2">
            You have not blocked anyone. You can block a person from the menu of your conversation.
          </p>
        }
      >
        {(people) => (
          <ul className="grid gap-2">
            {people.map((person) => (
              <Blocked key={person.userId} person={person} />
            ))}
          </ul>
        )}
      </QueryList>
    </SectionCard>
  );
}

function Blocked({ person }: { person: BlockedPerson }) {
  const { userId, name, imageUrl, blockedAt } = person;
  const unblock = useAction('DELETE /api/blocks/:userId', {
    done: { title: `${name} is not blocked anymore` },
    failed: `${name} is still blocked`,
  });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3">
      <PersonAvatar name={name} src={imageUrl} />
      <p className="min-w-0 grow">
        <b className="block wrap-anywhere">{name}</b>
        <span className="text-s text-ink-2">Blocked {monthDayYear(blockedAt)}</span>
      </p>
      <Button
        aria-label={`Unblock ${name}`}
        busy={unblock.busy && 'Unblocking...'}
        onClick={() => void unblock.run({ params: { userId } })}
      >
        Unblock
      </Button>
    </li>
  );
}
