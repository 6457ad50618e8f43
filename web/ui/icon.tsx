import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & {
  name: IconName;
  /** 18, 20 (default) or 26 px. */
  size?: 's' | 'm' | 'l';
};

/** An icon in the text color. Decorative: its meaning must also be in text or a label. */
export function Icon({ name, size = 'm', className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx(
        'icon',
        size === 's' && 'icon-s',
        size === 'l' && 'icon-l',
        name === 'star' && 'icon-solid',
        className,
      )}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
