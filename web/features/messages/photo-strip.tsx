import { useState } from 'react';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type PhotoStripProps = { urls: readonly string[]; from: string };

/** The photos of a message as thumbnails; each opens in full. */
export function PhotoStrip({ urls, from }: PhotoStripProps) {
  const [shown, setShown] = useState<number>();
  const nameOf = (index: number) =>
    urls.length === 1 ? `photo from ${from}` : `photo ${index + 1} of ${urls.length} from ${from}`;
  return (
    <>
      <ul className="flex max-w-[min(84%,29rem)] flex-wrap gap-1.5">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`View ${nameOf(index)}`}
              className="block overflow-hidden rounded-m border border-line"
              onClick={() => setShown(index)}
            >
              <img
                src={`${url}?size=small`}
                alt=""
                width={128}
                height={128}
                className="size-32 bg-sunk object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog
          open
          onOpenChange={() => setShown(undefined)}
          title={nameOf(shown).replace('p', 'P')}
          shape="large"
        >
          <img
            src={`${urls[shown] ?? ''}?size=large`}
            alt={nameOf(shown)}
            className="mx-auto max-h-[70dvh] max-w-full rounded-m object-contain"
          />
        </Dialog>
      )}
    </>
  );
}
