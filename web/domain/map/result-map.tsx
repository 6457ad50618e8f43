/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a map is
   dragged and moved by keys as a whole; every act on it has a button, too. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { BaseMap } from './base-map.tsx';
import { MapControls } from './map-controls.tsx';
import { MapFoot } from './map-foot.tsx';
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
  /** All that match, nearest first. */
  items: readonly MapItem[];
  search: MapSearch;
  /** What the ring holds, while its handle is dragged, too: '12 shifts within 18 miles'. */
  note: string | undefined;
  onDragRadius: (miles: number | undefined) => void;
  dragged: number | undefined;
  /** The card of a chosen item. */
  renderCard: (id: string) => ReactNode;
  /** On a phone: the list, which the sheet at the foot shows. */
  list?: ReactNode;
};

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
  renderCard,
  list,
}: ResultMapProps) {
  const map = useMapView();
  const { surface, size, shown, show, current } = map;
  const pairing = usePairing();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [follows, setFollows] = useState(false);
  const [stack, setStack] = useState<readonly string[]>();
  const { isReady, origin, radius, key: area } = search;

  const fit = useCallback(
    (room: Size): View => {
      const points = items.map(({ at }) => pointOf(at));
      if (points.length > 0) return viewOf(boxOfPoints(points), room, margin.pins, closestFit);
      return origin ? viewOf(boxAround(origin, radius ?? 25), room, margin.ring) : viewOf(mainland, room, 12);
    },
    [items, origin, radius],
  );

  // The view follows the search, unless the map itself has changed it.
  const shownArea = useRef<string>(undefined);
  const keepsView = useRef(false);
  useEffect(() => {
    if (!isReady || !size || shownArea.current === area) return;
    shownArea.current = area;
    if (keepsView.current) {
      keepsView.current = false;
      return;
    }
    show(fit(size));
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

  const { choose } = pairing;
  const openSeveral = useCallback(
    (ids: string[]) => {
      const view = current();
      const points = items.flatMap(({ id, at }) => (ids.includes(id) ? [pointOf(at)] : []));
      if (!view || !size) return;
      const box = boxOfPoints(points);
      const isOneSpot = Math.max(box.east - box.west, box.south - box.north) * scaleAt(zoomLimits.most) < 40;
      if (!isOneSpot && view.zoom < zoomLimits.most) return show(viewOf(box, size, margin.pins));
      choose(undefined);
      return setStack(ids);
    },
    [items, current, size, show, choose],
  );
  const close = () => {
    choose(undefined);
    setStack(undefined);
  };
  const place = useMemo(() => shown && offsetOf(shown), [shown]);

  return (
    <figure
      aria-label={`Map of ${countedItems(items.length, words)}. The list has the same ones.`}
      className="relative isolate h-full min-h-0 overflow-clip rounded-m border border-line bg-map-land"
      onKeyDown={({ key }) => key === 'Escape' && close()}
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
        {size && shown && (
          <div className="absolute top-1/2 left-1/2 will-change-transform" style={{ transform: place }}>
            <BaseMap frame={shown.frame} size={size} />
            {origin && (
              <MapRing
                center={origin}
                miles={radius && (dragged ?? radius)}
                frame={shown.frame}
                within={dragged === undefined ? size : undefined}
                onDrag={onDragRadius}
                onDone={() => {
                  if (dragged === undefined) return;
                  keepsView.current = dragged !== radius;
                  search.setRadius(dragged);
                  onDragRadius(undefined);
                }}
              />
            )}
            <MapPins items={items} words={words} frame={shown.frame} onSeveral={openSeveral} />
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
      {isElsewhere && (
        <Button
          variant="primary"
          className="absolute! top-3 left-3 z-10 shadow"
          onClick={() => void searchHere()}
        >
          Search this area
        </Button>
      )}
      <MapFoot
        words={words}
        items={items}
        stack={stack}
        onStack={setStack}
        note={note}
        follows={follows}
        onFollows={setFollows}
        renderCard={renderCard}
        list={list}
      />
    </figure>
  );
}

/** How far the drawing lies from where it was drawn. */
function offsetOf({ view, frame }: { view: View; frame: View }): string {
  const scale = scaleAt(view.zoom);
  const by: Point = { x: (frame.x - view.x) * scale, y: (frame.y - view.y) * scale };
  return `translate(${by.x}px, ${by.y}px)`;
}
