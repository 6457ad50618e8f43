import { clsx } from 'clsx';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { Pet } from '#contract/pets/pets.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { ArchivedPets } from '#web/features/pets/archived-pets.tsx';
import { isDue } from '#web/features/pets/due.ts';
import { PetList } from '#web/features/pets/pet-list.tsx';
import type { usePets } from '#web/features/pets/pets.api.ts';
import { usePetForm } from '#web/features/pets/use-pet-form.tsx';
import {
  groupRequests,
  countUnreadOffers,
  openRequestFor,
  countOpenRequests,
  upcomingVisitOf,
} from '#web/features/grooming-requests/own/own-request-groups.ts';
import { lastDirect, lastToRepeat } from '#web/features/visits/booking/last-to-repeat.ts';
import { RebookVisit } from '#web/features/visits/booking/rebook-visit.tsx';
import { useVaccinationForm } from '#web/features/vaccinations/use-vaccination-form.tsx';
import { aheadOf } from '#web/features/visits/direct-visits.ts';
import type { useDirectVisits } from '#web/features/visits/direct-visits.ts';
import { useVisits } from '#web/features/visits/visits.api.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Icon } from '#web/ui/icon.tsx';
import { mostAnswered, neverGroomed } from './attention.ts';
import { OffersInView } from './offers-in-view.tsx';

const BookNextByVisit = lazyPart(() => import('#web/features/booking-page/book-next-by-visit.tsx'));

type PetsTabProps = {
  pets: ReturnType<typeof usePets>;
  /** Undefined while loading. */
  requests: readonly OwnRequest[] | undefined;
  direct: ReturnType<typeof useDirectVisits>['data'];
  now: Date;
  onRequest: (pet: Pet) => void;
  /** The membership card, where the head of the page has no room for it. */
  membership?: ReactNode;
};

/** The pets, their open requests, and open offers. */
export function PetsTab({ pets, requests: asked, direct, now, onRequest, membership }: PetsTabProps) {
  const form = usePetForm();
  const vaccination = useVaccinationForm();
  const requests = asked ?? [];
  const answered = mostAnswered(requests);
  // Before requests are loaded every due pet would seem to have none.
  const due = asked ? (pets.data ?? []).filter((pet) => isDue(pet, now)) : [];
  const ahead = aheadOf(direct ?? [], now);
  const upcomingOf = (petId: string) =>
    upcomingVisitOf(petId, requests, now) ?? ahead.find((visit) => visit.pets.some(({ id }) => id === petId));
  const idle = new Set(due.filter((pet) => !openRequestFor(pet.id, requests) && !upcomingOf(pet.id)));
  const visits = useVisits({ as: 'pet_owner' });
  return (
    <div className="grid gap-5 pt-4 pb-16">
      {pets.data && pets.data.length > 0 && (
        <div className="flex items-center justify-between gap-3">
          <Tally pets={pets.data.length} requests={requests} />
          <Button className="flex-none" onClick={form.add}>
            <Icon name="plus" size="s" />
            Add Pet
          </Button>
        </div>
      )}
      <h2 className="sr-only">Your pets</h2>
      <PetList
        pets={pets}
        now={now}
        onAdd={form.add}
        onEdit={form.edit}
        onAddProof={(pet) => vaccination.addProof(pet)}
        bookedOf={({ id }) => {
          const visit = upcomingOf(id);
          return visit && `Booked ${shortDate(visit.startsAt, visit.timeZone)}`;
        }}
        renderActions={(pet) => (
          <PetActions
            calm={answered !== undefined}
            visitId={upcomingOf(pet.id)?.id}
            offered={offeredFor(pet, requests)}
            waiting={openRequestFor(pet.id, requests)}
            first={asked !== undefined && neverGroomed(pet)}
            direct={lastDirect(visits.data ?? [], pet.id)?.id}
            last={idle.has(pet) ? lastToRepeat(visits.data ?? [], pet.id) : undefined}
            onRequest={() => onRequest(pet)}
          />
        )}
      />
      {answered && <OffersInView key={answered.id} request={answered} />}
      {membership}
      {pets.data && <ArchivedPets />}
      {form.dialog}
      {vaccination.dialog}
    </div>
  );
}

/** The posted request with the most offers for a pet, if any. */
const offeredFor = (pet: Pet, requests: readonly OwnRequest[]): OwnRequest | undefined =>
  mostAnswered(requests.filter((request) => request.pets.some(({ id }) => id === pet.id)));

type PetActionsProps = {
  /** Whether the head of the page has the filled button, for the offers. */
  calm: boolean;
  /** The booked visit. */
  visitId: string | undefined;
  offered: OwnRequest | undefined;
  /** The last visit to rebook, if the pet is due and has no request. */
  last: Visit | undefined;
  /** Id of the last visit, if it was booked with the provider directly, who can be booked again without a membership. */
  direct: string | undefined;
  /** The open request, with or without offers. */
  waiting: OwnRequest | undefined;
  /** Whether this would be the first groom. */
  first: boolean;
  onRequest: () => void;
};

function PetActions({ calm, visitId, offered, last, direct, waiting, first, onRequest }: PetActionsProps) {
  if (visitId)
    return (
      <>
        <Button asChild variant={calm ? 'line' : 'primary'} className="px-2! whitespace-nowrap">
          <Link to={href('visit', { id: visitId })}>See visit</Link>
        </Button>
        <Button variant="quiet" className="px-2! whitespace-nowrap" onClick={onRequest}>
          Request Grooming
        </Button>
      </>
    );
  if (waiting && !offered)
    return (
      <>
        <Button asChild className="px-2! whitespace-nowrap">
          <Link to={href('request', { id: waiting.id })}>See request</Link>
        </Button>
        <Button variant="quiet" className="px-2! whitespace-nowrap" onClick={onRequest}>
          Request Grooming
        </Button>
      </>
    );
  return (
    <>
      {offered && (
        <Button asChild className="px-2! whitespace-nowrap">
          <Link to={href('request', { id: offered.id })}>
            {offered.openOffers === 1 ? 'See 1 offer' : `See ${offered.openOffers} offers`}
          </Link>
        </Button>
      )}
      {last && <RebookVisit visit={last} />}
      {direct && (
        <Suspense>
          <BookNextByVisit visitId={direct} inCard />
        </Suspense>
      )}
      <Button
        variant={offered ? 'quiet' : first && !calm ? 'primary' : 'line'}
        className="px-2! whitespace-nowrap"
        onClick={onRequest}
      >
        Request Grooming
      </Button>
    </>
  );
}

/** On a phone, what its tab and the button above say is read out only, so that the rest takes one line beside 'Add Pet'. */
function Tally({ pets, requests }: { pets: number; requests: readonly OwnRequest[] }) {
  const groups = groupRequests(requests);
  const open = countOpenRequests(groups);
  const waiting = groups.answered.reduce((sum, { openOffers }) => sum + openOffers, 0);
  // The head of the page names the offers of one request, so that the sum is new only beside others.
  const isSum = groups.answered.length > 1;
  const unread = countUnreadOffers(requests);
  const figures = [
    { value: pets, words: pets === 1 ? 'pet' : 'pets', above: open + groups.booked.length > 0 },
    ...(open > 0 ? [{ value: open, words: open === 1 ? 'open request' : 'open requests' }] : []),
    ...(groups.booked.length > 0 ? [{ value: groups.booked.length, words: 'booked' }] : []),
    ...(unread > 0
      ? [{ value: unread, words: unread === 1 ? 'offer to read' : 'offers to read', above: true }]
      : []),
    ...(unread === 0 && isSum
      ? [{ value: waiting, words: waiting === 1 ? 'offer to decide on' : 'offers to decide on', above: true }]
      : []),
  ];
  return (
    <ul
      className="flex flex-wrap gap-x-7 gap-y-1.5 tabular-nums max-sm:gap-x-3 max-sm:text-s"
      aria-label="At a glance"
    >
      {figures.map(({ value, words, above = false }) => (
        <li key={words} className={clsx(above && 'max-sm:sr-only')}>
          <b className="font-head leading-none sm:text-h3">{value}</b> {words}
        </li>
      ))}
    </ul>
  );
}
