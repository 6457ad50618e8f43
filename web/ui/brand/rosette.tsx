import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../icon.tsx';

/** The ribbon in the text color. */
export function RosetteMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 30" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M8 16 5.5 28l4-2.2 2.5 3 .5-9zM16 16l2.5 12-4-2.2-2.5 3-.5-9z" opacity=".62" />
      <path d="M20.6 11q3 3.1-1.2 4.3 1.1 4.2-3.1 3.1-1.2 4.2-4.3 1.2-3.1 3-4.3-1.2-4.2 1.1-3.1-3.1Q.4 14.1 3.4 11q-3-3.1 1.2-4.3-1.1-4.2 3.1-3.1Q8.9-.6 12 2.4q3.1-3 4.3 1.2 4.2-1.1 3.1 3.1 4.2 1.2 1.2 4.3z" />
      <path
        d="m8.3 11.3 2.6 2.6 4.9-5.2"
        fill="none"
        stroke="var(--card)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

type RosetteProps = ComponentProps<'span'> & {
  /** False shows a plain mark instead: claimed, but not verified. */
  checked?: boolean;
};

/** Marks text that a person has verified. */
export function Rosette({ checked = true, className, children, ...rest }: RosetteProps) {
  return (
    <span className={clsx('rosette', className)} {...rest}>
      {checked ? <RosetteMark /> : <Icon name="info" className="text-ink-2" />}
      <span>{children}</span>
    </span>
  );
}
