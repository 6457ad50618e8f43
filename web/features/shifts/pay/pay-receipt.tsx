import { useEffect, useLayoutEffect, useRef } from 'react';
import { lastCause } from '#web/lib/cause.ts';
import { TOAST_DURATION } from '#web/lib/toast-store.ts';
import { Note } from '#web/ui/note.tsx';
import { collapse } from '#web/ui/overlays/collapse.ts';
import { moveFrom } from '#web/ui/overlays/move-from.ts';

export type ConfirmedPay = { title: string; from: string; at: number };

type PayReceiptProps = {
  confirmed: ConfirmedPay;
  /** A stable callback, called when it has folded away. */
  onGone: () => void;
};

/** In the place of the line with the button: which pay was just confirmed. After a few seconds it folds away. */
export function PayReceipt({ confirmed: { title, from, at }, onGone }: PayReceiptProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    moveFrom(box.current, lastCause(), at);
    // The button that had the focus is gone; a screen reader goes on with what became of it.
    box.current.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    const timer = setTimeout(() => box.current && collapse(box.current, onGone), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <Note ref={box} tone="good" tabIndex={-1} className="min-h-[50px] items-center max-md:py-2!">
      <p className="flex flex-wrap gap-x-3">
        <b>{title}</b> <span className="text-s leading-6">{from}</span>
      </p>
    </Note>
  );
}
