import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import type { Point } from './mercator.ts';

type MapControlsProps = {
  onZoom: (levels: number) => void;
  onPan: (by: Point) => void;
  onShowAll: () => void;
  /** What "all" are: 'shifts' */
  many: string;
};

const directions: readonly { icon: IconName; label: string; by: Point; at: string }[] = [
  { icon: 'up', label: 'Move north', by: { x: 0, y: -120 }, at: 'col-start-2 row-start-1' },
  { icon: 'left', label: 'Move west', by: { x: -120, y: 0 }, at: 'col-start-1 row-start-2' },
  { icon: 'right', label: 'Move east', by: { x: 120, y: 0 }, at: 'col-start-3 row-start-2' },
  { icon: 'down', label: 'Move south', by: { x: 0, y: 120 }, at: 'col-start-2 row-start-3' },
];
const button = 'rounded-none! bg-pin hover:bg-sunk';

/** Buttons to zoom and to show everything, and arrows for those who cannot drag. */
export function MapControls({ onZoom, onPan, onShowAll, many }: MapControlsProps) {
  const [moves, setMoves] = useState(false);
  return (
    <div data-fixed className="absolute top-3 right-3 z-10 grid justify-items-end gap-2">
      <div role="group" aria-label="Map" className="grid gap-px overflow-hidden rounded-s bg-line shadow">
        <IconButton icon="plus" label="Zoom in" className={button} onClick={() => onZoom(1)} />
        <IconButton icon="minus" label="Zoom out" className={button} onClick={() => onZoom(-1)} />
        <IconButton icon="fit" label={`Show all ${many}`} className={button} onClick={onShowAll} />
        <IconButton
          icon="move"
          label="Arrows to move the map"
          aria-expanded={moves}
          className={button}
          onClick={() => setMoves(!moves)}
        />
      </div>
      {moves && (
        <div
          role="group"
          aria-label="Move the map"
          className="grid grid-cols-3 grid-rows-3 rounded-m bg-pin shadow"
        >
          {directions.map(({ icon, label, by, at }) => (
            <IconButton key={label} icon={icon} label={label} className={at} onClick={() => onPan(by)} />
          ))}
        </div>
      )}
    </div>
  );
}
