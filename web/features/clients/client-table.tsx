import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientCard } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { phoneWords, telHref } from '#web/domain/client-messages/phone-links.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { clockTime, monthDay, shortDate } from '#web/lib/dates.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { counted } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Show } from './client-words.ts';
import { isOverdue } from './client-words.ts';
import { DueActs } from './due-acts.tsx';
import { PetWords } from './pet-words-of-client.tsx';

type ClientTableProps = {
  clients: readonly ClientCard[];
  show: Show;
  onBook: (clientId: string) => void;
};
type Column = 'Client' | 'Last visit' | 'Next visit';

/** The column that the server orders each list by. */
const orders: Partial<Record<Show, { by: Column; order: 'ascending' | 'descending' }>> = {
  due: { by: 'Next visit', order: 'ascending' },
  never_back: { by: 'Last visit', order: 'descending' },
};
const byName = { by: 'Client', order: 'ascending' } as const;

/** Clients with their pets, visits and money in columns; a click anywhere on a row opens the client. */
export function ClientTable({ clients, show, onBook }: ClientTableProps) {
  const { by, order } = orders[show] ?? byName;
  const sorted = (column: Column) => (column === by ? { 'aria-sort': order } : {});
  return (
    <table aria-label="Clients" className="client-table">
      <thead>
        <tr>
          <th scope="col" {...sorted('Client')}>
            Client
          </th>
          <th scope="col">Pets</th>
          <th scope="col" {...sorted('Last visit')}>
            Last visit
          </th>
          <th scope="col" {...sorted('Next visit')}>
            Next visit
          </th>
          <th scope="col" className="text-end!">
            Usual price
          </th>
          <th scope="col" className="text-end!">
            Owes
          </th>
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
            acts={show === 'due' && <DueActs client={client} onBook={() => onBook(client.id)} />}
          />
        ))}
      </tbody>
    </table>
  );
}

function ClientRow({ client, acts }: { client: ClientCard; acts: ReactNode }) {
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
      <td className="text-end">{owed > 0 && <Badge tone="warn">{exactPrice(owed)}</Badge>}</td>
      {acts && <td className="py-1!">{acts}</td>}
    </tr>
  );
}

/** What is booked, or else when one of the pets is due. */
function NextVisit({ client: { nextVisitAt, dueOn, everyWeeks, archived } }: { client: ClientCard }) {
  const now = useNow();
  if (nextVisitAt)
    return (
      <>
        {shortDate(nextVisitAt)}, {clockTime(nextVisitAt)}
      </>
    );
  if (!dueOn) return null;
  return (
    <>
      {isOverdue(dueOn, now) && !archived ? (
        <Badge tone="warn">Due {monthDay(dueOn, 'UTC')}</Badge>
      ) : (
        `Due ${monthDay(dueOn, 'UTC')}`
      )}
      {everyWeeks && <span className="block text-s text-ink-2">every {everyWeeks} wk</span>}
    </>
  );
}
