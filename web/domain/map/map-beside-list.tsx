import { clsx } from 'clsx';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/lib/use-media.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PairingProvider } from './pairing.tsx';

type MapBesideListProps = {
  /** The heading of the list, with its number. */
  heading?: ReactNode;
  /** What orders and keeps the list. */
  tools: ReactNode;
  children: ReactNode;
  /** The map, with the list in it on a phone; it is loaded when it is shown for the first time. */
  renderMap: (list: ReactNode) => ReactNode;
};

const wide = '(width >= 45rem)';

/** A list and its map: side by side in wide windows; on a phone a button among the list's tools flips between them. */
export function MapBesideList({ heading, tools, children, renderMap }: MapBesideListProps) {
  const isWide = useMedia(wide);
  const [isFlipped, setIsFlipped] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const showsMap = isWide || isFlipped;
  return (
    <PairingProvider>
      <div
        ref={top}
        className="grid scroll-mt-4 items-start max-xl:scroll-mt-19 gap-4 pb-12 md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_440px] xl:gap-x-6 print:block"
      >
        <div className="flex min-h-11 min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {heading && <div className="min-w-0 max-md:order-last max-md:basis-full">{heading}</div>}
          <button
            type="button"
            className="btn rounded-pill! bg-ink! px-4.5 text-page! md:hidden print:hidden"
            onClick={() => {
              setIsFlipped(!isFlipped);
              requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
            }}
          >
            <Icon name={isFlipped ? 'list' : 'map'} />
            {isFlipped ? 'List' : 'Map'}
          </button>
          <div className="flex min-w-0 grow basis-52 items-center justify-end gap-2 md:grow-0 md:basis-auto">
            {tools}
          </div>
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
