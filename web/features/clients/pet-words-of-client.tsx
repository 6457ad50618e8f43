import type { ClientCard } from '#contract/clients/clients.ts';
import { handlingNames } from '#reference/handling.ts';
import { Badge } from '#web/ui/badge.tsx';

/** A pet in a list of clients: name, breed, and what to beware of. */
export const PetWords = ({ pet }: { pet: ClientCard['pets'][number] }) => (
  <>
    {pet.name}
    {pet.breed && <span className="text-ink-2"> {pet.breed}</span>}
    {pet.handling !== 'easy' && (
      <>
        {' '}
        <Badge tone="urgent">{handlingNames[pet.handling]}</Badge>
      </>
    )}
    {pet.bites > 0 && (
      <>
        {' '}
        <Badge tone="danger">Bite on record</Badge>
      </>
    )}
  </>
);
