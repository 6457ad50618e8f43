import type { ComponentProps, ComponentType } from 'react';
import { clsx } from 'clsx';
import type { TipDrawing } from '#contract/care-tips/care-tip-codes.ts';
import { Bath } from './bath.tsx';
import { Bowl } from './bowl.tsx';
import { Brush } from './brush.tsx';
import { CatBowl } from './cats/cat-bowl.tsx';
import { CatCarrier } from './cats/cat-carrier.tsx';
import { CatComb } from './cats/cat-comb.tsx';
import { CatPaw } from './cats/cat-paw.tsx';
import { CatTeeth } from './cats/cat-teeth.tsx';
import { CatTowel } from './cats/cat-towel.tsx';
import { CoatSeason } from './coat-season.tsx';
import { CombMat } from './comb-mat.tsx';
import { Dryer } from './dryer.tsx';
import { DustBath } from './other-pets/dust-bath.tsx';
import { Ears } from './ears.tsx';
import { Eyes } from './eyes.tsx';
import { Ferret } from './other-pets/ferret.tsx';
import { Goat } from './other-pets/goat.tsx';
import { GuineaPig } from './other-pets/guinea-pig.tsx';
import { Hay } from './other-pets/hay.tsx';
import { Horse } from './other-pets/horse.tsx';
import { Litter } from './cats/litter.tsx';
import { Nails } from './nails.tsx';
import { Paws } from './paws.tsx';
import { Pig } from './other-pets/pig.tsx';
import { Play } from './play.tsx';
import { Poison } from './poison.tsx';
import { Rabbit } from './other-pets/rabbit.tsx';
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
  cat_bowl: { ground: 'd', content: CatBowl },
  cat_comb: { ground: 'e', content: CatComb },
  cat_paw: { ground: 'b', content: CatPaw },
  cat_teeth: { ground: 'e', content: CatTeeth },
  cat_towel: { ground: 'c', content: CatTowel },
  dust_bath: { ground: 'c', content: DustBath },
  ferret: { ground: 'd', content: Ferret },
  goat: { ground: 'e', content: Goat },
  guinea_pig: { ground: 'e', content: GuineaPig },
  horse: { ground: 'b', content: Horse },
  pig: { ground: 'b', content: Pig },
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
