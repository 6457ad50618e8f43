import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { CalendarEvent } from '#contract/calendar/calendar.ts';
import type { Column, Placed } from './calendar-days.ts';

type Drag = {
  column: Column;
  /** The block that is moved; without one, free time is marked. */
  placed: Placed<CalendarEvent> | undefined;
  /** The hour under the pointer when it went down, and the place of its column on screen. */
  start: number;
  area: HTMLElement;
  moved: boolean;
};
type Shown = { column: string; day: string; from: number; to: number };
type Options = {
  first: number;
  last: number;
  onMark: (day: string, from: number, to: number) => void;
  onDrop: (event: CalendarEvent, day: string, from: number) => void;
};

/** Snaps to a quarter for moving, to a half for marking. */
const snapped = (hour: number, parts: number) => Math.round(hour * parts) / parts;
/** Less than this, in px, is a click. */
const slack = 6;

/** Dragging with a mouse or a pen; a finger scrolls. */
export function useDragOnGrid({ first, last, onMark, onDrop }: Options) {
  const drag = useRef<Drag>(undefined);
  const [shown, setShown] = useState<Shown>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const hourAt = (area: HTMLElement, clientY: number) => {
    const { top, height } = area.getBoundingClientRect();
    const hour = first + ((clientY - top) / height) * (last - first);
    return Math.min(last, Math.max(first, hour));
  };

  const begin = (event: ReactPointerEvent, column: Column, placed?: Placed<CalendarEvent>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    const area = (event.target as HTMLElement).closest<HTMLElement>('.day-grid-day');
    if (!area) return;
    event.preventDefault();
    const { clientX, clientY } = event;
    drag.current = { column, placed, start: hourAt(area, clientY), area, moved: false };
    let latest: Shown | undefined;
    const move = (at: PointerEvent) => {
      const held = drag.current;
      if (!held) return;
      if (!held.moved && Math.hypot(at.clientX - clientX, at.clientY - clientY) < slack) return;
      held.moved = true;
      const hour = hourAt(area, at.clientY);
      if (held.placed) {
        const length = held.placed.to - held.placed.from;
        const from = snapped(
          Math.min(last - length, Math.max(first, held.placed.from + hour - held.start)),
          4,
        );
        latest = { column: column.key, day: column.day, from, to: from + length };
      } else {
        const [from, to] = [snapped(held.start, 2), snapped(hour, 2)];
        latest = { column: column.key, day: column.day, from: Math.min(from, to), to: Math.max(from, to) };
      }
      setShown(latest);
    };
    const end = (at: PointerEvent) => {
      stop.current?.();
      const held = drag.current;
      drag.current = undefined;
      setShown(undefined);
      if (at.type === 'pointercancel' || !held?.moved || !latest) return;
      // The click that follows would open the visit.
      window.addEventListener('click', (click) => click.preventDefault(), { capture: true, once: true });
      setTimeout(() => {
        if (latest && held.placed && latest.from !== held.placed.from)
          onDrop(held.placed.item, latest.day, latest.from);
        if (latest && !held.placed && latest.to > latest.from) onMark(latest.day, latest.from, latest.to);
      });
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { begin, shown };
}
