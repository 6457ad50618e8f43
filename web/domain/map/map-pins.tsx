import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { placeMarks } from './group-pins.ts';
import { countedItems, spotLabel, spotsOf } from './map-items.ts';
import type { ItemWords, MapItem, Spot } from './map-items.ts';
import { pointOf, scaleAt } from './mercator.ts';
import type { Point, View } from './mercator.ts';
import { usePairing } from './pairing.tsx';

type MapPinsProps = {
  items: readonly MapItem[];
  words: ItemWords;
  frame: View;
  /** Opens a stack, or several addresses: they are apart when zoomed in. */
  onSeveral: (ids: string[]) => void;
};

const letter = 8.6;
const padding = 22;

/** The items as little tickets, those at one address as a stack; where there is no room, as dots and rosettes. */
export const MapPins = memo(function MapPins({ items, words, frame, onSeveral }: MapPinsProps) {
  const pairing = usePairing();
  const scale = scaleAt(frame.zoom);
  const spots = useMemo(
    () =>
      spotsOf(items).map((spot) => {
        const label = spotLabel(spot, words);
        return { ...spot, ...pointOf(spot.at), label, width: label.length * letter + padding };
      }),
    [items, words],
  );
  const marks = useMemo(
    () =>
      placeMarks(
        spots.map((spot) => ({
          ...spot,
          x: (spot.x - frame.x) * scale,
          y: (spot.y - frame.y) * scale,
        })),
      ),
    [spots, frame, scale],
  );
  return (
    <ul>
      {marks.map(({ kind, x, y, spots: held }) => {
        const [spot] = held;
        const all = held.flatMap((each) => each.items);
        const has = (id: string | undefined) => all.some((item) => item.id === id);
        const [first] = spot.items;
        const mark = {
          at: { x, y },
          isChosen: has(pairing.chosen),
          isRaised: has(pairing.raised),
          onPoint: (over: boolean) => pairing.raise(over ? first.id : undefined),
          onClick: () => (all.length === 1 ? pairing.choose(first.id) : onSeveral(all.map(({ id }) => id))),
        };
        if (kind === 'rosette') return <Rosette key={first.id} {...mark} count={all.length} words={words} />;
        return (
          <Pin key={first.id} {...mark} spot={spot} label={spot.label} words={words} isDot={kind === 'dot'} />
        );
      })}
    </ul>
  );
});

type MarkProps = {
  at: Point;
  isChosen: boolean;
  isRaised: boolean;
  onPoint: (over: boolean) => void;
  onClick: () => void;
};

const marked = ({ at, isChosen, isRaised, onPoint, onClick }: MarkProps) => ({
  type: 'button' as const,
  'aria-pressed': isChosen,
  style: { left: at.x, top: at.y, zIndex: isChosen ? 3 : isRaised ? 2 : 1 },
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

type PinProps = MarkProps & { spot: Spot; label: string; words: ItemWords; isDot: boolean };

function Pin({ spot: { items }, label, words, isDot, ...mark }: PinProps) {
  const [first] = items;
  const isStack = items.length > 1;
  const tone = (!isStack && first.tone) || 'open';
  const isLit = mark.isChosen || mark.isRaised;
  const name = isStack
    ? `${countedItems(items.length, words)}${first.place ? ` at ${first.place}` : ' here'}`
    : first.name;
  if (isDot)
    return (
      <li>
        <button
          {...marked(mark)}
          className="absolute grid size-[26px] -translate-1/2 place-items-center before:absolute before:-inset-1"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'rounded-pill border-2 border-pin shadow',
              isStack ? 'size-5' : 'size-4',
              isLit ? 'bg-ink' : tone === 'open' ? 'bg-accent' : 'bg-ink-2',
            )}
          />
          <span className="sr-only">{name}</span>
        </button>
      </li>
    );
  return (
    <li>
      <button
        {...marked(mark)}
        className={clsx(
          'absolute min-h-[34px] -translate-x-1/2 -translate-y-[calc(100%+5px)] rounded-[7px] border border-line px-2.5 py-1 text-[0.9375rem] leading-tight font-strong whitespace-nowrap tabular-nums before:absolute before:-inset-1.5 after:absolute after:-bottom-[7px] after:left-1/2 after:size-3 after:-translate-x-1/2 after:rotate-45 after:border-r after:border-b after:border-line',
          isStack ? 'shadow-[3px_-3px_0_-1px_var(--pin),3px_-3px_0_0_var(--line)]' : 'shadow',
          isLit
            ? 'bg-accent text-on-role after:bg-accent'
            : [looks[tone], tone === 'open' ? 'after:bg-pin' : 'after:bg-tag'],
        )}
      >
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{name}</span>
      </button>
    </li>
  );
}

function Rosette({ words, count, ...mark }: MarkProps & { words: ItemWords; count: number }) {
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
