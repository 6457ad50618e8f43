import type { ComponentProps, ComponentType } from 'react';
import { clsx } from 'clsx';
import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';
import { Bath } from './bath.tsx';
import { Bowl } from './bowl.tsx';
import { Brush } from './brush.tsx';
import { CatCarrier } from './cat-carrier.tsx';
import { CoatSeason } from './coat-season.tsx';
import { CombMat } from './comb-mat.tsx';
import { Dryer } from './dryer.tsx';
import { Ears } from './ears.tsx';
import { Eyes } from './eyes.tsx';
import { Hay } from './hay.tsx';
import { Litter } from './litter.tsx';
import { Nails } from './nails.tsx';
import { Paws } from './paws.tsx';
import { Play } from './play.tsx';
import { Poison } from './poison.tsx';
import { Rabbit } from './rabbit.tsx';
import { Rest } from './rest.tsx';
import { Saved } from './saved.tsx';
import { Scale } from './scale.tsx';
import { Snow } from './snow.tsx';
import { Sun } from './sun.tsx';
import { Table } from './table.tsx';
import { Teeth } from './teeth.tsx';
import { Tick } from './tick.tsx';
import { Treat } from './treat.tsx';
import { Vet } from './vet.tsx';
import { Walk } from './walk.tsx';

/** Drawings that care tips refer to, and `saved` for a list without saved tips. */
type DrawingName = TipDrawing | 'saved';

type Scene = { ground: 'a' | 'b' | 'c' | 'd' | 'e'; content: ComponentType };

const scenes: Record<DrawingName, Scene> = {
  brush: { ground: 'e', content: Brush },
  comb_mat: { ground: 'c', content: CombMat },
  bath: { ground: 'e', content: Bath },
  dryer: { ground: 'c', content: Dryer },
  nails: { ground: 'b', content: Nails },
  ears: { ground: 'd', content: Ears },
  eyes: { ground: 'c', content: Eyes },
  teeth: { ground: 'e', content: Teeth },
  paws: { ground: 'd', content: Paws },
  coat_season: { ground: 'e', content: CoatSeason },
  table: { ground: 'a', content: Table },
  cat_carrier: { ground: 'a', content: CatCarrier },
  litter: { ground: 'c', content: Litter },
  rabbit: { ground: 'b', content: Rabbit },
  hay: { ground: 'e', content: Hay },
  bowl: { ground: 'd', content: Bowl },
  scale: { ground: 'd', content: Scale },
  treat: { ground: 'b', content: Treat },
  walk: { ground: 'e', content: Walk },
  play: { ground: 'a', content: Play },
  rest: { ground: 'b', content: Rest },
  sun: { ground: 'e', content: Sun },
  snow: { ground: 'e', content: Snow },
  tick: { ground: 'c', content: Tick },
  poison: { ground: 'c', content: Poison },
  saved: { ground: 'b', content: Saved },
  vet: { ground: 'a', content: Vet },
};

export type DrawingProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & {
  name: DrawingName;
  /** Description of the picture; left out if the text beside it describes it. */
  label?: string;
};

/** A drawing of a care tip with its background. */
export function Drawing({ name, label, className, ...rest }: DrawingProps) {
  const { ground, content: Content } = scenes[name];
  return (
    <svg
      viewBox="0 0 160 120"
      className={clsx('rounded-m', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <path d="M0 0h160v120H0z" fill={`var(--il-bed-${ground})`} />
      <circle cx="80" cy="60" r="52" fill="var(--il-shade)" opacity=".45" />
      <Content />
    </svg>
  );
}
