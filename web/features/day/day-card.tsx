import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { notedCoats } from '#web/domain/price-changes/coat-lines.ts';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { petLine, petNames } from '#web/domain/pets/pet-words.ts';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { useDirections } from '#web/domain/map/directions-link.tsx';
import {
  clientName,
  clientPhone,
  differByPet,
  servicesByPet,
  servicesDone,
  visitPrice,
} from '#web/domain/visits/visit-client.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { clockTime, monthDayYear, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { ReachClient } from './reach-client.tsx';
import { Owes } from '#web/domain/people/owes.tsx';
import { CareMarks } from '#web/domain/visits/care-marks.tsx';
import { Noted, worthReading } from '#web/domain/pets/noted.tsx';
import { VisitMarks } from './visit-marks.tsx';

type DayCardProps = {
  visit: Visit;
  unassigned: boolean;
  /** The next step, and where its animals are. */
  acts: ReactNode;
  /** The menu of everything else. */
  menu: ReactNode;
};

/** A visit on its day as a ticket: when, the animal, where, the next step and who; then what to know. */
export function DayCard({ visit, unassigned, acts, menu }: DayCardProps) {
  const waiting = useWaitingActs().filter(({ record }) => record === visit.id);
  const { pets, timeZone } = visit;
  const hasSteps = visit.provider.as === 'business' && pets.length > 0 && visit.actions.includes('stage');
  const phone = clientPhone(visit);
  const isByPet = differByPet(visit);
  const isRaised = visit.price !== (visit.listPrice ?? 0) - visit.discount;
  const mayAsk = visit.actions.includes('ask_price') && visit.askedPrice === null && !isRaised;
  const noted = mayAsk ? notedCoats(pets) : undefined;
  return (
    <article className="card @container relative p-3! sm:p-4!">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 @min-[34rem]:gap-x-6 @min-[34rem]:gap-y-3">
        {pets.length > 0 && (
          <ul className="flex gap-1 self-start @min-[34rem]:row-span-2">
            {pets.slice(0, 2).map((pet) => (
              <li key={pet.id}>
                <PetPicture
                  pet={pet}
                  className={clsx(
                    'h-20 rounded-m @min-[34rem]:h-52',
                    pets.length > 1 ? 'w-12 @min-[34rem]:w-28' : 'w-20 @min-[34rem]:w-56',
                  )}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={clsx('grid min-w-0 content-start gap-0.5', pets.length === 0 && 'col-span-2')}>
          <p className="flex flex-wrap items-baseline gap-x-2 pe-9 leading-tight tabular-nums">
            <span className="text-h3 font-strong whitespace-nowrap">
              {clockTime(visit.startsAt, timeZone)}
            </span>
            {/* A line of its own: whether a short time fits beside it depends on whether the font has come. */}
            <span className="basis-full whitespace-nowrap text-ink-2 @min-[34rem]:basis-auto">
              to {clockTime(visit.endsAt, timeZone)}
            </span>
          </p>
          <div className="flex min-h-[26px] flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-h4 wrap-anywhere">
              <Link to={href('visit', { id: visit.id })} className="hover:underline">
                {pets.length > 0 ? petNames(pets) : visit.title}
              </Link>
            </h3>
            <p className="flex min-w-0 flex-wrap gap-1.5 empty:hidden">
              <CareMarks visit={visit} />
              <VisitMarks visit={visit} unassigned={unassigned} hasSteps={hasSteps} />
            </p>
          </div>
          {isByPet &&
            pets.map(({ id, name, services }) => (
              <p key={id} className="wrap-anywhere">
                <b>{name}</b> {servicesDone(services)}
              </p>
            ))}
          <p className="wrap-anywhere tabular-nums">
            {[!isByPet && servicesByPet(visit), visitPrice(visit), visit.staff?.name]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="col-span-2 grid min-w-0 content-start gap-1.5 @min-[34rem]:col-span-1 @min-[34rem]:gap-3">
          <Place visit={visit} />
          {visit.client && (
            <Owes clientId={visit.client.id} cents={visit.client.owed} here={visit.client.owedHere} />
          )}
          {visit.askedPrice !== null && visit.actions.includes('ask_price') && (
            <Link
              to={`${href('visit', { id: visit.id })}#price-changes`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              What they say to {price(visit.askedPrice)}
            </Link>
          )}
          {noted && (
            <Link
              to={`${href('visit', { id: visit.id })}#price-changes`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {noted}: ask for a higher price
            </Link>
          )}
          {acts}
          {waiting.map((kept) => (
            <Note key={kept.id} tone={isUnsent(kept) ? 'plain' : 'danger'}>
              {kept.title}: {kept.refusal ?? 'waits to be sent.'}
            </Note>
          ))}
          <div className="-me-2 flex flex-wrap items-center gap-x-2">
            <p className="flex-[1_1_5rem] leading-tight wrap-anywhere text-ink-2 @min-[34rem]:flex-initial">
              {clientName(visit)}
            </p>
            <div className="flex flex-wrap items-center gap-1 px-2 empty:hidden">
              <ReachClient visit={visit} />
            </div>
            {/* At the top right, so that the ways to a client never push it to a line of its own. */}
            <span className="absolute top-1 right-1">{menu}</span>
          </div>
        </div>
      </div>
      <div className="mt-0.5 grid gap-x-8 border-t-2 border-dashed border-line-perf pt-2 @min-[34rem]:mt-3 @min-[34rem]:grid-cols-2 @min-[34rem]:pt-3">
        <div className="grid content-start gap-2">
          {pets.map((pet) => (
            <div key={pet.id}>
              <p className="wrap-anywhere">
                {pets.length > 1 && <b>{pet.name} </b>}
                <span className="text-ink-2">{petLine(pet)}</span>
                {pet.style && <span className="block">{pet.style}</span>}
              </p>
              <Noted text={worthReading(pet.privateNotes)} about={pet.name} />
            </div>
          ))}
          {visit.status === 'booked' && visit.proofs.length > 0 && (
            <p className="text-s text-ink-2 wrap-anywhere">{proofsLine(visit.proofs)}</p>
          )}
        </div>
        <div className="grid content-start gap-2 *:first:mt-2 @min-[34rem]:*:first:mt-0">
          {(visit.arrivesAt !== visit.startsAt || visit.readyAt !== visit.endsAt) && (
            <p className="tabular-nums">In the house {timeRange(visit.arrivesAt, visit.readyAt, timeZone)}</p>
          )}
          {visit.note && <p className="wrap-anywhere">{visit.note}</p>}
          {!visit.atHome && visit.client?.directions && (
            <Noted text={visit.client.directions} about="the way to them" />
          )}
          {visit.client?.notes && <Noted text={visit.client.notes} about={clientName(visit)} />}
          {phone && (
            <p className="hidden tabular-nums @min-[34rem]:block">
              <a href={telHref(phone)} className="hover:underline">
                {phone}
              </a>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The place, with the way there at its end where the provider drives. */
function Place({ visit }: { visit: Visit }) {
  const directionsTo = useDirections();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="flex max-w-fit flex-[1_1_9rem] gap-1.5 wrap-anywhere">
        <Icon name="pin" size="s" className="mt-0.5 flex-none text-accent" />
        {placeOf(visit)}
      </p>
      {visit.atHome && visit.address && (
        <a
          href={directionsTo(visit.address)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Directions to ${visit.address}`}
          className="btn btn-quiet"
        >
          Directions
        </a>
      )}
    </div>
  );
}

/** Where the work is: the client's address with the way to the door, or the provider's own place. */
function placeOf({ atHome, address, directions, client, provider }: Visit): string {
  if (atHome)
    return [address ?? 'At their home', directions ?? client?.directions].filter(Boolean).join(' · ');
  return provider.as === 'business' ? 'At the salon' : 'At your place';
}

/** Who looked at the vaccination proofs, since the pet is about to come in. */
function proofsLine(proofs: Visit['proofs']): string {
  const checks = proofs.flatMap(({ check }) => check ?? []);
  const [latest] = checks.toSorted((a, b) => b.at.localeCompare(a.at));
  if (!latest || checks.length < proofs.length)
    return `Vaccination proofs not checked yet: ${proofs.length - checks.length} of ${proofs.length}`;
  return `Vaccination proof checked by ${latest.by} on ${monthDayYear(latest.at)}`;
}
