import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { MapItem } from './map-items.ts';

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

/** The chosen item; a swipe or the arrows lead to the next. */
export function MapCard({ position, one, onStep, onClose, children }: MapCardProps) {
  const from = useRef<number>(undefined);
  return (
    <section
      aria-label={`Chosen ${one}`}
      className="grid touch-pan-y gap-2"
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

type MapStackProps = {
  items: readonly MapItem[];
  /** '3 shifts' */
  counted: string;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The items at one address, each with its day and label. */
export function MapStack({ items, counted, onChoose, onClose }: MapStackProps) {
  const place = items[0]?.place;
  return (
    <section aria-label={`${counted} at one address`} className="grid gap-1">
      <div className="-mt-2 -mr-2 flex items-center gap-1">
        <p className="min-w-0 grow font-strong wrap-anywhere">
          {place ?? 'At one address'} <span className="font-normal text-ink-2">{counted}</span>
        </p>
        <IconButton icon="x" label="Close" onClick={onClose} />
      </div>
      <ul className="divide-y divide-line">
        {items.map(({ id, day, label, name }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 py-1 text-left hover:underline"
              onClick={() => onChoose(id)}
            >
              <span aria-hidden="true" className="min-w-0 wrap-anywhere">
                {day ?? name}
              </span>
              <b aria-hidden="true" className="flex-none tabular-nums">
                {day && label}
              </b>
              <span className="sr-only">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
