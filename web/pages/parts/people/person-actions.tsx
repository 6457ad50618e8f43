import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** How a person of a list is opened. */
export type PersonView = { words: string; onView: (id: string) => void };

type Opened = { id: string; name: string; view: PersonView };

/** The buttons of a card. */
export function PersonActions({
  id,
  name,
  view,
  act,
  message,
}: Opened & { act?: ReactNode; message?: ReactNode }) {
  const { words, onView } = view;
  return (
    <div className={clsx('grid gap-2', message && 'grid-cols-2 *:px-1!')}>
      {act}
      <Button wide aria-label={`${words}: ${name}`} onClick={() => onView(id)}>
        {words}
      </Button>
      {message}
    </div>
  );
}

/** The one button of a row, which all of the row presses. */
export const PersonChevron = ({ id, name, view: { words, onView } }: Opened) => (
  <IconButton
    icon="right"
    label={`${words}: ${name}`}
    className="static! after:absolute after:inset-0"
    onClick={() => onView(id)}
  />
);
