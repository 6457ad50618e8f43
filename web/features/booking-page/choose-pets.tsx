import { useState } from 'react';
import { mostBookedPets } from '#contract/booking-page.ts';
import type { Quote } from '#contract/booking-page.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { missingIn, newPet, petsToBook } from './booking-draft.ts';
import type { BookingDraft, PetOnPage, OpenPage } from './booking-draft.ts';

type ChoosePetsProps = {
  page: OpenPage;
  draft: BookingDraft;
  onChange: (draft: BookingDraft) => void;
  onQuoted: (quote: Quote) => void;
  onExpired: () => void;
};

/** Who comes and what is done; a new client also says who they are. */
export function ChoosePets({ page, draft, onChange, onQuoted, onExpired }: ChoosePetsProps) {
  const { as, slug, open } = page;
  const { client, pets } = draft;
  const [refusal, setRefusal] = useState<string>();
  const [badAddress, setBadAddress] = useState<string>();
  const quote = useAction('POST /api/book/:as/:slug/quote', {
    accepted: onQuoted,
    refused(error) {
      if (!(error instanceof CallError)) return false;
      if (error.code === 'link_expired') onExpired();
      else if (error.errors[0]?.path === 'address') setBadAddress(error.errors[0].message);
      else setRefusal(error.errors[0]?.message ?? error.detail);
      return true;
    },
    failed: 'The open times did not load',
  });
  const change = (key: string, to: Partial<PetOnPage>) =>
    onChange({ ...draft, pets: pets.map((pet) => (pet.key === key ? { ...pet, ...to } : pet)) });
  const [service = 'full_groom'] = open.services;
  const add = () => onChange({ ...draft, pets: [...pets, newPet(`new ${pets.length}`, service)] });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const missing = missingIn(draft);
        setRefusal(missing);
        setBadAddress(undefined);
        if (missing) return;
        const address = client.needsAddress ? { address: draft.address.trim() } : {};
        const body = { ticket: client.ticket, pets: petsToBook(pets), ...address };
        void quote.run({ params: { as, slug }, body });
      }}
    >
      {client.firstName ? (
        <h2 className="text-h3">Hi {client.firstName}, who’s coming?</h2>
      ) : (
        <h2 className="text-h3">You and your pet</h2>
      )}
      {(client.firstName === null || client.needsAddress) && (
        <div className="card grid gap-4">
          {client.firstName === null && (
            <>
              <Field label="Your first name">
                <Input
                  autoComplete="given-name"
                  maxLength={60}
                  value={draft.firstName}
                  onChange={({ target }) => onChange({ ...draft, firstName: target.value })}
                />
              </Field>
              {client.phone === null && (
                <Field label="Phone (optional)" hint={`So that ${page.shortName} can call you.`}>
                  <Input
                    type="tel"
                    autoComplete="tel"
                    maxLength={40}
                    value={draft.phone}
                    onChange={({ target }) => onChange({ ...draft, phone: target.value })}
                  />
                </Field>
              )}
            </>
          )}
          {client.needsAddress && (
            <Field
              label="Where"
              hint={`${page.shortName} comes to you. Street, town and ZIP.`}
              error={badAddress}
            >
              <Input
                autoComplete="street-address"
                maxLength={200}
                value={draft.address}
                onChange={({ target }) => onChange({ ...draft, address: target.value })}
              />
            </Field>
          )}
        </div>
      )}
      {pets.map((pet) => (
        <PetCard
          key={pet.key}
          pet={pet}
          offered={open.services}
          onChange={(to) => change(pet.key, to)}
          onRemove={
            pet.petId || pets.length === 1
              ? undefined
              : () => onChange({ ...draft, pets: pets.filter(({ key }) => key !== pet.key) })
          }
        />
      ))}
      {pets.length < mostBookedPets && (
        <div>
          <Button variant="quiet" onClick={add}>
            Add another pet
          </Button>
        </div>
      )}
      {refusal && (
        <Note tone="warn" role="alert">
          {refusal}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={quote.busy && 'Looking...'}>
        See open times
      </Button>
    </form>
  );
}

type PetCardProps = {
  pet: PetOnPage;
  offered: readonly AnyService[];
  onChange: (to: Partial<PetOnPage>) => void;
  onRemove: (() => void) | undefined;
};

function PetCard({ pet, offered, onChange, onRemove }: PetCardProps) {
  const { services, name, petId, chosen } = pet;
  const toggle = (code: AnyService) =>
    onChange({
      services: services.includes(code) ? services.filter((each) => each !== code) : [...services, code],
    });
  return (
    <section className="card grid gap-4" aria-label={name || 'Your pet'}>
      {petId ? (
        <Checkbox checked={chosen} onChange={({ target }) => onChange({ chosen: target.checked })}>
          <b>{name}</b>
        </Checkbox>
      ) : (
        <div className="grid grid-cols-2 items-start gap-4">
          <Field label="Pet’s name" className="col-span-2 sm:col-span-1">
            <Input maxLength={60} value={name} onChange={({ target }) => onChange({ name: target.value })} />
          </Field>
          <Field label="Dog or cat">
            <Select
              options={[
                { value: 'dog', label: 'Dog' },
                { value: 'cat', label: 'Cat' },
              ]}
              value={pet.species}
              onChange={({ target }) => onChange({ species: target.value === 'cat' ? 'cat' : 'dog' })}
            />
          </Field>
          <Field label="Weight in pounds">
            <Input
              inputMode="decimal"
              maxLength={6}
              className="tabular-nums"
              value={pet.weight}
              onChange={({ target }) => onChange({ weight: target.value })}
            />
          </Field>
          <Field label="Breed" className="col-span-2 sm:col-span-1">
            <Input
              maxLength={120}
              value={pet.breed}
              onChange={({ target }) => onChange({ breed: target.value })}
            />
          </Field>
          <Field label="Anything to know? (optional)" className="col-span-2">
            <Input
              maxLength={500}
              value={pet.notes}
              onChange={({ target }) => onChange({ notes: target.value })}
            />
          </Field>
        </div>
      )}
      {chosen && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={`Services for ${name || 'your pet'}`}>
          {offered.map((code) => (
            <Chip key={code} pressed={services.includes(code)} onClick={() => toggle(code)}>
              {serviceLabel(code)}
            </Chip>
          ))}
        </div>
      )}
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </section>
  );
}
