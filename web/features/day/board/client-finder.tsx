import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Client, ClientCard } from '#contract/clients/clients.ts';
import type { ProviderDay } from '#contract/day/day.ts';
import { href } from '#contract/pages.ts';
import { phoneWords } from '#web/domain/client-messages/phone-links.ts';
import { query } from '#web/lib/api/query.ts';
import { clockTime, monthDay, shortDate } from '#web/lib/dates.ts';
import { toast } from '#web/lib/toast-store.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { listed } from '#web/lib/words.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { useClientSearch } from '../booking/booking.api.ts';

type ClientFinderProps = {
  day: Pick<ProviderDay, 'visits' | 'timeZone'>;
  onBook: (client: Client) => void;
  onWalkIn: (client: Client) => void;
  onNew: () => void;
};

/** For the phone that rings: the last four digits find the client. */
export function ClientFinder({ day, onBook, onWalkIn, onNew }: ClientFinderProps) {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const found = useClientSearch(q);
  const client = useQueryClient();
  const choose = async ({ id }: ClientCard, then: (client: Client) => void) => {
    try {
      then(await client.fetchQuery(query('GET /api/clients/:id', { params: { id } })));
    } catch {
      toast({ variant: 'destructive', title: 'The client did not load', description: 'Please try again.' });
    }
  };
  return (
    <div className="grid gap-2">
      <Field label="Client" hint="Name, pet, or the last four digits">
        <SearchInput value={typed} onChange={setTyped} data-search autoComplete="off" />
      </Field>
      {q && (
        <ul className="divide-y divide-line" aria-label="Clients found">
          {found.data?.slice(0, 5).map((card) => (
            <li key={card.id} className="grid gap-1 py-2">
              <p className="wrap-anywhere">
                <b>{card.name}</b>{' '}
                <span className="text-ink-2">
                  {[listed(card.pets.map(({ name }) => name)), card.phone && phoneWords(card.phone)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <WhenTheyCome client={card} day={day} />
              <div className="flex gap-2">
                <Button aria-label={`Book ${card.name}`} onClick={() => void choose(card, onBook)}>
                  Book
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`${card.name} walked in`}
                  onClick={() => void choose(card, onWalkIn)}
                >
                  Walk-in
                </Button>
              </div>
            </li>
          ))}
          {found.data?.length === 0 && (
            <li className="grid gap-2 py-2 text-ink-2">
              Nobody in your book matches.
              <AddButton what="client" onClick={onNew} />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** Callers mostly ask about the visit that they have. */
function WhenTheyCome({ client, day }: { client: ClientCard; day: ClientFinderProps['day'] }) {
  const { nextVisitAt, nextVisitId, lastVisitOn } = client;
  const here = day.visits.find((visit) => visit.client?.id === client.id && visit.status === 'checked_in');
  const id = here?.id ?? nextVisitId;
  if (!id || !(here ?? nextVisitAt))
    return (
      <p className="text-ink-2">
        Nothing booked{lastVisitOn && ` · last here ${monthDay(lastVisitOn, 'UTC')}`}
      </p>
    );
  const at = here?.startsAt ?? nextVisitAt ?? '';
  return (
    <Link to={href('visit', { id })} className="flex min-h-11 items-center font-strong underline">
      {here ? 'Here since' : 'Booked'} {shortDate(at, day.timeZone)}, {clockTime(at, day.timeZone)}
    </Link>
  );
}
