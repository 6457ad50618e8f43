import type { ReactNode } from 'react';
import type { Role } from '#contract/identity/roles.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { squareOnWhite } from '#web/domain/photos/crop-image.ts';
import { useCroppedPhoto } from '#web/domain/photos/use-cropped-photo.tsx';
import {
  acceptedImages,
  photoHint,
  photoProblem,
  unreadable,
  useUpload,
} from '#web/domain/photos/use-photo-upload.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';

type OwnPhotoProps = {
  name: string;
  src: string | null;
  /** The accent of the initials. */
  role: Role;
};

/** The viewer's photo: chosen or dropped, cropped to a square, saved at once, and removed. */
export function OwnPhoto({ name, src, role }: OwnPhotoProps) {
  const save = useAction('PUT /api/profiles/photo', { failed: 'Your photo was not saved' });
  const photo = useCroppedPhoto('face', ({ id }) =>
    save.run({ body: { photoId: id } }, { done: { title: 'Photo saved' } }),
  );
  return (
    <>
      <PictureDrop
        words={{ add: 'Add photo', change: 'Change photo', remove: 'Remove photo' }}
        has={src !== null}
        progress={photo.progress}
        problem={photo.problem}
        busy={save.busy}
        onFile={(file) => void photo.choose(file)}
        onRemove={() => void save.run({ body: { photoId: null } }, { done: { title: 'Photo removed' } })}
      >
        <PersonAvatar name={name} src={src} size="xl" as={role} />
      </PictureDrop>
      {photo.dialog}
    </>
  );
}

/** The logo of the viewer's business, on a white square. */
export function OwnLogo({ name, src }: { name: string; src: string | null }) {
  const { upload, progress, problem, setProblem } = useUpload();
  const save = useAction('PUT /api/profiles/business/logo', { failed: 'The logo was not saved' });
  const send = async (file: File) => {
    const wrong = photoProblem(file) ?? (await unreadable(file));
    setProblem(wrong);
    if (wrong) return;
    const [stored] = await upload([await squareOnWhite(file)]);
    if (stored) await save.run({ body: { photoId: stored.id } }, { done: { title: 'Logo saved' } });
  };
  return (
    <PictureDrop
      words={{ add: 'Add logo', change: 'Change logo', remove: 'Remove logo' }}
      has={src !== null}
      progress={progress}
      problem={problem}
      busy={save.busy}
      onFile={(file) => void send(file)}
      onRemove={() => void save.run({ body: { photoId: null } }, { done: { title: 'Logo removed' } })}
    >
      <PersonAvatar name={name} src={src} size="xl" as="business" />
    </PictureDrop>
  );
}

type PictureDropProps = {
  words: { add: string; change: string; remove: string };
  /** Whether a picture is set. */
  has: boolean;
  progress: number | null;
  problem: string | undefined;
  busy: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** The picture as others see it. */
  children: ReactNode;
};

function PictureDrop({ words, has, progress, problem, busy, onFile, onRemove, children }: PictureDropProps) {
  return (
    <PhotoDrop
      label={has ? words.change : words.add}
      hint={photoHint}
      accept={acceptedImages}
      progress={progress}
      error={problem}
      onFiles={([file]) => file && onFile(file)}
      className="items-center gap-x-5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="grid justify-items-center gap-1 sm:row-span-2">
        {children}
        {has && (
          <Button variant="quiet" busy={busy && 'Removing...'} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </PhotoDrop>
  );
}
