import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { coats } from '#reference/coats.ts';
import { lifeStageLabel } from '#reference/life-stages.ts';
import { temperaments } from '#reference/temperaments.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { SinceGroomed } from './since-groomed.tsx';
import { VaccinationLine } from '#web/domain/vaccinations/vaccination-line.tsx';

type PetCardProps = {
  pet: Pet;
  now: Date;
  onEdit: () => void;
  onAddProof: () => void;
  /** Shown in place of the days since the last groom: the date of the booking. */
  booked: string | undefined;
  /** Buttons at the bottom. */
  actions: ReactNode;
};

/** Card of a pet: photo, last groom and facts for a groomer. */
export function PetCard({ pet, now, booked, onEdit, onAddProof, actions }: PetCardProps) {
  return (
    <article className="card grid h-full grid-rows-[auto_1fr] overflow-hidden p-0!" aria-label={pet.name}>
      <div className="relative">
        <PetPicture pet={pet} className="aspect-5/3" />
        {booked ? (
          <Badge tone="good" icon="calendar" className="absolute top-3 left-3 min-h-8! text-[0.9375rem]!">
            {booked}
          </Badge>
        ) : (
          <SinceGroomed pet={pet} now={now} className="absolute top-3 left-3" />
        )}
        <TooltipButton
          icon="pencil"
          label={`Edit ${pet.name}`}
          className="absolute! top-2 right-2.5 bg-card"
          onClick={onEdit}
        />
      </div>
      <div className="flex flex-col gap-3 px-5 pt-4 pb-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 text-[1.75rem] tracking-[-0.02em] wrap-anywhere">
              <Link to={href('pet', { id: pet.id })} className="hover:underline">
                {pet.name}
              </Link>
            </h3>
            {pet.age !== null && (
              <Badge tone="line" className="mt-1.5">
                {lifeStageLabel(pet.species, pet.age)}
              </Badge>
            )}
          </div>
          <p className="wrap-anywhere tabular-nums">{petLine(pet)}</p>
        </div>
        <div className="grid gap-2">
          <VaccinationLine pet={pet} now={now} onAddProof={onAddProof} />
          <PetFacts pet={pet} />
        </div>
        <div className="mt-auto flex flex-wrap gap-2 pt-1 *:flex-[1_1_9.5rem]">{actions}</div>
      </div>
    </article>
  );
}

/** Coat, grooming notes, special conditions and temperament, as far as they are known. */
function PetFacts({ pet }: { pet: Pet }) {
  const { coat, groomingNotes, specialConditions, temperament, bites } = pet;
  const care = temperament.map((code) => temperaments[code].label);
  const coatAndNotes = [coat && `${coats[coat].label} coat`, groomingNotes].filter(Boolean).join('. ');
  return (
    <>
      {coatAndNotes && (
        <PetLine icon="drop">
          <span className="line-clamp-3">{coatAndNotes}</span>
        </PetLine>
      )}
      {specialConditions.length > 0 && <PetLine icon="heart">{specialConditions.join(', ')}</PetLine>}
      {care.length > 0 && <PetLine icon="info">{inOneLine(care)}</PetLine>}
      {bites.length > 0 && (
        <PetLine icon="alert">
          {bites.length === 1 ? 'One bite on record' : `${bites.length} bites on record`}
        </PetLine>
      )}
    </>
  );
}

/** 'Loves people, wary of dryers' */
const inOneLine = ([first = '', ...rest]: string[]): string =>
  [first, ...rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ');

function PetLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
      <Icon name={icon} className="mt-0.5 text-ink-2" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}

export function PetCardSkeleton() {
  return (
    <div aria-hidden="true" className="card grid gap-4 overflow-hidden p-0!">
      <Skeleton className="aspect-5/3 rounded-none" />
      <div className="grid gap-3 px-5 pb-5">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-11" />
      </div>
    </div>
  );
}
