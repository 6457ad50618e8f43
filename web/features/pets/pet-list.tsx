import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Pet } from '#contract/pets/pets.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { PetCard, PetCardSkeleton } from './pet-card.tsx';

type PetListProps = {
  pets: UseQueryResult<Pet[]>;
  now: Date;
  onAdd: () => void;
  onEdit: (pet: Pet) => void;
  onAddProof: (pet: Pet) => void;
  /** 'Booked Fri, Nov 27', for a pet that is. */
  bookedOf: (pet: Pet) => string | undefined;
  /** Buttons at the bottom of a pet's card. */
  renderActions: (pet: Pet) => ReactNode;
};

/** The viewer's pets as cards, with loading, error and empty states. */
export function PetList({ pets, now, onAdd, onEdit, onAddProof, bookedOf, renderActions }: PetListProps) {
  if (pets.isPending)
    return (
      <div className={grid}>
        <output className="sr-only">Loading your pets...</output>
        {[1, 2, 3].map((place) => (
          <PetCardSkeleton key={place} />
        ))}
      </div>
    );
  if (!pets.data) return <FailedQuery query={pets} title="Your pets did not load" />;
  if (pets.data.length === 0)
    return (
      <EmptyState
        title="Who do you live with?"
        mood="wave"
        action={
          <Button variant="primary" onClick={onAdd}>
            Add your first pet
          </Button>
        }
      >
        Fill it in once: breed, coat, temperament, vaccinations. Every groomer you ask sees the same, and we
        keep track of when the next groom is due.
      </EmptyState>
    );
  return (
    <ul className={grid}>
      {pets.data.map((pet) => (
        <li key={pet.id} className="min-w-0">
          <PetCard
            pet={pet}
            now={now}
            booked={bookedOf(pet)}
            onEdit={() => onEdit(pet)}
            onAddProof={() => onAddProof(pet)}
            actions={renderActions(pet)}
          />
        </li>
      ))}
    </ul>
  );
}

const grid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';
