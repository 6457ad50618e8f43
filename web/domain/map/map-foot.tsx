import { useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { MapCard, MapStack } from './map-card.tsx';
import { countedItems } from './map-items.ts';
import type { ItemWords, MapItem } from './map-items.ts';
import { MapSheet } from './map-sheet.tsx';
import type { SheetHeight } from './map-sheet.tsx';
import { usePairing } from './pairing.tsx';

type MapFootProps = {
  words: ItemWords;
  items: readonly MapItem[];
  /** Those at the address that was opened. */
  stack: readonly string[] | undefined;
  onStack: (ids: readonly string[] | undefined) => void;
  note: string | undefined;
  follows: boolean;
  onFollows: (follows: boolean) => void;
  renderCard: (id: string) => ReactNode;
  /** On a phone: the list. */
  list?: ReactNode;
};

/** What lies on the foot of the map: one line about it, or what was chosen; on a phone a sheet that also holds the list. */
export function MapFoot(props: MapFootProps) {
  const { words, items, stack, onStack, note, follows, onFollows, renderCard, list } = props;
  const { chosen, choose } = usePairing();
  const [height, setHeight] = useState<SheetHeight>('count');
  const index = items.findIndex(({ id }) => id === chosen);
  const isOpen = index >= 0 || stack !== undefined;
  // A pin that is tapped draws the sheet up, and stays the reason for its height.
  const [opened, setOpened] = useState<string>();
  const reason = stack?.join() ?? chosen;
  if (reason !== opened) {
    setOpened(reason);
    if (reason) setHeight('ticket');
    else if (height === 'ticket') setHeight('count');
  }
  const close = () => {
    choose(undefined);
    onStack(undefined);
  };
  const step = (by: 1 | -1) => choose(items[(index + by + items.length) % items.length]?.id);
  const card =
    index >= 0 && chosen ? (
      <MapCard one={words.one} position={`${index + 1} of ${items.length}`} onStep={step} onClose={close}>
        {renderCard(chosen)}
      </MapCard>
    ) : (
      stack && (
        <MapStack
          items={items.filter(({ id }) => stack.includes(id))}
          counted={countedItems(stack.length, words)}
          onClose={close}
          onChoose={(id) => {
            onStack(undefined);
            choose(id);
          }}
        />
      )
    );
  const follow = (
    <Checkbox checked={follows} onChange={({ target }) => onFollows(target.checked)}>
      Search as I move the map
    </Checkbox>
  );
  if (list !== undefined)
    return (
      <MapSheet
        height={height}
        onHeight={(wanted) => {
          setHeight(wanted);
          if (wanted === 'ticket' && !isOpen) choose(items[0]?.id);
          if (wanted === 'count') close();
        }}
        summary={
          <span aria-live="polite" className="font-strong tabular-nums">
            {note ?? countedItems(items.length, words)}
          </span>
        }
        ticket={card}
        list={
          <>
            {follow}
            {list}
          </>
        }
      />
    );
  if (isOpen)
    return (
      <div
        data-fixed
        className="absolute inset-x-3 bottom-3 z-10 max-h-[calc(100%-6rem)] overflow-y-auto rounded-m bg-card p-4 shadow"
      >
        {card}
      </div>
    );
  return (
    <div
      data-fixed
      className="absolute inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 bg-pin px-3 py-1 text-s shadow"
    >
      {note && (
        <p aria-live="polite" className="font-strong tabular-nums">
          {note}
        </p>
      )}
      {follow}
    </div>
  );
}
