import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { pointOf, scaleAt, unitsPerMile } from './mercator.ts';
import type { LatLon, Size, View } from './mercator.ts';

type MapRingProps = {
  center: LatLon;
  /** The radius while its handle is dragged, or else that of the search; undefined if the distance is unlimited. */
  miles: number | undefined;
  frame: View;
  /** The map's size, outside of which the handle is no stop of the keyboard; undefined while it is dragged. */
  within: Size | undefined;
  onDrag: (miles: number) => void;
  /** The handle was let go. */
  onDone: () => void;
};

export const farthest = 250;
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The point that distances are measured from, and the radius as a ring with a handle. */
export function MapRing({ center, miles, frame, within, onDrag, onDone }: MapRingProps) {
  const isDragging = useRef(false);
  const scale = scaleAt(frame.zoom);
  const { x, y } = pointOf(center);
  const at = { left: (x - frame.x) * scale, top: (y - frame.y) * scale };
  const perMile = unitsPerMile(center.lat) * scale;
  const radius = (miles ?? 0) * perMile;
  // What is cut off can be focused, but not seen: the filters have the radius, too.
  const isInside =
    !within || (Math.abs(at.left + radius) <= within.width / 2 && Math.abs(at.top) <= within.height / 2);
  const choose = (far: number) => onDrag(Math.min(farthest, Math.max(1, Math.round(far))));
  return (
    <div className="absolute" style={at}>
      {miles !== undefined && (
        <svg aria-hidden="true" className="pointer-events-none absolute size-px overflow-visible">
          <circle r={radius} fill="var(--accent)" fillOpacity="0.06" />
          <circle
            r={radius}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2"
            strokeDasharray="3 7"
            strokeLinecap="round"
          />
        </svg>
      )}
      <span className="absolute size-5 -translate-1/2 rounded-pill border-4 border-pin bg-ink shadow" />
      {miles !== undefined && (
        <div
          role="slider"
          tabIndex={isInside ? 0 : -1}
          data-fixed
          aria-label="Radius"
          aria-valuemin={1}
          aria-valuemax={farthest}
          aria-valuenow={miles}
          aria-valuetext={miles === 1 ? '1 mile' : `${miles} miles`}
          className="absolute grid size-11 -translate-1/2 cursor-ew-resize touch-none place-items-center rounded-pill"
          style={{ left: radius }}
          onPointerDown={(event: PointerEvent<HTMLElement>) => {
            isDragging.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
            const middle = currentTarget.parentElement?.getBoundingClientRect();
            if (isDragging.current && middle)
              choose(Math.hypot(clientX - middle.left, clientY - middle.top) / perMile);
          }}
          onPointerUp={() => {
            isDragging.current = false;
            onDone();
          }}
          onPointerCancel={() => {
            isDragging.current = false;
            onDone();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const step = keySteps[event.key];
            if (!step) return;
            event.preventDefault();
            choose(miles + step);
          }}
          onKeyUp={({ key }) => keySteps[key] && onDone()}
        >
          <span className="size-5 rounded-pill border-2 border-accent bg-pin shadow" />
        </div>
      )}
    </div>
  );
}
