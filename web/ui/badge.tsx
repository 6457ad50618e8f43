import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon, type IconName } from './icon.tsx';

export type BadgeTone = 'tag' | 'role' | 'good' | 'warn' | 'urgent' | 'danger' | 'line' | 'live';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone;
  icon?: IconName;
};

/** A tag that states a fact. `role` uses the role's accent, `live` adds a pulsing dot. */
export function Badge({ tone = 'tag', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={clsx('badge', tone !== 'tag' && `badge-${tone}`, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
