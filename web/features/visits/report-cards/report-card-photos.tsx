import { useController, useFormContext } from 'react-hook-form';
import { OnePhoto } from '#web/domain/photos/one-photo.tsx';
import { acceptedImages, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import type { Pair, Photo, ReportCardValues } from './report-card-draft.ts';

/** Limits of a report card. */
const mostPhotos = 12;
const mostPairs = 6;

type PhotosProps = {
  /** Called when an upload starts or finishes. */
  onBusy: (busy: boolean) => void;
};

/** Pairs of photos from before and after the groom. */
export function BeforeAndAfter({ onBusy }: PhotosProps) {
  const { getValues } = useFormContext<ReportCardValues>();
  const { field, fieldState } = useController<ReportCardValues, 'pairs'>({ name: 'pairs' });
  const { ref, value: pairs, onChange } = field;
  // Several uploads can run at once, so each one changes the latest value.
  const changePair = (index: number, part: Partial<Pair>) =>
    onChange(getValues('pairs').map((pair, place) => (place === index ? { ...pair, ...part } : pair)));
  return (
    <Fieldset
      ref={ref}
      tabIndex={-1}
      legend="Before and after"
      hint="Both from the same angle, please."
      error={fieldState.error?.message}
    >
      <ul className="grid gap-4">
        {pairs.map((pair, index) => (
          // A pair has no name of its own; pairs are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="grid grid-cols-2 gap-3">
            {(['before', 'after'] as const).map((side) => (
              <OnePhoto
                key={side}
                label={side === 'before' ? 'Before' : 'After'}
                photo={pair[side]}
                onPhoto={(photo) => changePair(index, { [side]: photo })}
                onBusy={onBusy}
              />
            ))}
          </li>
        ))}
      </ul>
      {pairs.length < mostPairs && pairs.every(({ before, after }) => before && after) && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => onChange([...pairs, { before: null, after: null }])}
        >
          Add another pair
        </Button>
      )}
    </Fieldset>
  );
}

/** Other photos of the visit. */
export function MorePhotos({ onBusy }: PhotosProps) {
  const { getValues } = useFormContext<ReportCardValues>();
  const { field, fieldState } = useController<ReportCardValues, 'photos'>({ name: 'photos' });
  const photos = field.value;
  // Several uploads can run at once, so each one changes the latest value.
  const change = (to: (before: Photo[]) => Photo[]) => field.onChange(to(getValues('photos')));
  const { upload, progress, problem } = useUpload();
  const left = mostPhotos - photos.length;
  const send = async (files: File[]) => {
    onBusy(true);
    const stored = await upload(files.slice(0, left));
    onBusy(false);
    change((before) => [...before, ...stored.map(({ id, url }) => ({ id, url }))]);
  };
  return (
    <Fieldset legend="More photos (optional)" error={fieldState.error?.message}>
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <img
                src={`${photo.url}?size=small`}
                alt={`${index + 1} of ${photos.length}`}
                className="aspect-square w-full rounded-s object-cover"
              />
              <TooltipButton
                icon="x"
                size="s"
                label={`Remove photo ${index + 1}`}
                className="absolute! top-1 right-1 bg-card"
                onClick={() => change((before) => before.filter((other) => other !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <PhotoDrop
          multiple
          label="Add photos"
          hint={`Up to ${left} more`}
          accept={acceptedImages}
          progress={progress}
          error={problem}
          onFiles={(files) => void send(files)}
        />
      )}
    </Fieldset>
  );
}
