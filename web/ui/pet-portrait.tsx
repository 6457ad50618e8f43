import type { ComponentType } from 'react';

import type { CoatKind } from './coat.tsx';
import { Beagle } from './pets/beagle.tsx';
import { Cat, CatBefore, Tabby } from './pets/cat.tsx';
import { Doodle, DoodleBefore } from './pets/doodle.tsx';
import { Frenchie } from './pets/frenchie.tsx';
import { Golden, GoldenBefore } from './pets/golden.tsx';
import { Husky } from './pets/husky.tsx';
import { Lab } from './pets/lab.tsx';
import type { PetProps } from './pets/parts.tsx';
import { Poodle } from './pets/poodle.tsx';
import { Schnauzer, SchnauzerBefore } from './pets/schnauzer.tsx';
import { Shiba } from './pets/shiba.tsx';
import { ShihTzu, ShihTzuBefore } from './pets/shih-tzu.tsx';
import { Spaniel } from './pets/spaniel.tsx';
import { Westie } from './pets/westie.tsx';
import { Yorkie } from './pets/yorkie.tsx';

type Drawing = { coat: CoatKind; after: ComponentType<PetProps>; before?: ComponentType<PetProps> };

const drawings = {
  doodle: { coat: 'curly', after: Doodle, before: DoodleBefore },
  poodle: { coat: 'curly', after: Poodle },
  schnauzer: { coat: 'wire', after: Schnauzer, before: SchnauzerBefore },
  westie: { coat: 'wire', after: Westie },
  shiba: { coat: 'double', after: Shiba },
  husky: { coat: 'double', after: Husky },
  golden: { coat: 'double', after: Golden, before: GoldenBefore },
  lab: { coat: 'smooth', after: Lab },
  beagle: { coat: 'smooth', after: Beagle },
  frenchie: { coat: 'smooth', after: Frenchie },
  'shih-tzu': { coat: 'drop', after: ShihTzu, before: ShihTzuBefore },
  yorkie: { coat: 'drop', after: Yorkie },
  spaniel: { coat: 'long', after: Spaniel },
  cat: { coat: 'long', after: Cat, before: CatBefore },
  tabby: { coat: 'smooth', after: Tabby },
} as const satisfies Record<string, Drawing>;

export type PetKind = keyof typeof drawings;

/** The coat that the drawing of this kind wears: the ground to show it on. */
export function coatOf(kind: PetKind): CoatKind {
  return drawings[kind].coat;
}

/**
 * Any of our drawn animals, chosen by name; shown inside a `Coat`. A screen that shows one fixed animal imports that
 * one from `pets/` instead. `before` is the ungroomed state where one is drawn.
 */
export function PetPortrait({ kind, before, ...rest }: PetProps & { kind: PetKind; before?: boolean }) {
  const drawing: Drawing = drawings[kind];
  const Animal = (before && drawing.before) || drawing.after;
  return <Animal {...rest} />;
}
