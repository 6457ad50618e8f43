import { clsx } from 'clsx';
import type { CoatTexture } from '#reference/coats.ts';
import type { DrawingProps } from '#web/ui/drawing.tsx';

/** The drawn animals with the texture of their coats; each has a file of its name in `portraits`. */
const portraits = {
  doodle: 'curly',
  poodle: 'curly',
  bichon: 'fluff',
  havanese: 'drop',
  wheaten: 'wavy',
  schnauzer: 'wire',
  westie: 'wire',
  shiba: 'double',
  husky: 'double',
  samoyed: 'fluff',
  pomeranian: 'fluff',
  golden: 'double',
  bernese: 'double',
  'border-collie': 'double',
  'australian-shepherd': 'double',
  'great-pyrenees': 'double',
  newfoundland: 'double',
  'german-shepherd': 'double',
  corgi: 'double',
  lab: 'short-double',
  rottweiler: 'short-double',
  pug: 'short-double',
  beagle: 'smooth',
  boxer: 'smooth',
  chihuahua: 'smooth',
  dachshund: 'smooth',
  frenchie: 'smooth',
  bulldog: 'smooth',
  'boston-terrier': 'smooth',
  'shih-tzu': 'drop',
  'lhasa-apso': 'drop',
  maltese: 'drop',
  yorkie: 'drop',
  spaniel: 'wavy',
  cocker: 'wavy',
  cat: 'long',
  'maine-coon': 'long',
  persian: 'long',
  ragdoll: 'long',
  siamese: 'smooth',
  tabby: 'smooth',
} as const satisfies Record<string, CoatTexture>;

export type PetKind = keyof typeof portraits;

/** Each is loaded when it is shown. */
const files = import.meta.glob<string>('./portraits/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The coat of this kind's portrait, used as its background. */
export function coatOf(kind: PetKind): CoatTexture {
  return portraits[kind];
}

/** A drawn animal chosen by name, shown inside a `Coat`. It takes the colors of the theme. */
export function PetPortrait({ kind, label, className, ...rest }: DrawingProps & { kind: PetKind }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={clsx('pet', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <use href={`${files[`./portraits/${kind}.svg`]}#${kind}`} />
    </svg>
  );
}
