import { useState } from 'react';
import type { ReactNode } from 'react';
import { BusinessCard, GroomerCard } from '#web/features/profiles/person-cards.tsx';
import { useGroomers, useOwners } from '#web/features/profiles/profiles.api.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { MessageLink } from '../parts/message-link.tsx';
import { CardGrid } from '../parts/card-grid.tsx';

type PeopleProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  onView: (id: string) => void;
};

/** Groomers, nearest first. */
export function Groomers({ offers, onView }: PeopleProps) {
  const [text, setText] = useState('');
  const q = useDebouncedValue(text.trim());
  const list = useGroomers({ q, enabled: !offers.isPending, first: q ? undefined : offers.data?.groomers });
  return (
    <Searchable label="Name, specialization or city" text={text} onText={setText}>
      <CardGrid what="groomers" list={list} empty={<Nobody q={q} onClear={() => setText('')} />}>
        {(groomer) => (
          <GroomerCard
            groomer={groomer}
            action={
              <Button wide onClick={() => onView(groomer.id)}>
                View Profile
              </Button>
            }
          />
        )}
      </CardGrid>
    </Searchable>
  );
}

/** Salons and mobile businesses, nearest first. */
export function Salons({ offers, onView }: PeopleProps) {
  const [text, setText] = useState('');
  const q = useDebouncedValue(text.trim());
  const list = useOwners({ q, enabled: !offers.isPending, first: q ? undefined : offers.data?.owners });
  return (
    <Searchable label="Name, service or city" text={text} onText={setText}>
      <CardGrid what="salons" list={list} empty={<Nobody q={q} onClear={() => setText('')} />}>
        {(owner) => (
          <BusinessCard
            owner={owner}
            action={
              <div className="grid grid-cols-2 gap-2 *:px-1!">
                <Button onClick={() => onView(owner.id)}>View Salon</Button>
                <MessageLink to={owner.id} label="Contact Salon" name={owner.businessProfile.businessName} />
              </div>
            }
          />
        )}
      </CardGrid>
    </Searchable>
  );
}

type SearchableProps = { label: string; text: string; onText: (text: string) => void; children: ReactNode };

function Searchable({ label, text, onText, children }: SearchableProps) {
  return (
    <div className="grid gap-5">
      <Field label={label} className="max-w-96">
        <Input
          type="search"
          icon="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      {children}
    </div>
  );
}

function Nobody({ q, onClear }: { q: string; onClear: () => void }) {
  if (!q)
    return (
      <EmptyState title="Nobody here yet">
        People show up here once they set up a profile, nearest first.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`Nothing found for “${q}”`}
      action={
        <Button variant="primary" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      Try fewer or different words.
    </EmptyState>
  );
}
