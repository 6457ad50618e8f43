import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { handlingNames } from '#reference/handling.ts';
import { labelsInList } from '#reference/service-labels.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { PetFactsList } from '#web/domain/pets/pet-facts-list.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petLine } from '#web/domain/pets/pet-words.ts';
import {
  checkWords,
  expiryOf,
  lastingRecords,
  paperWords,
  recordName,
} from '#web/domain/vaccinations/vaccination-words.ts';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { listed } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { phoneWords, smsHref, telHref } from '#web/domain/client-messages/phone-links.ts';
import { waysTo } from '#web/domain/client-messages/ways-to.ts';
import { DueBadge } from './due-badge.tsx';
import { agreedNames, contactNames, isOverdue, rhythmOf, sourceNames } from './client-words.ts';

/** Buttons that reach the client: they open the phone, the texts and the mail of the device. */
export function ReachClient({ client }: { client: Client }) {
  const { call, text, mail } = waysTo({
    ...client,
    phone: client.shared?.phone ?? client.phone,
    email: client.shared?.email ?? client.email,
  });
  return (
    <>
      {call && (
        <Button asChild>
          <a href={telHref(call)}>
            <Icon name="phone" size="s" />
            Call
          </a>
        </Button>
      )}
      {text && (
        <Button asChild>
          <a href={smsHref(text)}>
            <Icon name="message" size="s" />
            Text
          </a>
        </Button>
      )}
      {mail && (
        <Button asChild>
          <a href={`mailto:${mail}`}>
            <Icon name="mail" size="s" />
            Email
          </a>
        </Button>
      )}
    </>
  );
}

/** A pet: style first, then how it is handled, what is on record, and what is usual. */
export function ClientPetCard({ pet, actions }: { pet: ClientPet; actions: ReactNode }) {
  const now = useNow();
  const bites = pet.bites.length + pet.filedBites.length;
  const usual = [
    pet.usualServices.length > 0 && listed(labelsInList(pet.usualServices)),
    pet.usualPrice !== null && price(pet.usualPrice),
    pet.usualMinutes !== null && `${pet.usualMinutes} min`,
  ].filter(Boolean);
  return (
    <article className="card grid content-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <PetPicture
          pet={{ ...pet, petImageUrl: pet.portraitUrl }}
          width={56}
          className="me-1 size-14 flex-none rounded-pill"
        />
        <h3 className="text-h4 wrap-anywhere">{pet.name}</h3>
        {pet.handling !== 'easy' && <Badge tone="urgent">{handlingNames[pet.handling]}</Badge>}
        {bites > 0 && <Badge tone="danger">Bite on record</Badge>}
        {pet.dueOn && isOverdue(pet.dueOn, now) && (
          <DueBadge dueOn={pet.dueOn} everyWeeks={pet.everyWeeks} now={now} />
        )}
        {pet.diedOn && <Badge>Died {monthDayYear(pet.diedOn, 'UTC')}</Badge>}
        {pet.archived && <Badge>No longer groomed</Badge>}
      </div>
      <p className="wrap-anywhere text-ink-2">{petLine(pet)}</p>
      {pet.style && <p className="font-strong whitespace-pre-line wrap-anywhere">{pet.style}</p>}
      {usual.length > 0 && <p className="wrap-anywhere tabular-nums">Usually {usual.join(' · ')}</p>}
      <p className="text-s text-ink-2 tabular-nums">{rhythmOf(pet) || 'No groom on record'}</p>
      {pet.privateNotes && <p className="whitespace-pre-line wrap-anywhere">{pet.privateNotes}</p>}
      {pet.groomingNotes && <p className="whitespace-pre-line wrap-anywhere">{pet.groomingNotes}</p>}
      {pet.bites.map(({ on, what }) => (
        <p key={`${on} ${what}`} className="wrap-anywhere text-danger">
          Bite on {monthDayYear(on, 'UTC')}: {what}
        </p>
      ))}
      <PetFactsList pet={pet} />
      <VaccinationList pet={pet} now={now} />
      {!pet.shared && (
        <p className="text-s text-ink-2">The owner’s record is shared while a visit is booked or recent.</p>
      )}
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </article>
  );
}

function VaccinationList({ pet, now }: { pet: ClientPet; now: Date }) {
  const records = lastingRecords(pet.vaccinations);
  if (records.length === 0) return null;
  return (
    <ul className="text-s tabular-nums">
      {records.map((record) => (
        <li key={record.id}>
          {recordName(record)}
          {record.expiresOn &&
            `${expiryOf(record, now) === 'expired' ? ', expired ' : ' until '}${monthDay(record.expiresOn, 'UTC')}`}
          {[paperWords(record), record.proofCheck && checkWords(record.proofCheck)]
            .filter(Boolean)
            .map((words) => (
              <span key={words} className="block wrap-anywhere text-ink-2">
                {words}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** What their account shares, where the provider's own notes do not say the same. */
function sharedFacts({ shared, phone, email }: Client) {
  const phones = [shared?.phone, phone].map((number) => number && phoneWords(number));
  return [
    { name: 'Phone of their account', value: phones[0] === phones[1] ? null : phones[0] },
    { name: 'Email of their account', value: shared?.email === email ? null : shared?.email },
  ];
}

/** Where the client lives, how to reach them, and the provider's notes. */
export function ClientDetails({ client }: { client: Client }) {
  const facts: { name: string; value: ReactNode }[] = [
    { name: 'Phone', value: client.phone && phoneWords(client.phone) },
    { name: 'Second phone', value: client.phone2 && phoneWords(client.phone2) },
    { name: 'Email', value: client.email },
    ...sharedFacts(client),
    { name: 'Address', value: client.address && <Address client={client} /> },
    { name: 'Directions', value: client.address ? null : client.directions },
    { name: 'Reach them by', value: contactNames[client.contactBy] },
    {
      name: 'Texts by Wagwell',
      value: client.textsOkHow && agreedNames[client.textsOkHow],
    },
    {
      name: 'Notes',
      value: client.notes && <span className="whitespace-pre-line">{client.notes}</span>,
    },
    { name: 'In your book', value: <CameBy client={client} /> },
  ];
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** How a client came into the book; an import leads to what it left to do. */
function CameBy({ client: { source, createdAt, importId } }: { client: Client }) {
  const words = `${sourceNames[source]}, ${monthDayYear(createdAt)}`;
  return importId ? <Link to={href('client-import', { id: importId })}>{words}</Link> : words;
}

/** The address and the way to the door, with one link that leads there. */
function Address({ client: { address, directions, onMap } }: { client: Client }) {
  if (!address) return null;
  return (
    <span className="grid justify-items-start gap-2">
      {address}
      {directions && <span>{directions}</span>}
      {onMap ? <DirectionsLink to={address} /> : <Badge tone="warn">Not found on the map</Badge>}
    </span>
  );
}
