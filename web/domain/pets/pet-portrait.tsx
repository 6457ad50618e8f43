import type { ComponentType } from 'react';

import type { CoatKind } from './coat.tsx';
import { Beagle } from './portraits/beagle.tsx';
import { Cat, Tabby } from './portraits/cat.tsx';
import { Doodle } from './portraits/doodle.tsx';
import { Frenchie } from './portraits/frenchie.tsx';
import { Golden } from './portraits/golden.tsx';
import { Husky } from './portraits/husky.tsx';
import { Lab } from './portraits/lab.tsx';
import type { PetProps } from './portraits/parts.tsx';
import { Poodle } from './portraits/poodle.tsx';
import { Schnauzer } from './portraits/schnauzer.tsx';
import { Shiba } from './portraits/shiba.tsx';
import { ShihTzu } from './portraits/shih-tzu.tsx';
import { Spaniel } from './portraits/spaniel.tsx';
import { Westie } from './portraits/westie.tsx';
import { Yorkie } from './portraits/yorkie.tsx';

type Drawing = { coat: CoatKind; drawing: ComponentType<PetProps> };

const drawings = {
  doodle: { coat: 'curly', drawing: Doodle },
  poodle: { coat: 'curly', drawing: Poodle },
  schnauzer: { coat: 'wire', drawing: Schnauzer },
  westie: { coat: 'wire', drawing: Westie },
  shiba: { coat: 'double', drawing: Shiba },
  husky: { coat: 'double', drawing: Husky },
  golden: { coat: 'double', drawing: Golden },
  lab: { coat: 'smooth', drawing: Lab },
  beagle: { coat: 'smooth', drawing: Beagle },
  frenchie: { coat: 'smooth', drawing: Frenchie },
  'shih-tzu': { coat: 'drop', drawing: ShihTzu },
  yorkie: { coat: 'drop', drawing: Yorkie },
  spaniel: { coat: 'long', drawing: Spaniel },
  cat: { coat: 'long', drawing: Cat },
  tabby: { coat: 'smooth', drawing: Tabby },
} as const satisfies Record<string, Drawing>;

export type PetKind = keyof typeof drawings;

/** The coat of this kind's drawing, used as its background. */
export function coatOf(kind: PetKind): CoatKind {
  return drawings[kind].coat;
}

/**
 * A drawn animal chosen by name, shown inside a `Coat`. A screen with one fixed animal imports it from
 * `pets/` instead.
 */
export function PetPortrait({ kind, ...rest }: PetProps & { kind: PetKind }) {
  const Animal = drawings[kind].drawing;
  return <Animal {...rest} />;
}
