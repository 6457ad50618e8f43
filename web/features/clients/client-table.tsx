import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientCard, ClientSort } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { phoneWords, telHref } from '#web/domain/client-messages/phone-links.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { clockTime, monthDay, shortDate } from '#web/lib/dates.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Show } from './client-words.ts';
import { everyWords, isOverdue } from './client-words.ts';
import { DueBadge } from './due-badge.tsx';
import { DueActs } from './due-acts.tsx';
import { PetWords } from './pet-words-of-client.tsx';

type ClientTableProps = {
  clients: readonly ClientCard[];
  show: Show;
  sort: ClientSort;
  /** Whether anybody owes, so that the column has something to say. */
  owes: boolean;
  onSort: (sort: ClientSort) => void;
  onBook: (clientId: string) => void;
};

/** Clients with their pets, visits and money in columns; a click anywhere on a row opens the client. */
export function ClientTable({ clients, show, sort, owes, onSort, onBook }: ClientTableProps) {
  const head = { sort, onSort };
  return (
    <table aria-label="Clients" className="client-table">
      <thead>
        <tr>
          <SortHead {...head} first="name" second="name_desc">
            Client
          </SortHead>
          <th scope="col">Pets</th>
          <SortHead {...head} first="last_visit_desc" second="last_visit">
            Last visit
          </SortHead>
          <SortHead {...head} first="next_visit" second="next_visit_desc">
            Next visit
          </SortHead>
          <th scope="col" className="text-end!">
            Usual price
          </th>
          {owes && (
            <SortHead {...head} first="owed_desc" second="owed" className="text-end!">
              Owes
            </SortHead>
          )}
          {show === 'due' && (
            <th scope="col">
              <span className="sr-only">Book or text</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            owes={owes}
            acts={show === 'due' && <DueActs client={client} onBook={() => onBook(client.id)} />}
          />
        ))}
      </tbody>
    </table>
  );
}

type SortHeadProps = Pick<ClientTableProps, 'sort' | 'onSort'> & {
  /** The order of the first press. */
  first: ClientSort;
  second: ClientSort;
  className?: string;
  children: string;
};

/** The head of a column that orders the list; pressed again, it turns the order around. */
function SortHead({ sort, onSort, first, second, className, children }: SortHeadProps) {
  const order = sort.endsWith('_desc') ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={className}
      {...(sort === first || sort === second ? { 'aria-sort': order } : {})}
    >
      <button type="button" onClick={() => onSort(sort === first ? second : first)}>
        {children}
      </button>
    </th>
  );
}

type ClientRowProps = { client: ClientCard; owes: boolean; acts: ReactNode };

function ClientRow({ client, owes, acts }: ClientRowProps) {
  const { id, name, phone, pets, lastVisitOn, usualPrice, owed, doNotBook, noShows } = client;
  return (
    <tr data-row>
      <th scope="row">
        <Link
          to={href('client', { id })}
          className="font-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>{' '}
        {doNotBook && <Badge tone="danger">Do not book</Badge>}
        {noShows > 0 && <span className="block text-s text-ink-2">{counted(noShows, 'no-show')}</span>}
        {phone && (
          <a href={telHref(phone)} className="relative z-1 block w-fit text-s text-ink-2 hover:underline">
            {phoneWords(phone)}
          </a>
        )}
      </th>
      <td>
        <ul className="grid gap-1">
          {pets.map((pet) => (
            <li key={pet.petId} className="flex items-center gap-2">
              <PetPicture pet={pet} width={32} className="size-8 flex-none rounded-pill" />
              <span className="min-w-0 wrap-anywhere">
                <PetWords pet={pet} />
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td>{lastVisitOn && monthDay(lastVisitOn, 'UTC')}</td>
      <td>
        <NextVisit client={client} />
      </td>
      <td className="text-end">{usualPrice !== null && price(usualPrice)}</td>
      {owes && <td className="text-end">{owed > 0 && <Badge tone="warn">{exactPrice(owed)}</Badge>}</td>}
      {acts && <td className="py-1!">{acts}</td>}
    </tr>
  );
}

/** What is booked, or else when one of the pets is due. */
function NextVisit({ client }: { client: ClientCard }) {
  const { nextVisitAt, dueOn, everyWeeks, archived } = client;
  const now = useNow();
  if (nextVisitAt)
    return (
      <>
        {shortDate(nextVisitAt)}, {clockTime(nextVisitAt)}
      </>
    );
  if (!dueOn) return null;
  const due = `Due ${monthDay(dueOn, 'UTC')}`;
  const every = everyWords(client);
  if (archived || !isOverdue(dueOn, now))
    return (
      <>
        {due}
        {every && <span className="block text-s text-ink-2">{every}</span>}
      </>
    );
  return (
    <>
      <DueBadge dueOn={dueOn} everyWeeks={everyWeeks} now={now} />
      <span className="block text-s text-ink-2">{[due, every].filter(Boolean).join(' · ')}</span>
    </>
  );
}
