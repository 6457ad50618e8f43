import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Upload } from '#contract/media.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ChosenPhoto } from './crop-photo.tsx';
import { photoProblem, unreadable, useUpload } from './use-photo-upload.ts';

const CropPhoto = lazyPart(() => import('./crop-photo.tsx'));

type CroppedPhoto = {
  /** Checks a file and opens the dialog to crop it. */
  choose: (file: File) => Promise<void>;
  progress: number | null;
  problem: string | undefined;
  dialog: ReactNode;
};

/** A photo that is chosen, cropped to a shape and uploaded; `onStored` receives it. */
export function useCroppedPhoto(shape: 'card' | 'face', onStored: (stored: Upload) => unknown): CroppedPhoto {
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const { upload, progress, problem, setProblem } = useUpload();
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  const send = async (cropped: Blob) => {
    close();
    const [stored] = await upload([cropped]);
    if (stored) await onStored(stored);
  };
  return {
    choose: async (file) => {
      const wrong = photoProblem(file) ?? (await unreadable(file));
      setProblem(wrong);
      if (!wrong) setChosen({ file, address: URL.createObjectURL(file) });
    },
    progress,
    problem,
    dialog: (
      <Suspense>
        {chosen && (
          <CropPhoto shape={shape} photo={chosen} onCropped={(photo) => void send(photo)} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
