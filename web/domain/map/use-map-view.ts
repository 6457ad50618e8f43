import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { panned, scaleAt, zoomed } from './mercator.ts';
import type { Point, Size, View } from './mercator.ts';

/** How far the view may be from the frame, in sizes of the map, before all is drawn anew. */
const redrawAfter = 0.6;
const glideMs = 200;

type Shown = {
  view: View;
  /** The view for which everything is drawn; panning only shifts the drawing. */
  frame: View;
};

function nextShown(shown: Shown | undefined, [view, { width, height }]: [View, Size]): Shown {
  const scale = scaleAt(view.zoom);
  const keepsFrame =
    shown?.frame.zoom === view.zoom &&
    Math.abs(shown.frame.x - view.x) * scale < redrawAfter * width &&
    Math.abs(shown.frame.y - view.y) * scale < redrawAfter * height;
  return { view, frame: keepsFrame ? shown.frame : view };
}

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a map shows and how it moves: at once under the pointer, gliding to a view that a button asks for. */
export function useMapView() {
  const surface = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const [shown, dispatch] = useReducer(nextShown, undefined);
  const latest = useRef<View>(undefined);
  const glide = useRef(0);

  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(glide.current);
    };
  }, []);

  const jump = useCallback(
    (view: View) => {
      if (!size) return;
      latest.current = view;
      dispatch([view, size]);
    },
    [size],
  );
  /** Goes to a view, gliding unless the person wants no motion or there is nothing to glide from. */
  const show = useCallback(
    (view: View) => {
      cancelAnimationFrame(glide.current);
      const from = latest.current;
      if (!from || still()) return jump(view);
      const begun = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - begun) / glideMs));
        const eased = 1 - (1 - part) ** 3;
        const between = (a: number, b: number) => a + (b - a) * eased;
        jump({
          x: between(from.x, view.x),
          y: between(from.y, view.y),
          zoom: between(from.zoom, view.zoom),
        });
        if (part < 1) glide.current = requestAnimationFrame(step);
      };
      glide.current = requestAnimationFrame(step);
      return undefined;
    },
    [jump],
  );
  const panBy = useCallback((by: Point) => latest.current && jump(panned(latest.current, by)), [jump]);
  const zoomBy = useCallback(
    (levels: number, at?: Point) => {
      cancelAnimationFrame(glide.current);
      if (latest.current) jump(zoomed(latest.current, levels, at));
    },
    [jump],
  );
  const current = useCallback(() => latest.current, []);
  return { surface, size, shown, jump, show, panBy, zoomBy, current };
}

export type MapView = ReturnType<typeof useMapView>;
