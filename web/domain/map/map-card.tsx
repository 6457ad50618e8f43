import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

type MapCardProps = {
  /** '3 of 20' */
  position: string;
  /** What is shown: 'shift' */
  one: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
};

const swipePixels = 50;

/** The chosen item at the foot of the map; a swipe or the arrows lead to the next. */
export function MapCard({ position, one, onStep, onClose, children }: MapCardProps) {
  const from = useRef<number>(undefined);
  return (
    <section
      data-fixed
      aria-label={`Chosen ${one}`}
      className="absolute inset-x-3 bottom-18 z-10 md:bottom-3 grid max-h-[calc(100%-6rem)] touch-pan-y gap-2 overflow-y-auto rounded-m bg-card p-4 shadow"
      onPointerDown={({ clientX }) => {
        from.current = clientX;
      }}
      onPointerUp={({ clientX, pointerType }) => {
        const by = clientX - (from.current ?? clientX);
        if (pointerType === 'touch' && Math.abs(by) > swipePixels) onStep(by < 0 ? 1 : -1);
      }}
    >
      <div className="-mt-2 -mr-2 flex items-center gap-1">
        <p aria-live="polite" className="grow text-s text-ink-2 tabular-nums">
          {position}
        </p>
        <IconButton icon="left" label={`Previous ${one}`} onClick={() => onStep(-1)} />
        <IconButton icon="right" label={`Next ${one}`} onClick={() => onStep(1)} />
        <IconButton icon="x" label="Close" onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
