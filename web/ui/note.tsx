import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';

type NoteProps = ComponentProps<'div'> & {
  tone?: 'plain' | 'good' | 'warn' | 'danger';
  icon?: IconName;
  /** Makes it one line, with this act at its end. */
  act?: ReactNode;
};

/** A tinted note inside a screen. Set `role="status"` or "alert" if it appears later. */
export function Note({
  tone = 'plain',
  icon = tone === 'good' ? 'check' : 'info',
  act,
  className,
  children,
  ...rest
}: NoteProps) {
  return (
    <div className={clsx('note', tone !== 'plain' && `note-${tone}`, act && 'note-row', className)} {...rest}>
      <Icon name={icon} />
      <div>{children}</div>
      {act}
    </div>
  );
}
