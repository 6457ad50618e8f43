import { clsx } from 'clsx';
import * as Radix from 'radix-ui/toast';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#web/lib/create-store.ts';
import { receiptPlaces } from '#web/lib/receipts/receipt-places.ts';
import { seenPlace } from '#web/lib/seen-place.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { dismissToast, noToasts, TOAST_DURATION, toasts, type ToastEntry } from '#web/lib/toast-store.ts';
import { moveFrom } from './move-from.ts';

const noPlaces: ReturnType<typeof receiptPlaces.get> = [];

/**
 * Renders the toasts; mounted once, at the root. F8 focuses them, and a swipe of 50 px to the right dismisses
 * one.
 */
export function Toaster() {
  const shown = useStore(toasts, noToasts);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {shown.map((entry, place) =>
        entry.about === undefined ? (
          <Notice key={entry.id} entry={entry} />
        ) : (
          <Receipt key={entry.id} entry={entry} about={entry.about} newest={place === 0} />
        ),
      )}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" />
    </Radix.Provider>
  );
}

/** A receipt in the place of its record; above the page, if it is the newest, while that is not on the screen. */
function Receipt({ entry, about, newest }: { entry: ToastEntry; about: string; newest: boolean }) {
  const places = useStore(receiptPlaces, noPlaces);
  const [kept, setKept] = useState(() => seenPlace(about));
  const stays = places.some(({ element }) => element === kept);
  const place = stays ? kept : seenPlace(about);
  if (place !== kept) setKept(place);
  useLayoutEffect(() => {
    if (!place && (!newest || Date.now() - entry.at > TOAST_DURATION)) dismissToast(entry.id);
  }, [place, newest, entry.at, entry.id]);
  if (!place) return newest ? <Notice entry={entry} /> : null;
  if (!entry.open) return null;
  const inRow = places.some(({ element, inRow: is }) => is && element === place);
  const line = entry.quiet ? (
    <p className="sr-only">{entry.title}</p>
  ) : (
    <ReceiptLine entry={entry} inRow={inRow} />
  );
  return createPortal(line, place);
}

function Notice({ entry }: { entry: ToastEntry }) {
  const { id, title, description, variant = 'default', action, duration, open, about, from, at } = entry;
  const failed = variant === 'destructive';
  const box = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (box.current && about !== undefined) moveFrom(box.current, from, at);
  }, [about, from, at]);
  return (
    <Radix.Root
      ref={box}
      open={open}
      onOpenChange={(stays) => !stays && dismissToast(id)}
      duration={duration}
      type={failed ? 'foreground' : 'background'}
      className={clsx('toast', failed && 'toast-destructive')}
    >
      <Icon name={failed ? 'info' : 'check'} className={clsx('size-6', !failed && 'text-good')} />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_13rem]">
          <Radix.Title className="font-strong">{title}</Radix.Title>
          {description && <Radix.Description>{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action asChild altText={action.label} onClick={action.onSelect}>
            <Button variant="quiet">{action.label}</Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Dismiss" className="icon-btn">
        <Icon name="x" size="s" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * What was just done, in its place on the page, and Undo takes the act back. It stays until the next act; in a row of buttons, where it
 * covers one of them, for some seconds, or longer while it has the focus.
 */
function ReceiptLine({ entry, inRow }: { entry: ToastEntry; inRow: boolean }) {
  const line = useRef<HTMLDivElement>(null);
  const { id, title, short, description, action, from, at } = entry;
  useLayoutEffect(() => {
    if (!line.current) return;
    // Environments without layout have no `scrollIntoView`.
    if ('scrollIntoView' in line.current) line.current.scrollIntoView({ block: 'nearest' });
    moveFrom(line.current, from, at);
  }, [from, at]);
  useEffect(() => {
    if (!inRow) return undefined;
    const end = () => line.current?.matches(':focus-within') || dismissToast(id);
    const timer = setInterval(end, TOAST_DURATION);
    return () => clearInterval(timer);
  }, [inRow, id]);
  const isShort = inRow && short !== undefined;
  const undo = () => {
    // The button that has the focus goes away with the line.
    line.current?.closest('article')?.querySelector('a')?.focus({ preventScroll: true });
    dismissToast(id);
    action?.onSelect();
  };
  return (
    <div ref={line} className={clsx('note receipt-line', isShort && 'receipt-line-short')}>
      <Icon name="check" className="text-good" />
      <div
        className={clsx(
          'flex min-w-0 items-center justify-between',
          isShort ? 'gap-x-1' : 'flex-wrap gap-x-3',
        )}
      >
        <div className={clsx('min-w-0', !isShort && 'flex-[1_1_9rem] wrap-anywhere')}>
          {isShort ? (
            <p className="font-strong">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{title}</span>
            </p>
          ) : (
            <p className="font-strong">{title}</p>
          )}
          {description && <div className="receipt-detail">{description}</div>}
        </div>
        {action && (
          <Button variant="quiet" className="px-2!" onClick={undo}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
