import type { Dispatch, SetStateAction } from 'react';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { acceptedImages, useUpload } from './use-photo-upload.ts';

export type PickedPhoto = { id: string; url: string };
type PhotoPickerProps = {
  photos: PickedPhoto[];
  onChange: Dispatch<SetStateAction<PickedPhoto[]>>;
  most: number;
  label?: string;
  /** Whether photos are uploading just now. */
  onBusy?: (busy: boolean) => void;
};

/** Photos that are uploaded at once and can be removed until the form is sent. */
export function PhotoPicker({ photos, onChange, most, label = 'Add photos', onBusy }: PhotoPickerProps) {
  const { upload, progress, problem } = useUpload();
  const left = most - photos.length;
  const add = async (files: File[]) => {
    onBusy?.(true);
    const stored = await upload(files.slice(0, left));
    onChange((before) => [...before, ...stored]);
    onBusy?.(false);
  };
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ id, url }, nth) => (
            <li key={id} className="relative">
              <img
                src={`${url}?size=small`}
                alt={`${nth + 1} of ${photos.length}`}
                className="aspect-square w-full rounded-s object-cover"
              />
              <IconButton
                icon="x"
                label={`Remove photo ${nth + 1}`}
                className="absolute! top-1 right-1 bg-card"
                onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <PhotoDrop
          multiple
          label={label}
          hint={photos.length > 0 ? `Up to ${left} more` : `Up to ${left}`}
          accept={acceptedImages}
          progress={progress}
          error={problem}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  );
}
