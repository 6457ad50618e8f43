import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The W with its wagging tail. Decorative: the name is next to it. */
export function LogoMark({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      viewBox="0 0 48 40"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('h-7 w-[34px] text-[var(--groomer)]', className)}
      {...rest}
    >
      <path
        d="M4 8c2 11 4.5 20 8 24 3.5-3 6-9 7.5-16 2 8 4.5 13.5 8 16 4-3.5 6.5-10 7-18 .4-5.5 4.5-8 8-6"
        stroke="currentColor"
        strokeWidth="6"
      />
      <path d="M40 17.5c2.4-.2 4.1-1.3 5.2-3.2" stroke="var(--il-coral)" strokeWidth="3" />
    </svg>
  );
}

/** The mark and the name; wrap it in the link home. */
export function Logo({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 font-head text-h3 leading-none font-[720] tracking-[-0.03em]',
        className,
      )}
      {...rest}
    >
      <LogoMark />
      <span className="max-tiny:sr-only">Wagwell</span>
    </span>
  );
}
