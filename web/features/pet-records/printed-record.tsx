import type { ReactNode } from 'react';
import type { PetRecord } from '#contract/pets/pet-records.ts';
import { serviceCodes } from '#contract/pets/pet-codes.ts';
import { temperaments } from '#reference/temperaments.ts';
import { warningsFor } from '#reference/warnings/warnings.ts';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { CareNotes } from '#web/domain/pets/care-notes.tsx';
import { PetFactsList } from '#web/domain/pets/pet-facts-list.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { expiryOf, lastingRecords, recordName } from '#web/domain/vaccinations/vaccination-words.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { isoDay, monthDayYear } from '#web/lib/dates.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** A pet's record as one printed page, for a vet, a sitter or a kennel. */
export function PrintedRecord({ record }: { record: PetRecord }) {
  const { pet, owner, visits, asOf, until } = record;
  const drawn = { ...pet, petImageUrl: null };
  return (
    <article
      data-theme="light"
      className="mx-auto grid w-full max-w-200 content-start gap-6 rounded-m border border-line bg-card p-6 text-ink sm:p-10 print:max-w-none print:gap-4 print:border-0 print:p-0"
    >
      <header className="grid grid-cols-[1fr_auto] items-start gap-4 border-b-2 border-ink pb-4 sm:grid-cols-[auto_1fr_auto] sm:items-center print:grid-cols-[auto_1fr_auto]">
        <PetPicture pet={drawn} alone width={160} className="size-24 rounded-m" />
        <div className="min-w-0 max-sm:order-last max-sm:col-span-2 print:order-none print:col-span-1">
          <p className="text-s font-strong">Record</p>
          <h1 className="wrap-anywhere print:text-[1.75rem]">{pet.name}</h1>
          <p className="text-ink-2">{petLine(pet)}</p>
          {pet.birthDate && <p className="text-ink-2">Born {monthDayYear(pet.birthDate, 'UTC')}</p>}
        </div>
        <Logo />
      </header>
      <Part title="Owner">
        <p className="wrap-anywhere">
          {owner.name}
          {owner.phone && (
            <>
              {' · '}
              <a href={telHref(owner.phone)}>{owner.phone}</a>
            </>
          )}
        </p>
        <PetFactsList pet={pet} />
      </Part>
      <ToKnow pet={pet} asOf={asOf} />
      <Part title="Vaccinations">
        <VaccinationTable vaccinations={pet.vaccinations} asOf={asOf} />
      </Part>
      <Part title="Last visits at the groomer">
        {visits.length === 0 ? (
          <p className="text-ink-2">None on record.</p>
        ) : (
          <ul className="grid gap-1">
            {visits.map(({ on, services, provider }) => (
              <li key={`${on} ${provider}`} className="wrap-anywhere tabular-nums">
                {monthDayYear(on, 'UTC')}: {servicesDone(services)} · {provider}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <footer className="text-s text-ink-2 tabular-nums">
        As of {monthDayYear(asOf)}, kept by {pet.name}’s owner on Wagwell.
        {until && ` This link ends on ${monthDayYear(until)}.`}
      </footer>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-h4">{title}</h2>
      {children}
    </section>
  );
}

/** Conditions, how the animal behaves, bites, notes, and what its age, breed and health ask for. */
function ToKnow({ pet, asOf }: Pick<PetRecord, 'pet' | 'asOf'>) {
  const warnings = warningsFor(pet, serviceCodes, { today: isoDay(asOf) }).filter(
    ({ level }) => level !== 'tell_owner',
  );
  const needsCare = pet.temperament.filter((code) => temperaments[code].care);
  const notes = [pet.specialConditions, needsCare, pet.bites, pet.filedBites, pet.groomingNotes ?? ''];
  if (warnings.length === 0 && notes.every(({ length }) => length === 0)) return null;
  return (
    <Part title="To know">
      <CareNotes pets={[{ ...pet, id: 'pet' }]} whole />
      {warnings.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {warnings.map(({ code, reason, source }) => (
            <li key={code} className="wrap-anywhere">
              {reason} <span className="text-ink-2">({source})</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

type Vaccinations = PetRecord['pet']['vaccinations'];

function VaccinationTable({ vaccinations, asOf }: { vaccinations: Vaccinations; asOf: string }) {
  const records = lastingRecords(vaccinations);
  if (records.length === 0) return <p className="text-ink-2">None on record.</p>;
  return (
    <ul className="grid gap-2">
      {records.map((record) => (
        <li
          key={record.id}
          className="grid gap-x-4 tabular-nums sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]"
        >
          <span className="wrap-anywhere">
            <b>{recordName(record)}</b>
            {record.givenOn && `, given ${monthDayYear(record.givenOn, 'UTC')}`}
            {record.expiresOn && `, valid until ${monthDayYear(record.expiresOn, 'UTC')}`}{' '}
            {expiryOf(record, new Date(asOf)) === 'expired' && <Badge tone="danger">Expired</Badge>}
          </span>
          <span className="text-s text-ink-2">
            {record.proofCheck
              ? `Proof checked by ${record.proofCheck.by}, ${monthDayYear(record.proofCheck.at)}`
              : 'Told by the owner'}
          </span>
        </li>
      ))}
    </ul>
  );
}
