import type { ReactNode } from 'react';

export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const color = (name: string): string => `var(--il-${name})`;

export function Eye({ x, y, r = 4 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={color('ink')} />
      <circle cx={x + r * 0.35} cy={y - r * 0.35} r={r * 0.35} fill={color('white')} />
    </>
  );
}

/** A dog's nose and mouth from the front; `y` is the upper edge of the nose. */
export function Nose({ x, y, wide = 7 }: { x: number; y: number; wide?: number }) {
  const smile = wide * 1.1;
  return (
    <>
      <path
        d={`M${x - wide} ${y}h${2 * wide}q${wide * 0.3} ${wide * 0.4} 0 ${wide * 0.7}-${wide * 0.5} ${wide * 0.7}-${wide} ${wide * 0.7}t-${wide}-${wide * 0.7}q-${wide * 0.3}-${wide * 0.3} 0-${wide * 0.7}z`}
        fill={color('ink')}
      />
      <path
        d={`M${x} ${y + wide * 1.3}v${wide * 0.5}m0 0q-${smile / 2} ${smile * 0.6}-${smile} ${smile * 0.2}m${smile}-${smile * 0.2}q${smile / 2} ${smile * 0.6} ${smile} ${smile * 0.2}`}
        stroke={color('ink')}
        strokeWidth="2"
        {...line}
      />
    </>
  );
}

export function Shadow({ x, y, rx }: { x: number; y: number; rx: number }) {
  return <ellipse cx={x} cy={y} rx={rx} ry="4" fill={color('shade')} />;
}

/** Renders the children twice, the second time mirrored at the vertical line `x`. */
export function Mirrored({ x, children }: { x: number; children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={`matrix(-1 0 0 1 ${2 * x} 0)`}>{children}</g>
    </>
  );
}

/** A round dotted stroke along an edge, for the tufts of curls and foam. */
export const tufts = (width: number) =>
  ({ strokeWidth: width, strokeLinecap: 'round', strokeDasharray: `0 ${width * 0.72}` }) as const;
