import type { ComponentProps } from 'react';

import { Button } from '../button.tsx';

type ShowMoreProps = Omit<ComponentProps<'button'>, 'children'> & {
  shown: number;
  total: number;
  /** The maximum page size. */
  page?: number;
  busy?: boolean;
};

/** A "Show 14 more" button under a list; renders nothing if all is shown. */
export function ShowMore({ shown, total, page = 20, busy = false, ...rest }: ShowMoreProps) {
  const left = total - shown;
  if (left <= 0) return null;
  return (
    <Button wide busy={busy && 'Loading...'} {...rest}>
      Show {Math.min(left, page)} more
    </Button>
  );
}
