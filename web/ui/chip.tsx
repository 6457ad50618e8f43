import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon, type IconName } from './icon.tsx';

type ChipProps = ComponentProps<'button'> & {
  icon?: IconName | undefined;
  /** Whether the filter is on; if omitted, the chip is an ordinary button. */
  pressed?: boolean;
};

/** A rounded filter button. */
export function Chip({ icon, pressed, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} className={clsx('chip', className)} {...rest}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}
