import { useId, useState } from 'react';
import { isServiceCode } from '#contract/pets/pet-codes.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { warningsFor } from '#reference/warnings/warnings.ts';
import type { WarnedPet, WarningLevel } from '#reference/warnings/warnings.ts';
import { startTime } from '#web/lib/first-view/first-moment.ts';
import { isoDay } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { WhyWeAsk } from '#web/domain/care-tips/why-we-ask.tsx';

type SafetyWarningsProps = {
  pets: readonly (WarnedPet & { id: string; name: string; services?: readonly AnyService[] })[];
  /** For all of them, where they have none of their own. */
  services?: readonly AnyService[];
  /** What is asked for in words: a double coat is warned of only where it is to be short. */
  words: string | null;
};

const noServices: readonly AnyService[] = [];

const titles: Record<WarningLevel, string> = {
  stop: 'Not for this animal',
  ask_vet: 'Ask a vet first',
  tell_owner: 'Good to know',
};

/** The safety warnings about these services, by pet if there are several, each with its care tip. */
export function SafetyWarnings({ pets, services = noServices, words }: SafetyWarningsProps) {
  const id = useId();
  const [today] = useState(() => isoDay(startTime()));
  const visit = { words: words ?? '', today };
  const found = pets.flatMap((pet) =>
    warningsFor(pet, (pet.services ?? services).filter(isServiceCode), visit).map((warning) => ({
      pet,
      warning,
    })),
  );
  const levels = (['stop', 'ask_vet', 'tell_owner'] as const).filter((level) =>
    found.some(({ warning }) => warning.level === level),
  );
  return levels.map((level) => (
    <Note key={level} tone={level === 'stop' ? 'danger' : 'warn'} icon="shield-alert">
      <b>{titles[level]}</b>
      <ul className="grid gap-1">
        {found
          .filter(({ warning }) => warning.level === level)
          .map(({ pet, warning }) => (
            <li key={`${pet.id} ${warning.code}`}>
              <span id={`${id}-${pet.id}-${warning.code}`}>
                {pets.length > 1 && <b>{pet.name}: </b>}
                {warning.reason} <span className="text-ink-2">({warning.source})</span>
              </span>
              {warning.tipId && (
                <WhyWeAsk tipId={warning.tipId} warning={`${id}-${pet.id}-${warning.code}`} />
              )}
            </li>
          ))}
      </ul>
    </Note>
  ));
}
