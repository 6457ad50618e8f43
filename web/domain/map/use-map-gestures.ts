import { useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { zoomed } from './mercator.ts';
import type { Point } from './mercator.ts';
import type { MapView } from './use-map-view.ts';

/** A pointer that moves less is a tap. */
const tapPixels = 6;
const keySteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -80, y: 0 },
  ArrowRight: { x: 80, y: 0 },
  ArrowUp: { x: 0, y: -80 },
  ArrowDown: { x: 0, y: 80 },
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };
const settleMs = 300;

/** Parts on the map that have their own gestures carry this attribute. */
const isFixed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-fixed]') !== null;

/** Dragging, pinching, the wheel and keys. `onMoved` is called when a person has moved the map and it is at rest. */
export function useMapGestures(
  { surface, panBy, zoomBy, jump, show, current }: MapView,
  onMoved: () => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const dragging = useRef(false);
  const wasDragged = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  }, [onMoved]);

  const settle = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => moved.current(), settleMs);
  }, []);
  useEffect(() => () => clearTimeout(settling.current), []);

  // React listens to the wheel passively, which would scroll the page too.
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      if (isFixed(event.target)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      zoomBy(-pixels * (event.ctrlKey ? 0.012 : 0.003), middle(box, event));
      settle();
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [surface, zoomBy, settle]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isFixed(event.target) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      if (pointers.current.size === 0) dragging.current = wasDragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      if (!dragging.current) {
        if (Math.hypot(dx, dy) < tapPixels) return;
        dragging.current = wasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      const view = current();
      if (!view) return;
      if (!other) return panBy({ x: -dx, y: -dy });
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      const between = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      const levels = Math.log2(Math.max(1, apart(now)) / Math.max(1, apart(before)));
      jump(zoomed(view, levels, middle(event.currentTarget.getBoundingClientRect(), between)));
      panBy({ x: -dx / 2, y: -dy / 2 });
      return undefined;
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** A drag that began on a pin does not choose it; a click by a key has no detail. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current || event.detail === 0) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isFixed(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = keySteps[event.key];
      const levels = zoomKeys[event.key];
      const view = current();
      if (!view || (!step && !levels)) return;
      event.preventDefault();
      if (step) panBy(step);
      else show(zoomed(view, levels ?? 0));
      settle();
    },
    settle,
  };

  function end(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || !dragging.current) return;
    dragging.current = false;
    settle();
  }
}

const middle = (box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX - box.left - box.width / 2,
  y: clientY - box.top - box.height / 2,
});
