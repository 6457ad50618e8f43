import { clsx } from 'clsx';
import { Suspense } from 'react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PairingProvider } from './pairing.tsx';

/** The width from which list and map are two columns. */
export const besideList = '(width >= 45rem)';

type MapToggleProps = { isFlipped: boolean; onFlip: () => void };

/** Flips between the list and its map, where only one of them fits. */
export const MapToggle = ({ isFlipped, onFlip }: MapToggleProps) => (
  <button
    type="button"
    className="btn rounded-pill! bg-ink! px-4! text-page! md:hidden print:hidden"
    onClick={onFlip}
  >
    <Icon name={isFlipped ? 'list' : 'map'} />
    {isFlipped ? 'List' : 'Map'}
  </button>
);

type MapBesideListProps = {
  ref: Ref<HTMLDivElement>;
  /** The heading of the list, with its number. */
  heading?: ReactNode;
  /** What orders and keeps the list. */
  tools: ReactNode;
  children: ReactNode;
  isWide: boolean;
  /** Whether a narrow window shows the map. */
  isFlipped: boolean;
  /** The map, with the list in it on a phone; it is loaded when it is shown for the first time. */
  renderMap: (list: ReactNode) => ReactNode;
};

/** A list and its map: side by side in wide windows, one of them on a phone. */
export function MapBesideList({
  ref,
  heading,
  tools,
  children,
  isWide,
  isFlipped,
  renderMap,
}: MapBesideListProps) {
  const showsMap = isWide || isFlipped;
  return (
    <PairingProvider>
      <div
        ref={ref}
        className="grid scroll-mt-4 items-start max-xl:scroll-mt-19 gap-2 pb-12 md:gap-4 md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-x-6 print:block"
      >
        <div
          className={clsx(
            'flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 md:min-h-11',
            !heading && 'max-md:hidden',
          )}
        >
          {heading && <div className="min-w-0">{heading}</div>}
          {isWide && <div className="flex min-w-0 items-center justify-end gap-2 max-md:hidden">{tools}</div>}
        </div>
        {!(isFlipped && !isWide) && <div className="min-w-0 md:col-start-1">{children}</div>}
        <div
          className={clsx(
            'sticky top-[68px] -mx-4 h-[calc(100dvh-8.5rem)] min-h-80 md:top-4 md:mx-0 md:h-[calc(100dvh-9rem)] md:col-start-2 md:row-span-2 md:row-start-1 lg:h-[calc(100dvh-2rem)] lg:max-h-[52.5rem] print:hidden',
            !isFlipped && 'max-md:hidden',
          )}
        >
          {showsMap && <Suspense fallback={<Spinner />}>{renderMap(isWide ? undefined : children)}</Suspense>}
        </div>
      </div>
    </PairingProvider>
  );
}
