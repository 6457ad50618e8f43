import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Biscuit's head alone, for small round places such as the help button. Decorative. */
export function BiscuitHead({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg viewBox="30 10 180 132" aria-hidden="true" className={clsx('biscuit', className)} {...rest}>
      <Ears />
      <BiscuitFace eyes="open" />
      <Muzzle mouth="smiling" />
    </svg>
  );
}

const line = { fill: 'none', strokeLinecap: 'round' } as const;

export function Ears({ flying = false }) {
  const ear = flying
    ? 'M80 48C66 22 40 14 22 26c-10 8-6 22 6 24 18 2 34 6 46 22z'
    : 'M78 46C56 36 38 54 37 84c0 20 9 34 20 31 11-3 12-38 26-56z';
  return (
    <g fill="var(--il-brown)">
      <path d={ear} />
      <path d={ear} transform="matrix(-1 0 0 1 240 0)" />
    </g>
  );
}

/** Head, blaze, curls, cheeks, eyes and brows. */
export function BiscuitFace({ eyes }: { eyes: 'open' | 'aside' | 'shut' }) {
  const [x, y] = eyes === 'aside' ? [100, 83] : [96, 81.5];
  return (
    <>
      <path d="M66 86c0-38 24-56 54-56s54 18 54 56c0 33-24 50-54 50S66 119 66 86z" fill="var(--il-tan)" />
      <g fill="var(--il-cream)">
        <path d="M109 31q11-3 22 0c-2 22 0 40 6 56h-34c6-16 8-34 6-56z" />
        <ellipse cx="120" cy="109" rx="33" ry="25" />
        <circle cx="106" cy="31" r="9" />
        <circle cx="120" cy="25" r="11" />
        <circle cx="134" cy="31" r="9" />
      </g>
      <g fill="var(--il-coral)" opacity=".45">
        <circle cx="80" cy="107" r="9" />
        <circle cx="160" cy="107" r="9" />
      </g>
      {eyes === 'shut' ? (
        <path d="M88 84q8-10 16 0m32 0q8-10 16 0" stroke="var(--il-ink)" strokeWidth="4.2" {...line} />
      ) : (
        <>
          <g fill="var(--il-ink)">
            <circle cx={x} cy={y} r="6.8" />
            <circle cx={x + 48} cy={y} r="6.8" />
          </g>
          <g fill="var(--il-white)">
            <circle cx={x + 2.5} cy={y - 2.5} r="2.3" />
            <circle cx={x + 50.5} cy={y - 2.5} r="2.3" />
          </g>
          <path d="M88 69q7-5 14-1m36 0q7-4 14 1" stroke="var(--il-tan-2)" strokeWidth="3.5" {...line} />
        </>
      )}
    </>
  );
}

export function Muzzle({ mouth }: { mouth: 'smiling' | 'laughing' }) {
  return (
    <>
      <path d="M110 94h20q6 2 3 8-6 9-13 9t-13-9q-3-6 3-8z" fill="var(--il-ink)" />
      <path d="M114 97q4-1.5 8 0" stroke="var(--il-cream)" strokeWidth="2" opacity=".6" {...line} />
      {mouth === 'laughing' ? (
        <>
          <path d="M101 117q19 8 38 0-2 17-19 17t-19-17z" fill="var(--il-ink)" />
          <path d="M109 128q11-7 22 0-3 9-11 9t-11-9z" fill="var(--il-pink)" />
          <path d="M120 111v6" stroke="var(--il-ink)" strokeWidth="3.2" {...line} />
        </>
      ) : (
        <path d="M120 111v5m0 0q-8 9-17 3m17-3q8 9 17 3" stroke="var(--il-ink)" strokeWidth="3.2" {...line} />
      )}
    </>
  );
}
