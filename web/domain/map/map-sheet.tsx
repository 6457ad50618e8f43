import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** How far the sheet is drawn up: the count, one ticket, or the list. */
export type SheetHeight = 'count' | 'ticket' | 'list';

const heights: readonly SheetHeight[] = ['count', 'ticket', 'list'];
const dragPixels = 36;
const words = {
  count: 'Show one on the map',
  ticket: 'Show the list',
  list: 'Show the map',
};

type MapSheetProps = {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** What the search found, in a few words. */
  summary: ReactNode;
  ticket: ReactNode;
  list: ReactNode;
};

/** The foot of the map on a phone, drawn up and down by its handle. */
export function MapSheet({ height, onHeight, summary, ticket, list }: MapSheetProps) {
  const from = useRef<number>(undefined);
  const at = heights.indexOf(height);
  const move = (by: number) => onHeight(heights[Math.min(2, Math.max(0, at + by))] ?? height);
  return (
    <section
      data-fixed
      data-height={height}
      aria-label="Results"
      className={clsx(
        'absolute inset-x-0 bottom-0 z-20 flex flex-col rounded-t-m bg-card shadow',
        height === 'list' ? 'h-[calc(100%-2.5rem)]' : 'max-h-[75%]',
      )}
    >
      <button
        type="button"
        aria-expanded={height !== 'count'}
        className="grid min-h-11 w-full flex-none touch-none justify-items-center px-4 pt-2 pb-1"
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={({ clientY }) => {
          const by = clientY - (from.current ?? clientY);
          if (Math.abs(by) > dragPixels) move(by < 0 ? 1 : -1);
          else onHeight(heights[(at + 1) % heights.length] ?? 'count');
        }}
        onClick={({ detail }) => {
          // A key has no pointer that came down before.
          if (detail === 0) onHeight(heights[(at + 1) % heights.length] ?? 'count');
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') move(1);
          if (key === 'ArrowDown') move(-1);
        }}
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-pill bg-line-strong" />
        <span className="flex w-full items-center justify-between gap-3 text-left">
          <span className="min-w-0">{summary}</span>
          <Icon name={height === 'list' ? 'down' : 'up'} />
        </span>
        <span className="sr-only">{words[height]}</span>
      </button>
      {height === 'ticket' && <div className="overflow-y-auto px-4 pt-1 pb-4">{ticket}</div>}
      {height === 'list' && <div className="grow overflow-y-auto overscroll-contain px-3 pb-4">{list}</div>}
    </section>
  );
}
