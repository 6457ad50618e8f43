import { clsx } from 'clsx';
import { Drawing } from '#web/ui/drawing.tsx';
import type { DrawingProps } from '#web/ui/drawing.tsx';
import type { CoatKind } from './coat.tsx';
import beagle from './portraits/beagle.svg?raw';
import cat from './portraits/cat.svg?raw';
import doodle from './portraits/doodle.svg?raw';
import frenchie from './portraits/frenchie.svg?raw';
import golden from './portraits/golden.svg?raw';
import husky from './portraits/husky.svg?raw';
import lab from './portraits/lab.svg?raw';
import poodle from './portraits/poodle.svg?raw';
import schnauzer from './portraits/schnauzer.svg?raw';
import shiba from './portraits/shiba.svg?raw';
import shihTzu from './portraits/shih-tzu.svg?raw';
import spaniel from './portraits/spaniel.svg?raw';
import tabby from './portraits/tabby.svg?raw';
import westie from './portraits/westie.svg?raw';
import yorkie from './portraits/yorkie.svg?raw';

const portraits = {
  doodle: { coat: 'curly', svg: doodle },
  poodle: { coat: 'curly', svg: poodle },
  schnauzer: { coat: 'wire', svg: schnauzer },
  westie: { coat: 'wire', svg: westie },
  shiba: { coat: 'double', svg: shiba },
  husky: { coat: 'double', svg: husky },
  golden: { coat: 'double', svg: golden },
  lab: { coat: 'smooth', svg: lab },
  beagle: { coat: 'smooth', svg: beagle },
  frenchie: { coat: 'smooth', svg: frenchie },
  'shih-tzu': { coat: 'drop', svg: shihTzu },
  yorkie: { coat: 'drop', svg: yorkie },
  spaniel: { coat: 'long', svg: spaniel },
  cat: { coat: 'long', svg: cat },
  tabby: { coat: 'smooth', svg: tabby },
} as const satisfies Record<string, { coat: CoatKind; svg: string }>;

export type PetKind = keyof typeof portraits;

/** The coat of this kind's portrait, used as its background. */
export function coatOf(kind: PetKind): CoatKind {
  return portraits[kind].coat;
}

/** A drawn animal chosen by name, shown inside a `Coat`. */
export function PetPortrait({ kind, className, ...rest }: DrawingProps & { kind: PetKind }) {
  return <Drawing svg={portraits[kind].svg} className={clsx('pet', className)} {...rest} />;
}
