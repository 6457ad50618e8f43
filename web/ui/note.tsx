import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon, type IconName } from './icon.tsx';

type NoteProps = ComponentProps<'div'> & {
  tone?: 'plain' | 'good' | 'warn' | 'danger';
  icon?: IconName;
};

/** A tinted note inside a screen. Set `role="status"` or "alert" if it appears later. */
export function Note({
  tone = 'plain',
  icon = tone === 'good' ? 'check' : 'info',
  className,
  children,
  ...rest
}: NoteProps) {
  return (
    <div className={clsx('note', tone !== 'plain' && `note-${tone}`, className)} {...rest}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
