import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Slot } from './slot.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** At most one primary per row of buttons; the others are `line` (default) or `quiet`. */
  variant?: 'primary' | 'line' | 'quiet' | 'danger';
  big?: boolean;
  wide?: boolean;
  /**
   * While true, or a text to show instead: the button keeps the focus, ignores clicks and is announced as
   * busy. A button with this prop treats a double click as one, since the busy state may not have rendered by
   * the second.
   */
  busy?: boolean | string;
  /** Styles the only child (a link) as the button. */
  asChild?: boolean;
};

/** A button. `type` defaults to 'button'; a form's submit button sets `type="submit"`. */
export function Button({
  variant = 'line',
  big,
  wide,
  busy,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = clsx('btn', `btn-${variant}`, big && 'btn-big', wide && 'btn-wide', className);
  if (asChild)
    return (
      <Slot className={looks} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  const works = busy !== undefined;
  const isBusy = works && busy !== false;
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || (works && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={looks}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={guard}
      {...rest}
    >
      {typeof busy === 'string' ? busy : children}
    </button>
  );
}
