import type { ClientCard } from '#contract/clients/clients.ts';
import { handlingNames } from '#reference/handling.ts';
import { Badge } from '#web/ui/badge.tsx';

type Pet = ClientCard['pets'][number];

/** A pet in a list of clients: name, breed, and what to beware of. */
export const PetWords = ({ pet }: { pet: Pet }) => (
  <>
    <PetName pet={pet} /> <PetMarks pet={pet} />
  </>
);

export const PetName = ({ pet }: { pet: Pet }) => (
  <>
    {pet.name}
    {pet.breed && <span className="text-ink-2"> {pet.breed}</span>}
  </>
);

/** What to beware of; with the pet's name where the marks of several stand together. */
export const PetMarks = ({ pet, named }: { pet: Pet; named?: boolean }) => {
  const of = named ? `${pet.name}: ` : '';
  return (
    <>
      {pet.handling !== 'easy' && (
        <Badge tone="urgent">
          {of}
          {handlingNames[pet.handling]}
        </Badge>
      )}{' '}
      {pet.bites > 0 && <Badge tone="danger">{of}Bite on record</Badge>}
    </>
  );
};
