import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';

/** Requested services as tags. */
export function ServiceTags({ codes }: { codes: RequestCard['servicesNeeded'] }) {
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Services needed">
      {codes.map((code) => (
        <li key={code} className="badge">
          {serviceLabel(code)}
        </li>
      ))}
    </ul>
  );
}

/** One line per pet: name, breed, age, weight, size. */
export function RequestedPets({ pets }: Pick<RequestCard, 'pets'>) {
  return (
    <ul>
      {pets.map((pet) => (
        <li key={pet.id} className="wrap-anywhere tabular-nums">
          <b>{pet.name}</b> {petLine(pet)}
        </li>
      ))}
    </ul>
  );
}

/** Notes of the pet owner. `whole` shows them in full on the request's own page. */
export function RequestNotes({ children, whole = false }: { children: ReactNode; whole?: boolean }) {
  if (!children) return null;
  return (
    <p className={whole ? 'max-w-text wrap-anywhere whitespace-pre-line' : 'line-clamp-3 wrap-anywhere'}>
      {children}
    </p>
  );
}
