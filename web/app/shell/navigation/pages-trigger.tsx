import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';

/**
 * The button of the pages menu, rendered before the menu is loaded. The tour points at it in place of the
 * links inside.
 */
export function PagesTrigger(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      data-tour="dashboard marketplace messages profile"
      className="inline-flex size-11 items-center justify-center rounded-s hover:bg-sunk"
      {...props}
    >
      <VisuallyHidden>Menu</VisuallyHidden>
      <Icon name="menu" />
    </button>
  );
}
