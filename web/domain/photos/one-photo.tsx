import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import { acceptedImages, useUpload } from './use-photo-upload.ts';

type OnePhotoProps = {
  label: string;
  photo: { id: string; url: string } | null;
  onPhoto: (photo: { id: string; url: string } | null) => void;
  /** Called when an upload starts or finishes. */
  onBusy: (busy: boolean) => void;
};

/** One place for a photo: an upload by button or drop, or the photo with a button to remove it. */
export function OnePhoto({ label, photo, onPhoto, onBusy }: OnePhotoProps) {
  const { upload, progress, problem } = useUpload();
  const send = async (files: File[]) => {
    onBusy(true);
    const [stored] = await upload(files);
    onBusy(false);
    if (stored) onPhoto({ id: stored.id, url: stored.url });
  };
  if (photo)
    return (
      <figure className="relative">
        <img src={`${photo.url}?size=small`} alt="" className="aspect-5/4 w-full rounded-m object-cover" />
        <figcaption className="badge absolute top-2 left-2 bg-card">{label}</figcaption>
        <TooltipButton
          icon="trash"
          label={`Remove the ${label.toLowerCase()} photo`}
          className="absolute! right-2 bottom-2 bg-card"
          onClick={() => onPhoto(null)}
        />
      </figure>
    );
  return (
    <PhotoDrop
      label={label}
      accept={acceptedImages}
      progress={progress}
      error={problem}
      onFiles={(files) => void send(files)}
      className="aspect-5/4 content-center justify-items-center"
    />
  );
}
