import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client, ClientCard } from '#contract/clients/clients.ts';
import { phoneWords } from '#web/domain/client-messages/phone-links.ts';
import { query } from '#web/lib/api/query.ts';
import { toast } from '#web/lib/toast-store.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { listed } from '#web/lib/words.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { useClientSearch } from './booking.api.ts';

type ChooseClientProps = { onChosen: (client: Client) => void; onNew: (typed: string) => void };

/** Who is booked: a search over the book, or someone new. */
export function ChooseClient({ onChosen, onNew }: ChooseClientProps) {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const found = useClientSearch(q);
  const client = useQueryClient();
  const choose = async ({ id }: ClientCard) => {
    try {
      onChosen(await client.fetchQuery(query('GET /api/clients/:id', { params: { id } })));
    } catch {
      toast({ variant: 'destructive', title: 'The client did not load', description: 'Please try again.' });
    }
  };
  return (
    <div className="grid gap-4">
      <Field label="Who" hint="A name, a pet, or the last digits of a phone">
        <SearchInput value={typed} onChange={setTyped} data-autofocus autoComplete="off" />
      </Field>
      {found.isLoadingError && <FailedQuery query={found} title="Your clients did not load" />}
      <ul className="divide-y divide-line" aria-label="Clients">
        {found.data?.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="grid min-h-11 w-full py-2 text-left wrap-anywhere hover:bg-sunk"
              onClick={() => void choose(card)}
            >
              <b>{card.name}</b>
              <span className="text-ink-2">
                {[listed(card.pets.map(({ name }) => name)), card.phone && phoneWords(card.phone)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.data?.length === 0 && (
        <p className="text-ink-2">{q ? 'Nobody in your book matches.' : 'Your book is empty.'}</p>
      )}
      <AddButton what="client" wide onClick={() => onNew(typed)} />
    </div>
  );
}
