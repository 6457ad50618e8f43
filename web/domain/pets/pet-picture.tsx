import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { coats } from '#reference/coats.ts';

import { Coat } from './coat.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { drawingOf } from './drawn-breeds.ts';
import { coatOf, PetPortrait } from './pet-portrait.tsx';

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

/** The pet's photo, or the drawing of its breed, on the texture of its coat; the coat alone where no drawing fits. */
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
