import type { ComponentProps } from 'react';
import { Count } from '#web/ui/count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';

/** The bell's button, rendered before its list is loaded so that nothing moves. */
export function BellTrigger({ unread, ...rest }: ComponentProps<'button'> & { unread: number }) {
  return (
    <button type="button" aria-haspopup="dialog" className={bellLooks} {...rest}>
      <Bell unread={unread} />
    </button>
  );
}

export const bellLooks =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-s hover:bg-sunk';

/** The bell with its count. */
export function Bell({ unread }: { unread: number }) {
  return (
    <>
      <VisuallyHidden>Notifications</VisuallyHidden>
      <Icon name="bell" className="size-6" />
      {unread > 0 && <Count value={unread} label="unread" className="absolute -top-0.5 -right-0.5" />}
    </>
  );
}
