import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { BiscuitFace, Ears, Muzzle } from './biscuit-head.tsx';

export type Mood = 'wave' | 'point' | 'bounce' | 'celebrate';

const boxes: Record<Mood, string> = {
  wave: '0 0 240 240',
  point: '0 0 284 240',
  bounce: '0 0 240 240',
  celebrate: '-4 -18 252 258',
};

type BiscuitProps = Omit<ComponentProps<'svg'>, 'children'> & {
  mood: Mood;
  /** The accessible name, only if the text beside the drawing does not say it. */
  label?: string;
};

/** Our dog with his brush. He greets, points, hops and cheers; one to a view, never in a failure or a consent. */
export function Biscuit({ mood, label, className, ...rest }: BiscuitProps) {
  return (
    <svg
      viewBox={boxes[mood]}
      className={clsx('biscuit', `biscuit-${mood}`, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {moods[mood]()}
    </svg>
  );
}

const moods: Record<Mood, () => ReactNode> = {
  wave: () => (
    <>
      <Shadow />
      <Sitting eyes="open" mouth="laughing" />
      <Brush at="translate(62 196) rotate(-24)" />
      <Limb d="M90 164C74 168 64 178 62 192" />
      <Paw x={62} y={194} />
      <g className="arm">
        <Limb d="M152 160c28-2 46-18 52-48" />
        <Paw x={205} y={104} />
      </g>
      <path d="M222 84q9 8 9 20M222 124q7-3 10-9" stroke="var(--il-coral)" strokeWidth="4" {...line} />
    </>
  ),
  point: () => (
    <>
      <Shadow />
      <Sitting eyes="aside" mouth="smiling" tail="left" />
      <g className="arm">
        <Brush at="translate(196 152) rotate(66)" />
        <Limb d="M152 164c18 0 30-6 42-12" />
        <Paw x={196} y={150} />
      </g>
      <Limb d="M88 164c-8 8-11 18-10 30" />
      <Paw x={79} y={198} />
    </>
  ),
  bounce: () => (
    <>
      <Shadow rx={44} ry={5} y={232} />
      <path
        d="M70 214v12M92 220v10M170 214v12M148 220v10"
        stroke="var(--il-coral)"
        strokeWidth="4"
        {...line}
      />
      <g className="body">
        <g transform="translate(0 -16)">
          <Sitting eyes="open" mouth="laughing" ears="flying" feet="hanging" />
          <Limb d="M88 162c-18-2-28 6-34 18" />
          <Paw x={53} y={184} />
          <Brush at="translate(188 176) rotate(28)" />
          <Limb d="M152 162c18-2 28 4 34 14" />
          <Paw x={187} y={178} />
        </g>
      </g>
    </>
  ),
  celebrate: () => (
    <>
      <Shadow />
      <Confetti />
      <Sitting eyes="shut" mouth="laughing" />
      <g className="arm">
        <Brush at="translate(200 96) rotate(16)" />
        <Limb d="M152 162c26-6 42-26 47-56" />
        <Paw x={200} y={100} />
      </g>
      <Limb d="M88 162c-26-6-42-26-47-56" />
      <Paw x={40} y={100} />
    </>
  ),
};

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function Shadow({ rx = 66, ry = 7, y = 230 }) {
  return <ellipse className="shadow" cx="120" cy={y} rx={rx} ry={ry} fill="var(--il-shade)" />;
}

type SittingProps = {
  eyes: 'open' | 'aside' | 'shut';
  mouth: 'smiling' | 'laughing';
  ears?: 'hanging' | 'flying';
  feet?: 'standing' | 'hanging';
  tail?: 'left' | 'right';
};

function Sitting({ eyes, mouth, ears = 'hanging', feet = 'standing', tail = 'right' }: SittingProps) {
  const wagging = (
    <path
      className="tail"
      d="M160 208c24 0 38-14 38-38"
      stroke="var(--il-tan-2)"
      strokeWidth="17"
      {...line}
    />
  );
  return (
    <>
      {tail === 'left' ? <g transform="matrix(-1 0 0 1 240 0)">{wagging}</g> : wagging}
      <path d="M78 218c-9-44 6-80 42-80s51 36 42 80q-1 8-12 8H90q-11 0-12-8z" fill="var(--il-tan)" />
      <ellipse cx="120" cy="192" rx="25" ry="32" fill="var(--il-cream)" />
      {feet === 'standing' ? (
        <>
          <g fill="var(--il-tan-2)">
            <rect x="80" y="210" width="34" height="20" rx="10" />
            <rect x="126" y="210" width="34" height="20" rx="10" />
          </g>
          <path d="M92 224v4m9-4v4m37-4v4m9-4v4" stroke="var(--il-brown)" strokeWidth="2.5" {...line} />
        </>
      ) : (
        <g fill="var(--il-tan-2)">
          <ellipse cx="92" cy="216" rx="15" ry="12" transform="rotate(18 92 216)" />
          <ellipse cx="148" cy="216" rx="15" ry="12" transform="rotate(-18 148 216)" />
        </g>
      )}
      <Ears flying={ears === 'flying'} />
      <BiscuitFace eyes={eyes} />
      <Muzzle mouth={mouth} />
      <Bandana />
    </>
  );
}

function Bandana() {
  return (
    <>
      <path
        d="M84 130q36 20 72 0l-2 13h-7l.2 7h-7l.2 7h-7l.2 7h-7l.2 7h-7l.2 7 .2-7h-7l.2-7h-7l.2-7h-7l.2-7h-7l.2-7h-7z"
        fill="var(--il-coral)"
      />
      <path d="M84 130q36 20 72 0l-1 7q-35 20-70 0z" fill="var(--il-coral-2)" />
      <g fill="var(--il-cream)">
        <circle cx="120" cy="162" r="3" />
        <circle cx="106" cy="154" r="2.6" />
        <circle cx="134" cy="154" r="2.6" />
      </g>
    </>
  );
}

function Brush({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        d="M18-66v44m0-38h8m-8 8h8m-8 8h8m-8 8h8m-8 8h8"
        stroke="var(--il-bristle)"
        strokeWidth="2.4"
        {...line}
      />
      <rect x="-2" y="-72" width="20" height="52" rx="8" fill="var(--il-straw)" />
      <rect x="-10" y="-72" width="14" height="100" rx="7" fill="var(--il-green)" />
      <circle cx="-3" cy="18" r="2.6" fill="var(--il-cream)" />
    </g>
  );
}

function Limb({ d }: { d: string }) {
  return <path d={d} stroke="var(--il-tan-2)" strokeWidth="20" {...line} />;
}

function Paw({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="12.5" fill="var(--il-cream)" />
      <path d={`M${x - 4} ${y - 9}v5m8-5v5`} stroke="var(--il-tan-2)" strokeWidth="2.5" {...line} />
    </>
  );
}

const confetti = [
  [22, 60, 20, 'coral'],
  [40, 24, 70, 'straw'],
  [66, 10, -20, 'green'],
  [182, 14, 35, 'plum'],
  [206, 36, -40, 'straw'],
  [228, 70, 60, 'green'],
  [12, 104, -30, 'plum'],
  [230, 118, 15, 'coral'],
  [92, 4, 80, 'coral'],
  [154, 2, 10, 'straw'],
] as const;

function Confetti() {
  return (
    <g className="confetti">
      {confetti.map(([x, y, turn, color]) => (
        <g key={x}>
          <rect
            x={x - 5}
            y={y - 2.5}
            width="11"
            height="5"
            rx="2.5"
            fill={`var(--il-${color})`}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        </g>
      ))}
    </g>
  );
}
