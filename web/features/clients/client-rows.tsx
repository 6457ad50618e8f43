import { clsx } from 'clsx';
import type { ClientCard, ClientSort } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { addDays } from '#reference/calendar-days.ts';
import { Link } from 'react-router';
import { phoneWords, telHref } from '#web/domain/client-messages/phone-links.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { counted } from '#web/lib/words.ts';
import { ByWidth } from '#web/ui/widths/by-width.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ClientTable } from './client-table.tsx';
import type { Show } from './client-words.ts';
import { byCoat, isOverdue, rhythm } from './client-words.ts';
import { DueBadge } from './due-badge.tsx';
import { DueActs } from './due-acts.tsx';
import { PetMarks, PetName } from './pet-words-of-client.tsx';

type ClientRowsProps = {
  clients: readonly ClientCard[];
  show: Show;
  sort: ClientSort;
  owes: boolean;
  onSort: (sort: ClientSort) => void;
  onBook: (clientId: string) => void;
};

/** Clients as a table where there is room for its columns, else as rows. */
export const ClientRows = ({ clients, show, onBook, ...rest }: ClientRowsProps) => (
  <ByWidth
    at="64rem"
    narrow={
      <ul aria-label="Clients" className="divide-y divide-line border-y border-line">
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} acts={show === 'due'} onBook={() => onBook(client.id)} />
        ))}
      </ul>
    }
    wide={<ClientTable clients={clients} show={show} onBook={onBook} {...rest} />}
  />
);

type ClientRowProps = {
  client: ClientCard;
  /** Whether the list is of those who are due, where each can be booked or asked at once. */
  acts: boolean;
  onBook: () => void;
};

/** Two lines: the client with their marks, then the pets and the next visit. */
function ClientRow({ client, acts, onBook }: ClientRowProps) {
  const now = useNow();
  const { id, name, phone, pets, nextVisitAt, dueOn, owed, doNotBook, archived } = client;
  const due = !nextVisitAt && isOverdue(dueOn, now);
  return (
    <li
      data-row
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center sm:grid-cols-[auto_minmax(0,1fr)_8.5rem] gap-x-3 gap-y-1 py-2"
    >
      <PetFaces pets={pets} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            to={href('client', { id })}
            className="font-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {doNotBook && <Badge tone="danger">Do not book</Badge>}
          {due && dueOn && !archived && <DueBadge dueOn={dueOn} everyWeeks={client.everyWeeks} now={now} />}
          {owed > 0 && <Badge tone="warn">Owes {exactPrice(owed)}</Badge>}
          {pets.map((pet) => (
            <PetMarks key={pet.petId} pet={pet} named={pets.length > 1} />
          ))}
        </div>
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0 truncate">
            {pets.map((pet, place) => (
              <span key={pet.petId}>
                {place > 0 && ', '}
                <PetName pet={pet} />
              </span>
            ))}
          </span>
          <When client={client} due={due} now={now} />
        </p>
      </div>
      {phone && (
        <a
          href={telHref(phone)}
          className="relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap sm:justify-end tabular-nums underline"
        >
          <Icon name="phone" className="sm:hidden" />
          <span className="max-sm:sr-only">{phoneWords(phone)}</span>
        </a>
      )}
      {acts && !archived && !doNotBook && <DueActs client={client} onBook={onBook} />}
    </li>
  );
}

/** One face, or two that overlap, so that a second pet costs no line. */
const PetFaces = ({ pets }: Pick<ClientCard, 'pets'>) => (
  <div className="relative size-10">
    {pets.slice(0, 2).map((pet, place) => (
      <PetPicture
        key={pet.petId}
        pet={pet}
        width={40}
        className={
          pets.length === 1
            ? 'size-10 rounded-pill'
            : clsx('absolute size-7 rounded-pill', place === 0 ? 'top-0 left-0' : 'right-0 bottom-0')
        }
      />
    ))}
  </div>
);

const soonDays = 7;

/** When they come: quiet while it is booked, in ink where they are due within a week. */
function When({ client, due, now }: { client: ClientCard; due: boolean; now: Date }) {
  const { nextVisitAt, dueOn, noShows, archived } = client;
  const isSoon =
    !nextVisitAt && !archived && dueOn !== null && dueOn <= addDays(isoDay(now), soonDays) && !due;
  const words = [
    // The badge above has how long a client is overdue.
    nextVisitAt
      ? `booked ${monthDay(nextVisitAt)}`
      : rhythm({
          everyWeeks: due || dueOn === null ? client.everyWeeks : null,
          dueOn: due ? null : dueOn,
          lastVisitOn: dueOn === null ? client.lastVisitOn : null,
          afterCancelled: client.afterCancelled,
        }).replace(` · ${byCoat}`, ''),
    noShows > 0 && counted(noShows, 'no-show'),
  ];
  return (
    <span className={clsx('flex-none text-s tabular-nums', isSoon ? 'font-strong' : 'text-ink-2')}>
      {words.filter(Boolean).join(' · ')}
    </span>
  );
}
