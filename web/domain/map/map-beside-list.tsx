import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/lib/use-media.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PairingProvider } from './pairing.tsx';

type MapBesideListProps = {
  /** The list with its heading. */
  children: ReactNode;
  /** The map; it is loaded when it is shown for the first time. */
  map: ReactNode;
};

const wide = '(width >= 45rem)';

/** A list and its map: side by side in wide windows; on a phone a button flips between them. */
export function MapBesideList({ children, map }: MapBesideListProps) {
  const isWide = useMedia(wide);
  const [isFlipped, setIsFlipped] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const showsMap = isWide || isFlipped;
  return (
    <PairingProvider>
      <div
        ref={top}
        className="grid scroll-mt-4 items-start gap-6 pb-12 md:grid-cols-[minmax(0,1fr)_300px] md:gap-4 xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-6 print:block"
      >
        <div className={clsx('min-w-0', isFlipped && 'max-md:hidden')}>{children}</div>
        <div
          className={clsx(
            'sticky top-4 h-[calc(100dvh-9rem)] min-h-80 lg:h-[calc(100dvh-2rem)] lg:max-h-[52.5rem] print:hidden',
            !isFlipped && 'max-md:hidden',
          )}
        >
          {showsMap && <Suspense fallback={<Spinner />}>{map}</Suspense>}
        </div>
        <button
          type="button"
          className="btn order-first w-fit rounded-pill! bg-ink! px-5 text-page! md:hidden print:hidden"
          onClick={() => {
            setIsFlipped(!isFlipped);
            requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
          }}
        >
          <Icon name={isFlipped ? 'list' : 'map'} />
          {isFlipped ? 'List' : 'Map'}
        </button>
      </div>
    </PairingProvider>
  );
}
