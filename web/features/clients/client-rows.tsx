import type { ClientCard, ClientSort } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { Link } from 'react-router';
import { phoneWords, telHref } from '#web/domain/client-messages/phone-links.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useNow } from '#web/lib/use-now.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ClientTable } from './client-table.tsx';
import type { Show } from './client-words.ts';
import { isOverdue, rhythm } from './client-words.ts';
import { DueBadge } from './due-badge.tsx';
import { DueActs } from './due-acts.tsx';
import { PetWords } from './pet-words-of-client.tsx';

type ClientRowsProps = {
  clients: readonly ClientCard[];
  show: Show;
  sort: ClientSort;
  owes: boolean;
  onSort: (sort: ClientSort) => void;
  onBook: (clientId: string) => void;
};

/** Clients as a table where there is room for its columns, else as rows. */
export function ClientRows({ clients, onBook, ...rest }: ClientRowsProps) {
  const isWide = useMedia('(width >= 64rem)');
  if (isWide) return <ClientTable clients={clients} onBook={onBook} {...rest} />;
  return (
    <ul aria-label="Clients" className="divide-y divide-line border-y border-line">
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} onBook={() => onBook(client.id)} />
      ))}
    </ul>
  );
}

function ClientRow({ client, onBook }: { client: ClientCard; onBook: () => void }) {
  const now = useNow();
  const { id, name, phone, pets, nextVisitAt, lastVisitOn, dueOn, noShows, owed, doNotBook, archived } =
    client;
  const due = !nextVisitAt && isOverdue(dueOn, now);
  return (
    <li data-row className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-2.5">
      <div className="grid w-10 content-start gap-1">
        {pets.slice(0, 2).map((pet) => (
          <PetPicture key={pet.petId} pet={pet} width={40} className="size-10 rounded-pill" />
        ))}
      </div>
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to={href('client', { id })}
            className="font-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {doNotBook && <Badge tone="danger">Do not book</Badge>}
          {due && dueOn && !archived && <DueBadge dueOn={dueOn} everyWeeks={client.everyWeeks} now={now} />}
          {owed > 0 && <Badge tone="warn">Owes {exactPrice(owed)}</Badge>}
        </div>
        {pets.length > 0 && (
          <p className="wrap-anywhere">
            {pets.map((pet, place) => (
              <span key={pet.petId}>
                {place > 0 && ', '}
                <PetWords pet={pet} />
              </span>
            ))}
          </p>
        )}
        <p className="text-s text-ink-2 tabular-nums">
          {[
            // A line long: how long somebody is over is said by the badge, and the last visit by due day and weeks.
            nextVisitAt
              ? `booked ${shortDate(nextVisitAt)}, ${clockTime(nextVisitAt)}`
              : rhythm({
                  ...client,
                  dueOn: due ? null : dueOn,
                  lastVisitOn: dueOn && !due ? null : lastVisitOn,
                }),
            noShows > 0 && counted(noShows, 'no-show'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {phone && (
        <a
          href={telHref(phone)}
          className="relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center self-center whitespace-nowrap sm:justify-end tabular-nums underline"
        >
          <Icon name="phone" className="sm:hidden" />
          <span className="max-sm:sr-only">{phoneWords(phone)}</span>
        </a>
      )}
      {due && !archived && !doNotBook && <DueActs client={client} onBook={onBook} />}
    </li>
  );
}
