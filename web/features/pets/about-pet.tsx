import type { ReactNode } from 'react';
import type { Pet } from '#contract/pets/pets.ts';
import { coats } from '#reference/coats.ts';
import { temperaments } from '#reference/temperaments.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { hasFacts, PetFactsList } from '#web/domain/pets/pet-facts-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** What is known of a pet: coat, temperament, conditions, notes, bites, and what a vet asks. */
export function AboutPet({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const { coat, temperament, specialConditions, groomingNotes, bites } = pet;
  const nothing =
    !coat &&
    !hasFacts(pet) &&
    !groomingNotes &&
    temperament.length === 0 &&
    specialConditions.length === 0 &&
    bites.length === 0;
  if (nothing)
    return (
      <p className="text-ink-2">
        Nothing here yet.{' '}
        <Button variant="quiet" className="inline-flex! min-h-0! py-0!" onClick={onEdit}>
          Fill it in once
        </Button>
      </p>
    );
  return (
    <div className="grid gap-4">
      <AboutGrooming pet={pet} />
      <PetFactsList pet={pet} />
    </div>
  );
}

function AboutGrooming({ pet }: { pet: Pet }) {
  const { coat, temperament, specialConditions, groomingNotes, bites } = pet;
  return (
    <dl className="grid gap-4 empty:hidden">
      {coat && (
        <Known label="Coat">
          <b>{coats[coat].label}.</b> {coats[coat].description}
        </Known>
      )}
      {temperament.length > 0 && (
        <Known label="Temperament">
          <span className="flex flex-wrap gap-1.5">
            {temperament.map((code) => (
              <Badge key={code} tone={temperaments[code].care ? 'warn' : 'tag'}>
                {temperaments[code].label}
              </Badge>
            ))}
          </span>
        </Known>
      )}
      {specialConditions.length > 0 && (
        <Known label="Special conditions">
          <span className="flex flex-wrap gap-1.5">
            {specialConditions.map((condition) => (
              <Badge key={condition} className="max-w-full wrap-anywhere whitespace-normal!">
                {condition}
              </Badge>
            ))}
          </span>
        </Known>
      )}
      {groomingNotes && (
        <Known label="Grooming notes">
          <span className="max-w-text wrap-anywhere whitespace-pre-line">{groomingNotes}</span>
        </Known>
      )}
      {bites.length > 0 && (
        <Known label="Bites">
          {bites.map(({ on, what }) => (
            <span key={`${on} ${what}`} className="flex gap-2 wrap-anywhere">
              <Icon name="alert" size="s" className="mt-1" />
              <span>
                {monthDayYear(on, 'UTC')}: {what}
              </span>
            </span>
          ))}
        </Known>
      )}
    </dl>
  );
}

function Known({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-s text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
