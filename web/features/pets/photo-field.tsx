import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Pet } from '#contract/pets/pets.ts';
import { useCroppedPhoto } from '#web/domain/photos/use-cropped-photo.tsx';
import { acceptedImages, photoHint } from '#web/domain/photos/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import type { PetValues } from './pet-values.ts';

/** Photo field: choose or drop a file, crop it to the card's shape, and upload it with progress. */
export function PhotoField({ pet }: { pet: Pet | undefined }) {
  const { control, formState } = useFormContext<PetValues>();
  const { field } = useController({ control, name: 'photo' });
  const [name, species, breed, coat] = useWatch({ control, name: ['name', 'species', 'breed', 'coat'] });
  const photo = useCroppedPhoto('card', ({ id, url }) => field.onChange({ id, url }));

  const shown = field.value === undefined ? (pet?.petImageUrl ?? null) : (field.value?.url ?? null);
  return (
    <>
      <PhotoDrop
        label={shown ? 'Change photo' : 'Add photo'}
        hint={`${photoHint} We do not keep where it was taken.`}
        accept={acceptedImages}
        progress={photo.progress}
        error={photo.problem ?? formState.errors.photo?.message}
        onFiles={([file]) => file && void photo.choose(file)}
        className="items-center sm:grid-cols-[12.5rem_minmax(0,1fr)]"
      >
        <div className="grid gap-1 sm:row-span-2">
          <PetPicture
            pet={{ name, species, breed, coat: coat || null, petImageUrl: shown }}
            className="aspect-5/3 max-w-64 rounded-s"
          />
          {shown && (
            <Button variant="quiet" className="justify-self-start" onClick={() => field.onChange(null)}>
              Remove photo
            </Button>
          )}
        </div>
      </PhotoDrop>
      {photo.dialog}
    </>
  );
}
