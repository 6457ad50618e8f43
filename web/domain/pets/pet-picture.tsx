import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { coats } from '#reference/coats.ts';

import { Coat } from './coat.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { coatOf, PetPortrait, type PetKind } from './pet-portrait.tsx';

type PetPictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  pet: {
    name: string;
    species: Species;
    breed: string | null;
    coat: CoatCode | null;
    petImageUrl: string | null;
  };
  /** True if no name is shown next to it. */
  alone?: boolean;
  /** The maximum display width in px; a small one loads a small photo. */
  width?: number;
};

/** The pet's photo, or a drawing of a similar animal, on the texture of its coat. */
export function PetPicture({ pet, alone = false, width = 400, className, ...rest }: PetPictureProps) {
  const { name, petImageUrl, coat } = pet;
  const kind = drawingOf(pet);
  const label = alone ? name : undefined;
  const ground = coat ? coats[coat].texture : kind ? coatOf(kind) : 'smooth';
  return (
    <Coat
      kind={ground}
      className={clsx('[&>svg]:h-[94%] [&>svg]:w-auto [&>svg]:max-w-none', className)}
      {...rest}
    >
      {petImageUrl ? (
        <img
          src={`${petImageUrl}?size=${width > 320 ? 'medium' : 'small'}`}
          alt={label ?? ''}
          loading="lazy"
          decoding="async"
        />
      ) : kind ? (
        <PetPortrait kind={kind} label={label} />
      ) : (
        <Icon
          name="paw"
          className="stroke-[0.8] p-[6%] text-ink-2"
          {...(label ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : {})}
        />
      )}
    </Coat>
  );
}

/** Breeds with a drawing of their own or of a related breed; the first match wins. */
const drawnBreeds: readonly (readonly [RegExp, PetKind])[] = [
  [/doodle|poo\b|bichon|water dog/i, 'doodle'],
  [/poodle/i, 'poodle'],
  [/schnauzer|airedale|fox terrier|griffon/i, 'schnauzer'],
  [/west highland|westie|scottish terrier|cairn|norwich/i, 'westie'],
  [/shiba|akita|basenji|corgi|spitz|pomeranian|chow/i, 'shiba'],
  [/husky|malamute|samoyed|german shepherd/i, 'husky'],
  [/golden|newfoundland|bernese|collie|australian shepherd/i, 'golden'],
  [/labrador|\blab\b|retriever/i, 'lab'],
  [/beagle|hound|basset|jack russell|dachshund/i, 'beagle'],
  [/bulldog|boston|pug|boxer|pit bull|chihuahua/i, 'frenchie'],
  [/shih tzu|lhasa|maltese|havanese|pekingese/i, 'shih-tzu'],
  [/yorkshire|yorkie|silky terrier/i, 'yorkie'],
  [/spaniel|setter|cavalier/i, 'spaniel'],
];

const drawnCoats: Record<CoatCode, PetKind> = {
  smooth: 'beagle',
  short_double: 'lab',
  double: 'golden',
  wire: 'schnauzer',
  curly: 'doodle',
  silky: 'shih-tzu',
  long: 'spaniel',
  rex: 'frenchie',
  corded: 'poodle',
  hairless: 'frenchie',
};

/** Only dogs and cats are drawn. */
function drawingOf({ species, breed, coat }: PetPictureProps['pet']): PetKind | undefined {
  if (species === 'cat') return coat === 'long' || coat === 'double' || coat === 'silky' ? 'cat' : 'tabby';
  if (species !== 'dog') return undefined;
  const drawn = drawnBreeds.find(([name]) => breed && name.test(breed))?.[1];
  return drawn ?? (coat ? drawnCoats[coat] : 'lab');
}
