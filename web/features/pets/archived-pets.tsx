import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useArchivedPets } from './pets.api.ts';
import { useArchiving } from './use-archiving.ts';

/** Archived pets, if there are any, behind one button; each can be restored. */
export function ArchivedPets() {
  const [open, setOpen] = useState(false);
  const pets = useArchivedPets().data ?? [];
  if (pets.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="archive" size="s" />
        {open ? 'Hide archived pets' : 'Archived pets'}
      </Button>
      {open && <ArchivedList pets={pets} />}
    </div>
  );
}

function ArchivedList({ pets }: { pets: readonly Pet[] }) {
  const { restore } = useArchiving();
  return (
    <ul className="w-full max-w-text">
      {pets.map((pet) => (
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
