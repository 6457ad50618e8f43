import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Dressed } from './dressed.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** One primary per row of choice; the rest is `line` (default) or `quiet`. */
  variant?: 'primary' | 'line' | 'quiet' | 'danger';
  big?: boolean;
  wide?: boolean;
  /**
   * While true, or while it is the text to show instead: keeps the focus, refuses clicks, tells assistive technology. A
   * button that can be busy takes a double click for one: its work may not have begun to show at the second.
   */
  busy?: boolean | string;
  /** Dresses the only child (a link) as the button. */
  asChild?: boolean;
};

/** `type` is 'button' unless said otherwise: a form's submit button says `type="submit"`. */
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
      <Dressed className={looks} onClick={onClick} {...rest}>
        {children}
      </Dressed>
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
