import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { BiscuitDrawing } from '#web/ui/brand/biscuit-drawing.tsx';
import wave from '#web/ui/brand/biscuit/wave.svg?raw';
import doodle from '#web/domain/pets/portraits/doodle.svg?raw';
import { Drawing } from '#web/ui/drawing.tsx';

/**
 * Biscuit next to a freshly groomed doodle on the table, at the bottom edge of a `bg-[var(--il-green-2)]`
 * background.
 */
export function HeroScene({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      viewBox="0 0 560 600"
      role="img"
      aria-label="Biscuit with a brush beside a freshly groomed doodle on a grooming table"
      className={clsx('hero-scene', className)}
      {...rest}
    >
      <circle cx="300" cy="300" r="210" fill="var(--il-green)" opacity=".55" />
      <path d="M500 470V130q0-34-34-34h-80" stroke="var(--il-steel-2)" strokeWidth="9" {...line} />
      <path d="M392 96v40q0 34-22 60" stroke="var(--il-coral)" strokeWidth="7" {...line} />
      <Drawing svg={doodle} className="pet" x="222" y="154" width="304" height="304" />
      <path
        d="M178 452h362q10 0 10 10v14q0 10-10 10H178q-10 0-10-10v-14q0-10 10-10z"
        fill="var(--il-steel)"
      />
      <path d="M168 466h382v10q0 10-10 10H178q-10 0-10-10z" fill="var(--il-steel-2)" />
      <path
        d="m240 486 60 114m170-114-60 114M300 486l-60 114m170-114 60 114"
        stroke="var(--il-steel-2)"
        strokeWidth="10"
      />
      <BiscuitDrawing mood="wave" svg={wave} x="-20" y="322" width="280" height="280" />
      <path
        d="M330 590a9 9 0 1 1 9 9m33-21a8 8 0 1 1 8 8m-92 10a7 7 0 1 1 7 7m203-13a9 9 0 1 1 9 9m21-15a6 6 0 1 1 6 6"
        stroke="var(--il-apricot)"
        strokeWidth="5"
        {...line}
      />
      <g transform="translate(86 70)">
        <path d="M0 0h190" stroke="var(--il-steel-2)" strokeWidth="7" {...line} />
        <path d="M30 0v26M92 0v20M150 0v26" stroke="var(--il-straw)" strokeWidth="4" />
        <Scissors />
        <Comb />
        <Clipper />
      </g>
    </svg>
  );
}

const line = { fill: 'none', strokeLinecap: 'round' } as const;

function Scissors() {
  return (
    <g transform="translate(30 26)" fill="none">
      <g stroke="var(--il-coral)" strokeWidth="6">
        <circle cx="-12" cy="14" r="12" />
        <circle cx="12" cy="14" r="12" />
      </g>
      <path d="M-8 26 8 86M8 26-8 86" stroke="var(--il-steel)" strokeWidth="7" {...line} />
    </g>
  );
}

function Comb() {
  return (
    <g transform="translate(92 20)">
      <rect x="-22" width="44" height="16" rx="8" fill="var(--il-plum)" />
      <path
        d="M-16 16v44m8-44v44m8-44v44m8-44v44m8-44v44"
        stroke="var(--il-steel)"
        strokeWidth="4"
        {...line}
      />
    </g>
  );
}

function Clipper() {
  return (
    <g transform="translate(150 26)">
      <rect x="-18" width="36" height="66" rx="16" fill="var(--il-straw)" />
      <rect x="-18" y="48" width="36" height="22" rx="4" fill="var(--il-ink)" />
      <path d="M-14 70v8m7-8v8m7-8v8m7-8v8m7-8v8" stroke="var(--il-steel)" strokeWidth="4" />
    </g>
  );
}
