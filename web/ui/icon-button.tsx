import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Count } from './count.tsx';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The accessible name; the button has no text. */
  label: string;
  size?: 's' | 'm' | 'l';
  /** A number at the corner; `label` must say what it counts. */
  count?: number;
};

export function IconButton({ icon, label, size = 'm', count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={clsx('icon-btn', className)} {...rest}>
      <Icon name={icon} size={size} />
      {count > 0 && <Count value={count} aria-hidden="true" />}
    </button>
  );
}
