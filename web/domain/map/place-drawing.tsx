import { lazy, Suspense, useEffect, useState } from 'react';
import { useSite } from '../site/site.ts';
import { BaseMap } from './base-map.tsx';
import { boxAround, scaleAt, unitsPerMile, viewOf } from './mercator.ts';
import type { LatLon } from './mercator.ts';
import { useMapView } from './use-map-view.ts';

type PlaceDrawingProps = { at: LatLon; miles: number };

// Not a lazyPart: only sites with a style load it.
const StyledMap = lazy(() => import('./styled-map.tsx'));
const margin = 16;

/** A circle on the map, which does not move. */
export default function PlaceDrawing({ at, miles }: PlaceDrawingProps) {
  const { surface, size, shown, jump } = useMapView();
  const { mapStyleUrl } = useSite();
  const [isStyled, setIsStyled] = useState(false);
  const { lat, lon } = at;
  useEffect(() => {
    if (size) jump(viewOf(boxAround({ lat, lon }, miles), size, margin));
  }, [size, jump, lat, lon, miles]);
  const radius = shown ? miles * unitsPerMile(lat) * scaleAt(shown.view.zoom) : 0;
  return (
    <div ref={surface} className="absolute inset-0" aria-hidden="true">
      {mapStyleUrl && shown && (
        <Suspense>
          <StyledMap styleUrl={mapStyleUrl} view={shown.view} onDrawn={() => setIsStyled(true)} />
        </Suspense>
      )}
      {size && shown && (
        <div className="absolute top-1/2 left-1/2">
          {!isStyled && <BaseMap frame={shown.view} size={size} />}
          <svg className="pointer-events-none absolute size-px overflow-visible">
            <circle
              r={radius}
              fill="var(--accent)"
              fillOpacity="0.12"
              stroke="var(--accent)"
              strokeWidth="2"
            />
            <circle r="7" fill="var(--ink)" stroke="var(--pin)" strokeWidth="4" />
          </svg>
        </div>
      )}
    </div>
  );
}
