import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { groupPins } from './group-pins.ts';
import type { PinGroup } from './group-pins.ts';
import { countedItems } from './map-items.ts';
import type { ItemWords, MapItem } from './map-items.ts';
import { pointOf, scaleAt } from './mercator.ts';
import type { View } from './mercator.ts';
import { usePairing } from './pairing.tsx';

type MapPinsProps = {
  items: readonly MapItem[];
  words: ItemWords;
  frame: View;
  /** Opens a group: its items are apart when zoomed in, or at one spot. */
  onGroup: (ids: string[]) => void;
};

const letter = 8.6;
const padding = 22;

/** The items as little tickets in the order of the list; those that would lie on each other are a rosette with their number. */
export const MapPins = memo(function MapPins({ items, words, frame, onGroup }: MapPinsProps) {
  const pairing = usePairing();
  const scale = scaleAt(frame.zoom);
  const groups = useMemo(
    () =>
      groupPins(
        items.map(({ id, at, label }) => {
          const { x, y } = pointOf(at);
          return {
            id,
            x: (x - frame.x) * scale,
            y: (y - frame.y) * scale,
            width: label.length * letter + padding,
          };
        }),
      ),
    [items, frame, scale],
  );
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  return (
    <ul>
      {groups.map((group) => {
        const [first] = group.pins;
        const item = byId.get(first.id);
        const has = (id: string | undefined) => group.pins.some((pin) => pin.id === id);
        const shared = {
          group,
          isChosen: has(pairing.chosen),
          isRaised: has(pairing.raised),
          onPoint: (over: boolean) => pairing.raise(over ? first.id : undefined),
        };
        if (group.pins.length > 1)
          return (
            <Rosette
              key={first.id}
              {...shared}
              words={words}
              onClick={() => onGroup(group.pins.map(({ id }) => id))}
            />
          );
        return (
          item && <Pin key={first.id} {...shared} item={item} onClick={() => pairing.choose(first.id)} />
        );
      })}
    </ul>
  );
});

type MarkProps = {
  group: PinGroup;
  isChosen: boolean;
  isRaised: boolean;
  onPoint: (over: boolean) => void;
  onClick: () => void;
};

const marked = ({ group, isChosen, isRaised, onPoint, onClick }: MarkProps) => ({
  type: 'button' as const,
  'aria-pressed': isChosen,
  style: { left: group.x, top: group.y, zIndex: isChosen ? 3 : isRaised ? 2 : 1 },
  onPointerEnter: () => onPoint(true),
  onPointerLeave: () => onPoint(false),
  onFocus: () => onPoint(true),
  onBlur: () => onPoint(false),
  onClick,
});

const looks = {
  open: 'bg-pin text-ink',
  done: 'bg-tag text-ink-2',
  clash:
    'text-ink-2 bg-tag [background-image:repeating-linear-gradient(135deg,transparent_0_5px,var(--line)_5px_6px)]',
};

function Pin({ item, ...mark }: MarkProps & { item: MapItem }) {
  return (
    <li>
      <button
        {...marked(mark)}
        className={clsx(
          'absolute min-h-[34px] -translate-x-1/2 -translate-y-[calc(100%+5px)] rounded-[7px] border border-line px-2.5 py-1 text-[0.9375rem] leading-tight font-strong whitespace-nowrap tabular-nums shadow before:absolute before:-inset-1.5 after:absolute after:-bottom-[7px] after:left-1/2 after:size-3 after:-translate-x-1/2 after:rotate-45 after:border-r after:border-b after:border-line',
          mark.isChosen || mark.isRaised
            ? 'bg-accent text-on-role after:bg-accent'
            : [
                looks[item.tone ?? 'open'],
                item.tone && item.tone !== 'open' ? 'after:bg-tag' : 'after:bg-pin',
              ],
        )}
      >
        <span aria-hidden="true">{item.label}</span>
        <span className="sr-only">{item.name}</span>
      </button>
    </li>
  );
}

function Rosette({ words, ...mark }: MarkProps & { words: ItemWords }) {
  const count = mark.group.pins.length;
  return (
    <li>
      <button
        {...marked(mark)}
        className={clsx(
          'absolute grid size-[46px] -translate-x-1/2 -translate-y-1/2 place-items-center font-head text-l font-bold',
          mark.isChosen || mark.isRaised ? 'text-pin' : 'text-on-role',
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="-26 -26 52 52"
          className={clsx(
            'absolute -inset-[3px] -z-10',
            mark.isChosen || mark.isRaised ? 'text-ink' : 'text-accent',
          )}
        >
          <path d={scallops} fill="currentColor" stroke="var(--pin)" strokeWidth="1.5" />
        </svg>
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{countedItems(count, words)} here</span>
      </button>
    </li>
  );
}

const onEdge = (index: number) => {
  const angle = (index / 16) * 2 * Math.PI;
  return `${(21.5 * Math.cos(angle)).toFixed(1)} ${(21.5 * Math.sin(angle)).toFixed(1)}`;
};
const arcs = Array.from({ length: 16 }, (_, index) => `A4.6 4.6 0 0 1 ${onEdge(index + 1)}`);
/** The edge of a show ribbon: sixteen scallops around a circle. */
const scallops = `M${onEdge(0)}${arcs.join('')}z`;
