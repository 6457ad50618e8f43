/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a map is
   dragged and moved by keys as a whole; every act on it has a button, too. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { useSite } from '../site/site.ts';
import { BaseMap } from './base-map.tsx';
import { MapCard } from './map-card.tsx';
import { MapControls } from './map-controls.tsx';
import { countedItems } from './map-items.ts';
import type { ItemWords, MapItem } from './map-items.ts';
import { MapPins } from './map-pins.tsx';
import { farthest, MapRing } from './map-ring.tsx';
import {
  boxAround,
  boxOfPoints,
  latLonOf,
  milesInside,
  pointOf,
  scaleAt,
  viewOf,
  zoomed,
  zoomLimits,
} from './mercator.ts';
import type { Point, Size, View } from './mercator.ts';
import { usePairing } from './pairing.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import type { MapSearch } from './use-map-search.ts';
import { useMapView } from './use-map-view.ts';

type ResultMapProps = {
  words: ItemWords;
  /** The items of the list, in its order. */
  items: readonly MapItem[];
  search: MapSearch;
  /** What the ring holds, while its handle is dragged, too: '12 shifts within 18 miles'. */
  note: string | undefined;
  onDragRadius: (miles: number | undefined) => void;
  dragged: number | undefined;
  /** Loads more of the list; undefined if all of it is on the map. */
  more: { busy: boolean; onClick: () => void } | undefined;
  /** The card of a chosen item. */
  renderCard: (id: string) => ReactNode;
};

// Not a lazyPart: only sites with a style load it, and it weighs more than all the rest.
const StyledMap = lazy(() => import('./styled-map.tsx'));

/** The lower 48 states. */
const mainland = boxOfPoints([pointOf({ lat: 49.4, lon: -124.8 }), pointOf({ lat: 24.4, lon: -66.9 })]);
const margin = { ring: 34, pins: 64 };
/** Closer than this only a person zooms. */
const closestFit = 11;
/** The part of the way from the middle to the edge that "this area" takes. */
const areaPart = 0.92;

/** A map of a list: pins, the radius, and ways to search where it shows. The list has everything the map has. */
export default function ResultMap({
  words,
  items,
  search,
  note,
  onDragRadius,
  dragged,
  more,
  renderCard,
}: ResultMapProps) {
  const map = useMapView();
  const { surface, size, shown, show, current } = map;
  const pairing = usePairing();
  const { mapStyleUrl } = useSite();
  const [isStyled, setIsStyled] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [follows, setFollows] = useState(false);
  const { isReady, origin, radius } = search;

  const fit = useCallback(
    (room: Size): View => {
      if (origin && radius) return viewOf(boxAround(origin, radius), room, margin.ring);
      const points = items.map(({ at }) => pointOf(at));
      if (points.length > 0) return viewOf(boxOfPoints(points), room, margin.pins, closestFit);
      return origin ? viewOf(boxAround(origin, 25), room, margin.ring) : viewOf(mainland, room, 12);
    },
    [items, origin, radius],
  );

  // The view follows the search, unless the map itself has changed it.
  const area = origin ? `${origin.lat} ${origin.lon} ${radius}` : items.length > 0 ? 'items' : 'nothing';
  const shownArea = useRef<string>(undefined);
  const keepsView = useRef(false);
  useEffect(() => {
    if (!isReady || !size || shownArea.current === area) return;
    shownArea.current = area;
    if (!keepsView.current) show(fit(size));
    keepsView.current = false;
    setIsElsewhere(false);
  }, [isReady, area, size, fit, show]);

  const searchHere = async () => {
    const view = current();
    if (!view || !size) return;
    keepsView.current = true;
    const miles = Math.max(1, Math.min(farthest, Math.round(milesInside(view, size) * areaPart)));
    if (await search.searchAt(latLonOf(view), miles)) setIsElsewhere(false);
    else keepsView.current = false;
  };
  const gestures = useMapGestures(map, () => {
    if (follows) void searchHere();
    else setIsElsewhere(true);
  });

  const step = (by: 1 | -1) => {
    const index = items.findIndex(({ id }) => id === pairing.chosen);
    pairing.choose(items[(index + by + items.length) % items.length]?.id);
  };
  const { choose } = pairing;
  const openGroup = useCallback(
    (ids: string[]) => {
      const view = current();
      const points = items.flatMap(({ id, at }) => (ids.includes(id) ? [pointOf(at)] : []));
      if (!view || !size) return;
      const box = boxOfPoints(points);
      const isOneSpot = Math.max(box.east - box.west, box.south - box.north) * scaleAt(zoomLimits.most) < 40;
      if (isOneSpot || view.zoom >= zoomLimits.most) choose(ids[0]);
      else show(viewOf(box, size, margin.pins));
    },
    [items, current, size, show, choose],
  );
  const chosenAt = items.findIndex(({ id }) => id === pairing.chosen);
  const place = useMemo(() => shown && offsetOf(shown), [shown]);

  return (
    <figure
      aria-label={`Map of ${countedItems(items.length, words)}. The list has the same ones.`}
      className="relative isolate h-full min-h-0 overflow-hidden rounded-m border border-line bg-map-land"
      onKeyDown={({ key }) => key === 'Escape' && choose(undefined)}
    >
      <div
        ref={surface}
        role="group"
        tabIndex={0}
        aria-label="Map. Arrow keys move it, plus and minus zoom."
        className="absolute inset-0 cursor-grab touch-none -outline-offset-3 select-none active:cursor-grabbing"
        onPointerDown={gestures.onPointerDown}
        onPointerMove={gestures.onPointerMove}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={gestures.onPointerCancel}
        onClickCapture={gestures.onClickCapture}
        onKeyDown={gestures.onKeyDown}
      >
        {mapStyleUrl && shown && (
          <Suspense>
            <StyledMap styleUrl={mapStyleUrl} view={shown.view} onDrawn={() => setIsStyled(true)} />
          </Suspense>
        )}
        {size && shown && (
          <div className="absolute top-1/2 left-1/2 will-change-transform" style={{ transform: place }}>
            {!isStyled && <BaseMap frame={shown.frame} size={size} />}
            {origin && (
              <MapRing
                center={origin}
                miles={radius && (dragged ?? radius)}
                frame={shown.frame}
                onDrag={onDragRadius}
                onDone={() => {
                  if (dragged === undefined) return;
                  keepsView.current = dragged !== radius;
                  search.setRadius(dragged);
                  onDragRadius(undefined);
                }}
              />
            )}
            <MapPins items={items} words={words} frame={shown.frame} onGroup={openGroup} />
          </div>
        )}
      </div>
      <MapControls
        many={words.many}
        onZoom={(levels) => {
          const view = current();
          if (view) show(zoomed(view, levels));
          gestures.settle();
        }}
        onPan={(by) => {
          map.panBy(by);
          gestures.settle();
        }}
        onShowAll={() => size && show(fit(size))}
      />
      <div className="pointer-events-none absolute inset-3 right-17 z-10 flex flex-col items-start gap-2 *:pointer-events-auto">
        {isElsewhere && (
          <Button variant="primary" className="shadow" onClick={() => void searchHere()}>
            Search this area
          </Button>
        )}
        {chosenAt < 0 && (
          <div className="grid gap-1 rounded-s bg-pin px-3 py-2 text-s shadow md:mt-auto">
            {note && (
              <p aria-live="polite" className="font-strong tabular-nums">
                {note}
              </p>
            )}
            {more && (
              <p className="tabular-nums">
                {items.length} on the map.{' '}
                <button
                  type="button"
                  className="font-strong underline"
                  aria-disabled={more.busy}
                  onClick={more.onClick}
                >
                  Show more
                </button>
              </p>
            )}
            <Checkbox checked={follows} onChange={({ target }) => setFollows(target.checked)}>
              Search as I move the map
            </Checkbox>
          </div>
        )}
      </div>
      {chosenAt >= 0 && pairing.chosen && (
        <MapCard
          one={words.one}
          position={`${chosenAt + 1} of ${items.length}`}
          onStep={step}
          onClose={() => choose(undefined)}
        >
          {renderCard(pairing.chosen)}
        </MapCard>
      )}
    </figure>
  );
}

/** How far the drawing lies from where it was drawn. */
function offsetOf({ view, frame }: { view: View; frame: View }): string {
  const scale = scaleAt(view.zoom);
  const by: Point = { x: (frame.x - view.x) * scale, y: (frame.y - view.y) * scale };
  return `translate(${by.x}px, ${by.y}px)`;
}
