import { Suspense, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Pet } from '#contract/pets/pets.ts';
import {
  acceptedImages,
  photoHint,
  photoProblem,
  unreadable,
  useUpload,
} from '#web/domain/photos/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import type { ChosenPhoto } from '#web/domain/photos/crop-photo.tsx';
import type { PetValues } from './pet-values.ts';

const CropPhoto = lazyPart(() => import('#web/domain/photos/crop-photo.tsx'));

/** Photo field: choose or drop a file, crop it to the card's shape, and upload it with progress. */
export function PhotoField({ pet }: { pet: Pet | undefined }) {
  const { control, formState } = useFormContext<PetValues>();
  const { field } = useController({ control, name: 'photo' });
  const [name, species, breed, coat] = useWatch({ control, name: ['name', 'species', 'breed', 'coat'] });
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const { upload, progress, problem, setProblem } = useUpload();

  const shown = field.value === undefined ? (pet?.petImageUrl ?? null) : (field.value?.url ?? null);
  const choose = async (file: File) => {
    const wrong = photoProblem(file) ?? (await unreadable(file));
    setProblem(wrong);
    if (!wrong) setChosen({ file, address: URL.createObjectURL(file) });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  const send = async (cropped: Blob) => {
    close();
    const [stored] = await upload([cropped]);
    if (stored) field.onChange({ id: stored.id, url: stored.url });
  };

  return (
    <>
      <PhotoDrop
        label={shown ? 'Change photo' : 'Add a photo'}
        hint={`${photoHint} We do not keep where it was taken.`}
        accept={acceptedImages}
        progress={progress}
        error={problem ?? formState.errors.photo?.message}
        onFiles={([file]) => file && void choose(file)}
        className="items-center sm:grid-cols-[12.5rem_minmax(0,1fr)]"
      >
        <div className="grid gap-1 sm:row-span-2">
          <PetPicture
            pet={{ name, species, breed, coat: coat || null, petImageUrl: shown }}
            className="aspect-5/3 max-w-64 rounded-s"
          />
          {shown && (
            <Button variant="quiet" className="justify-self-start px-0!" onClick={() => field.onChange(null)}>
              Remove photo
            </Button>
          )}
        </div>
      </PhotoDrop>
      <Suspense>
        {chosen && <CropPhoto photo={chosen} onCropped={(photo) => void send(photo)} onClose={close} />}
      </Suspense>
    </>
  );
}
