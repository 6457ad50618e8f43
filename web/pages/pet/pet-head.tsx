import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { lifeStageLabel } from '#reference/life-stages.ts';
import { isDue } from '#web/features/pets/due.ts';
import { SinceGroomed } from '#web/features/pets/since-groomed.tsx';
import { monthDayYear, shortDate } from '#web/lib/dates.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';

type PetHeadProps = { pet: Pet; now: Date; booked: Visit | undefined; actions: ReactNode };

/** The pet's picture, facts, and last and next groom. */
export function PetHead({ pet, now, booked, actions }: PetHeadProps) {
  return (
    <div className="grid items-center gap-5 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-8">
      <PetPicture pet={pet} alone width={640} className="aspect-5/3 rounded-m" />
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {booked && <Badge tone="good">Booked {shortDate(booked.startsAt, booked.timeZone)}</Badge>}
          <SinceGroomed pet={pet} now={now} calm={booked !== undefined} />
          {pet.age !== null && <Badge tone="line">{lifeStageLabel(pet.species, pet.age)}</Badge>}
        </div>
        <h1 className="max-w-full wrap-anywhere">{pet.name}</h1>
        <p className="wrap-anywhere tabular-nums">{petLine(pet)}</p>
        <p className="text-ink-2 tabular-nums">
          {pet.birthDate && `Born ${monthDayYear(pet.birthDate, 'UTC')}. `}
          {pet.dueOn && !isDue(pet, now) && `Next groom due ${monthDayYear(pet.dueOn, 'UTC')}.`}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">{actions}</div>
      </div>
    </div>
  );
}
