import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Place } from '#contract/places.ts';
import { query } from '#web/lib/api/query.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { DirectionsLink } from './directions-link.tsx';

const PlaceDrawing = lazyPart(() => import('./place-drawing.tsx'));

/** How far around a ZIP code, or a town, the circle reaches. */
const around = { zip: 2, town: 5 };

type PlaceMapProps = {
  /** The address as the viewer reads it: with a street, or only a ZIP code or a town. */
  address: string;
};

/**
 * A small map of one place, loaded when it comes into view. Places are known to the ZIP code, so it shows a circle;
 * where the viewer reads the street, directions lead to the door.
 */
export function PlaceMap({ address }: PlaceMapProps) {
  const [part, seen] = useInView<HTMLDivElement>();
  const { data: place, isError } = useQuery({
    ...query('GET /api/places/meant', { query: { q: address } }),
    enabled: seen,
    staleTime: Infinity,
  });
  const hasZip = /\b\d{5}\b/.test(address.replace(/^\s*\d+/, ''));
  return (
    <div ref={part} className="grid gap-1 print:hidden">
      {!isError && (
        <>
          <div className="relative isolate h-44 overflow-hidden rounded-m border border-line bg-map-land">
            <Suspense>
              {place && <PlaceDrawing at={place} miles={hasZip ? around.zip : around.town} />}
            </Suspense>
          </div>
          <p className="text-s text-ink-2">{place ? areaWords(place, hasZip) : 'Loading the map...'}</p>
        </>
      )}
      {hasStreet(address) && <DirectionsLink to={address} />}
    </div>
  );
}

const areaWords = ({ zip, city, state }: Place, hasZip: boolean): string =>
  `The circle is around ${hasZip ? `ZIP code ${zip}` : `${city}, ${state}`}.`;

/** '2210 S 1st St, Austin, TX 78704', but not 'Austin, TX 78704' */
const hasStreet = (address: string): boolean => /^\s*\d+\S*\s+[^,]*\p{L}/u.test(address);
