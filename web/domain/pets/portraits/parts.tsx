import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Props of a portrait. It is decorative beside a name; `label` names it if it is alone. */
export type PetProps = Omit<ComponentProps<'svg'>, 'children'> & { label?: string };

export function Portrait({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'svg'> & Pick<PetProps, 'label'>) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={clsx('pet', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {children}
    </svg>
  );
}

export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function Collar({ color, tag = 'straw', y = 0 }: { color: string; tag?: string; y?: number }) {
  return (
    <g transform={y === 0 ? undefined : `translate(0 ${y})`}>
      <path d="M56 150q44 22 88 0v12q-44 24-88 0z" fill={`var(--il-${color})`} />
      <circle cx="100" cy="175" r="8" fill={`var(--il-${tag})`} />
    </g>
  );
}

export function Eyes({ x = 20, y = 90, r = 6 }: { x?: number; y?: number; r?: number }) {
  return (
    <>
      <g fill="var(--il-ink)">
        <circle cx={100 - x} cy={y} r={r} />
        <circle cx={100 + x} cy={y} r={r} />
      </g>
      <g fill="var(--il-white)">
        <circle cx={102 - x} cy={y - 2} r="2" />
        <circle cx={102 + x} cy={y - 2} r="2" />
      </g>
    </>
  );
}

/** Nose and mouth; `y` is the top edge of the nose. */
export function Nose({ y, wide = 11 }: { y: number; wide?: number }) {
  return (
    <>
      <path
        d={`M${100 - wide} ${y}h${2 * wide}q3 2 1 6-5 8-${wide + 1} 8t-${wide + 1}-8q-2-4 1-6z`}
        fill="var(--il-ink)"
      />
      <path
        d={`M100 ${y + 13}v5m0 0q-6 7-13 3m13-3q6 7 13 3`}
        stroke="var(--il-ink)"
        strokeWidth="2.8"
        {...line}
      />
    </>
  );
}

export function Tongue({ y }: { y: number }) {
  return <path d={`M94 ${y}h12q1 12-6 12t-6-12z`} fill="var(--il-pink)" />;
}

type FluffProps = {
  color: string;
  x: number;
  y: number;
  /** Half width and half height. */
  w: number;
  h: number;
  /** Size of a tuft, and the number of tufts. */
  tuft: number;
  count: number;
};

/** A cloud of curls: tufts around an ellipse. */
export function Fluff({ color, x, y, w, h, tuft, count }: FluffProps) {
  const tufts = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return {
      cx: (x + (w - 2) * Math.cos(angle)).toFixed(1),
      cy: (y + (h - 2) * Math.sin(angle)).toFixed(1),
    };
  });
  return (
    <g fill={`var(--il-${color})`}>
      {tufts.map(({ cx, cy }) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={tuft} />
      ))}
      <ellipse cx={x} cy={y} rx={w} ry={h} />
    </g>
  );
}

/** Small drawn curls at the given points. */
export function Curls({ at, color }: { at: readonly (readonly [number, number])[]; color: string }) {
  return (
    <path
      d={at.map(([x, y]) => `M${x} ${y}a5 5 0 1 1 5 5`).join('')}
      stroke={`var(--il-${color})`}
      strokeWidth="2.6"
      {...line}
    />
  );
}
