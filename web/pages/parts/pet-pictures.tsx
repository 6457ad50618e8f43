import type { Visit } from '#contract/grooming/visits.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';

/** The pets of a request or a visit, side by side. */
export function PetPictures({ pets }: Pick<Visit, 'pets'>) {
  return (
    <ul className="flex flex-wrap gap-3">
      {pets.map((pet) => (
        <li key={pet.id} className="w-60 max-w-full grow sm:grow-0">
          <PetPicture pet={pet} alone className="aspect-5/3 rounded-m" />
        </li>
      ))}
    </ul>
  );
}
