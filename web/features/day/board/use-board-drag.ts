import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Block } from './board-lanes.ts';

type Shown = { lane: string; from: number; to: number };
type Options = { first: number; last: number; onDrop: (block: Block, lane: string, from: number) => void };

/** Less than this, in px, is a click. */
const slack = 6;

/** Moves blocks over the lanes with a mouse or a pen, by the quarter hour; a finger scrolls. */
export function useBoardDrag({ first, last, onDrop }: Options) {
  const [shown, setShown] = useState<Shown>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const grab = (event: ReactPointerEvent, block: Block) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const lanes = [...document.querySelectorAll<HTMLElement>('[data-lane]')];
    const area = (event.target as HTMLElement).closest<HTMLElement>('[data-lane]');
    if (!area) return;
    const { clientX, clientY } = event;
    const { top, height } = area.getBoundingClientRect();
    const perHour = height / (last - first);
    const held = first + (clientY - top) / perHour - block.from;
    const length = block.to - block.from;
    let latest: Shown | undefined;
    const move = (at: PointerEvent) => {
      // Where it was let go was not seen: nothing is dragged any more.
      if (at.buttons === 0) {
        stop.current?.();
        setShown(undefined);
        return;
      }
      if (!latest && Math.hypot(at.clientX - clientX, at.clientY - clientY) < slack) return;
      const over =
        lanes.find((lane) => {
          const box = lane.getBoundingClientRect();
          return at.clientX >= box.left && at.clientX < box.right;
        }) ?? area;
      const hour = first + (at.clientY - over.getBoundingClientRect().top) / perHour - held;
      const from = Math.round(Math.min(last - length, Math.max(first, hour)) * 4) / 4;
      latest = { lane: over.dataset['lane'] ?? '', from, to: from + length };
      setShown(latest);
    };
    const end = (at: PointerEvent) => {
      stop.current?.();
      setShown(undefined);
      if (at.type === 'pointercancel' || !latest) return;
      const dropped = latest;
      // The click that follows would choose the visit.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => onDrop(block, dropped.lane, dropped.from));
    };
    stop.current = () => {
      for (const [name, listener] of [
        ['pointermove', move],
        ['pointerup', end],
        ['pointercancel', end],
      ] as const)
        window.removeEventListener(name, listener);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { grab, shown };
}
