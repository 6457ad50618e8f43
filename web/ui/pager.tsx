import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

type ShowMoreProps = Omit<ComponentProps<'button'>, 'children'> & {
  shown: number;
  total: number;
  /** How many a page brings at most. */
  page?: number;
  busy?: boolean;
};

/** "Show 14 more" under a list; nothing once all is shown. */
export function ShowMore({ shown, total, page = 20, busy = false, ...rest }: ShowMoreProps) {
  const left = total - shown;
  if (left <= 0) return null;
  return (
    <Button wide busy={busy && 'Loading...'} {...rest}>
      Show {Math.min(left, page)} more
    </Button>
  );
}

type PagerProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Back and on through numbered pages; nothing when there is but one. */
export function Pager({ page, pages, onPage, className, ...rest }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={clsx('flex items-center justify-center gap-2', className)} {...rest}>
      <IconButton icon="left" label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className="tabular-nums" aria-live="polite">
        Page {page} of {pages}
      </span>
      <IconButton icon="right" label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
