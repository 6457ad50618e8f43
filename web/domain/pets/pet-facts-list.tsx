import type { PetFacts } from '#contract/pets/pet-facts.ts';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { neuteredNames, sexNames } from './pet-words.ts';

/** Whether something of a pet is known that a vet, a sitter or a groomer asks. */
export const hasFacts = (pet: PetFacts) =>
  Boolean(
    pet.sex ??
    pet.neutered ??
    pet.color ??
    pet.microchip ??
    pet.clinic ??
    pet.clinicPhone ??
    pet.medicines ??
    pet.emergencyContact,
  );

/** What a vet, a sitter or a groomer asks about a pet, as far as it is known. */
export function PetFactsList({ pet }: { pet: PetFacts }) {
  const facts = [
    { name: 'Sex', value: pet.sex && sexNames[pet.sex] },
    { name: 'Spayed or neutered', value: pet.neutered && neuteredNames[pet.neutered] },
    { name: 'Color', value: pet.color },
    { name: 'Microchip', value: pet.microchip },
    { name: 'Clinic', value: pet.clinic },
    {
      name: 'Clinic’s phone',
      value: pet.clinicPhone && <a href={telHref(pet.clinicPhone)}>{pet.clinicPhone}</a>,
    },
    { name: 'Medicines', value: pet.medicines },
    { name: 'Emergency contact', value: pet.emergencyContact },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-s text-ink-2">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line tabular-nums max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
