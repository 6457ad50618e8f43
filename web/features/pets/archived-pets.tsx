import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { useArchivedPets } from './pets.api.ts';
import { useArchiving } from './use-archiving.ts';

/** Archived pets behind one button; each can be restored. */
export function ArchivedPets() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="archive" size="s" />
        {open ? 'Hide archived pets' : 'Archived pets'}
      </Button>
      {open && <ArchivedList />}
    </div>
  );
}

function ArchivedList() {
  const pets = useArchivedPets();
  const { restore } = useArchiving();
  if (pets.isPending) return <Skeleton className="h-14 w-full max-w-text" />;
  if (!pets.data) return <FailedQuery query={pets} title="Archived pets did not load" />;
  if (pets.data.length === 0) return <p className="text-ink-2">None. Open a pet to archive it.</p>;
  return (
    <ul className="w-full max-w-text">
      {pets.data.map((pet) => (
        <li key={pet.id} className="flex items-center justify-between gap-3 border-t border-line py-2">
          <p className="min-w-0 wrap-anywhere">
            <Link to={href('pet', { id: pet.id })} className="font-strong underline">
              {pet.name}
            </Link>{' '}
            <span className="text-ink-2">{petLine(pet)}</span>
          </p>
          <Button onClick={() => void restore(pet)} aria-label={`Restore ${pet.name}`}>
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
