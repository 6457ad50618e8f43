import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming-requests.ts';
import { services } from '#reference/services.ts';
import { temperaments } from '#reference/temperaments.ts';
import { petLine } from '#web/lib/pet-words.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The services asked for, as tags. */
export function ServiceTags({ codes }: { codes: RequestCard['servicesNeeded'] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Services needed">
      {codes.map((code) => (
        <li key={code} className="badge">
          {services[code].label}
        </li>
      ))}
    </ul>
  );
}

/** Each pet in a line: name, breed, age, weight, size. */
export function RequestedPets({ pets }: Pick<RequestCard, 'pets'>) {
  return (
    <ul>
      {pets.map((pet) => (
        <li key={pet.id} className="break-words tabular-nums">
          <b>{pet.name}</b> {petLine(pet)}
        </li>
      ))}
    </ul>
  );
}

/** What asks for care: conditions and temper, by pet where there are several. */
export function CareNotes({ pets }: Pick<RequestCard, 'pets'>) {
  const notes = pets.flatMap(({ id, name, specialConditions, temperament }) => {
    const care = temperament
      .filter((code) => temperaments[code].care)
      .map((code) => temperaments[code].label);
    const words = [...specialConditions, ...care];
    return words.length > 0 ? [{ id, text: `${pets.length > 1 ? `${name}: ` : ''}${words.join(', ')}` }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {notes.map(({ id, text }) => (
        <li key={id} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
          <Icon name="heart" size="s" className="mt-0.5 text-ink-2" />
          <span className="break-words">
            <span className="sr-only">To know: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What its owner wrote. `whole` on the request's own page. */
export function RequestNotes({ children, whole = false }: { children: ReactNode; whole?: boolean }) {
  if (!children) return null;
  return (
    <p className={whole ? 'max-w-text break-words whitespace-pre-line' : 'line-clamp-3 break-words'}>
      {children}
    </p>
  );
}
