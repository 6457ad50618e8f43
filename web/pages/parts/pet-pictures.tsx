import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { PhotoMenu } from '#web/domain/reports/photo-menu.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';

type PetPicturesProps = Pick<RequestCard, 'pets'> & {
  /** Whose pets they are, for viewers who may report their photos. */
  owner?: { id: string; name: string };
};

/** The pets of a request or a visit, side by side. */
export function PetPictures({ pets, owner }: PetPicturesProps) {
  return (
    <ul className="flex flex-wrap gap-3">
      {pets.map((pet) => (
        <li key={pet.id} className="relative w-60 max-w-full grow sm:grow-0">
          <PetPicture pet={pet} alone className="aspect-5/3 rounded-m" />
          {owner && pet.petImageUrl && (
            <PhotoMenu
              label={`More for the photo of ${pet.name}`}
              photos={[{ url: pet.petImageUrl, words: 'Report this photo' }]}
              ownerId={owner.id}
              name={owner.name}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
