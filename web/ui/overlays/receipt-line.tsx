import { useLayoutEffect, useRef } from 'react';
import { dismissToast } from '#web/lib/toast-store.ts';
import type { ToastEntry } from '#web/lib/toast-store.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { moveFrom } from './move-from.ts';

/** What was just done, in its place on the page; it stays until the next act, and Undo takes the act back. */
export function ReceiptLine({ entry }: { entry: ToastEntry }) {
  const line = useRef<HTMLDivElement>(null);
  const { id, title, description, action, from, at } = entry;
  useLayoutEffect(() => {
    if (line.current) moveFrom(line.current, from, at);
  }, [from, at]);
  const undo = () => {
    dismissToast(id);
    action?.onSelect();
  };
  return (
    <div ref={line} className="note items-center bg-card! py-1.5!">
      <Icon name="check" className="text-good" />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
          <p className="font-strong">{title}</p>
          {description && <div className="text-s text-ink-2">{description}</div>}
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
