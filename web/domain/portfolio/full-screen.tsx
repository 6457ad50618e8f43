import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PortfolioItem } from '#contract/profiles/portfolio.ts';
import { ReportButton } from '#web/domain/reports/report-button.tsx';
import { photoKey } from '#web/domain/reports/report-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BeforeAfter } from '#web/ui/data/before-after.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { itemName, sized } from './portfolio-words.ts';

type FullScreenProps = {
  items: readonly PortfolioItem[];
  /** The index of the item that is shown first. */
  first: number;
  name: string;
  ownerId: string;
  onClose: () => void;
};

/** The slider of a pair has its own keys and drags. */
const isSlider = (target: EventTarget) => target instanceof HTMLInputElement;

/** How far a finger moves to the side for the next picture, in px. */
const swipe = 48;

/** The portfolio one item at a time: arrow keys, swipes and buttons lead on; pairs have a slider. */
export default function FullScreen({ items, first, name, ownerId, onClose }: FullScreenProps) {
  const [index, setIndex] = useState(first);
  const start = useRef<number>(undefined);
  // An item may have been removed meanwhile.
  const at = Math.min(index, items.length - 1);
  const item = items[at];
  if (!item) return null;
  const go = (by: number) => setIndex((at + by + items.length) % items.length);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isSlider(event.target)) return;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    start.current = isSlider(event.target) ? undefined : event.clientX;
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = start.current === undefined ? 0 : event.clientX - start.current;
    start.current = undefined;
    if (Math.abs(moved) >= swipe) go(moved < 0 ? 1 : -1);
  };
  const named = itemName(item, at);
  const place = `${at + 1} of ${items.length}`;
  return (
    <Dialog
      open
      shape="full"
      onOpenChange={(open) => !open && onClose()}
      title={`Work by ${name}`}
      description={<span className="tabular-nums">{place}</span>}
      onKeyDown={onKeyDown}
    >
      <div
        className="relative grid min-h-0 touch-pan-y grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden"
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
      >
        {item.beforeUrl ? (
          <BeforeAfter
            key={item.id}
            label={`${named}, before and after`}
            className="max-h-full w-full max-w-[min(100%,calc(70dvh*1.25))]"
            before={<img src={sized(item.beforeUrl, 'large')} alt={`${named}, before`} />}
            after={<img src={sized(item.imageUrl, 'large')} alt={`${named}, after`} />}
          />
        ) : (
          <img
            key={item.id}
            src={sized(item.imageUrl, 'large')}
            alt={named}
            draggable={false}
            className="max-h-full max-w-full rounded-m object-contain select-none"
          />
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <IconButton icon="left" size="l" label="Previous picture" onClick={() => go(-1)} />
        <div className="grid min-w-0 justify-items-center gap-1 text-center">
          {item.caption && <p className="font-strong wrap-anywhere">{item.caption}</p>}
          {item.fromVisit && (
            <Badge tone="good" icon="check">
              From a real visit
            </Badge>
          )}
          <ReportPicture item={item} ownerId={ownerId} name={name} />
        </div>
        <IconButton icon="right" size="l" label="Next picture" onClick={() => go(1)} />
      </div>
      <LiveRegion>{`${place}: ${named}${item.fromVisit ? ', from a real visit' : ''}`}</LiveRegion>
    </Dialog>
  );
}

function ReportPicture({ item, ownerId, name }: { item: PortfolioItem; ownerId: string; name: string }) {
  const id = photoKey(item.imageUrl);
  if (!id) return null;
  return (
    <ReportButton
      key={id}
      reported={{ kind: 'photo', id, name }}
      ownerId={ownerId}
      label={`Report this picture by ${name}`}
      words="Report this picture"
    />
  );
}
