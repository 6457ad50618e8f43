import type { ReactNode } from 'react';
import { useHasStarted } from '#web/lib/use-has-started.ts';
import { useMedia } from '#web/lib/use-media.ts';

type RowOrCardProps = { row: ReactNode; card: ReactNode };

/** A person as a row on a phone, else as a card. The server cannot know the width of a window: its markup has both, and the one that is shown stays the same element, so that a press in that moment counts. */
export function RowOrCard({ row, card }: RowOrCardProps) {
  const isRow = useMedia('(width < 40rem)');
  const hasStarted = useHasStarted();
  return (
    <>
      {(isRow || !hasStarted) && <div className="sm:hidden">{row}</div>}
      {!(isRow && hasStarted) && <div className="max-sm:hidden">{card}</div>}
    </>
  );
}
