import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { PortfolioPicture } from '#web/domain/portfolio/portfolio-picture.tsx';
import { itemName, tileName } from '#web/domain/portfolio/portfolio-words.ts';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import type { PortfolioItem } from './portfolio.api.ts';

type EditedItemProps = {
  item: PortfolioItem;
  index: number;
  count: number;
  /** Moves it to an index and saves. */
  onMove: (to: number) => void;
  /** Shows it at an index during a drag. */
  onDragTo: (to: number) => void;
  /** Saves where it was dragged to. */
  onDropped: () => void;
  onView: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** How far a pointer moves before it drags, in px. */
const slack = 6;

/** An item of the viewer's portfolio with its controls; dragged by its handle, or moved by arrow keys there. */
export function EditedItem(props: EditedItemProps) {
  const { item, index, count, onMove, onView, onEdit, onRemove } = props;
  const name = itemName(item, index);
  const drag = useDrag(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeFor(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li data-portfolio-index={index} className="grid content-start gap-2 data-dragged:opacity-70">
      <button
        type="button"
        className="block w-full rounded-m text-start"
        aria-label={tileName(item, index)}
        onClick={onView}
      >
        <PortfolioPicture item={item} />
      </button>
      <p className="text-s wrap-anywhere">
        {item.caption || <span className="text-ink-2">No caption yet</span>}
      </p>
      <div className="flex flex-wrap items-center">
        <TooltipButton
          icon="sort"
          label={`Move ${name}: drag, or press the arrow keys`}
          className="cursor-grab touch-none active:cursor-grabbing"
          onKeyDown={onKeyDown}
          data-moves={item.id}
          {...drag}
        />
        <TooltipButton
          icon="left"
          label={`Move ${name} earlier`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <TooltipButton
          icon="right"
          label={`Move ${name} later`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <TooltipButton icon="pencil" label={`Edit ${name}`} className="ml-auto" onClick={onEdit} />
        <TooltipButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Where a key moves an item, or undefined if it does not. */
function placeFor(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return index - 1;
    case 'ArrowRight':
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Drags by mouse, pen and finger: the item follows to the place of the tile under the pointer. The window listens,
 * because moving the item in the page ends a capture of the pointer.
 */
function useDrag(props: EditedItemProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const onPointerDown = ({ button, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const tile = currentTarget.closest('li');
    const from = latest.current.index;
    let dragged = false;
    const follow = (event: globalThis.PointerEvent) => {
      if (!dragged && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
      dragged = true;
      tile?.setAttribute('data-dragged', '');
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest('[data-portfolio-index]')?.getAttribute('data-portfolio-index');
      const to = place ? Number(place) : latest.current.index;
      if (to !== latest.current.index) latest.current.onDragTo(to);
    };
    const end = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      tile?.removeAttribute('data-dragged');
      if (latest.current.index !== from) latest.current.onDropped();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { onPointerDown };
}
