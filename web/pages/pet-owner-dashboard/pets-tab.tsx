import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming-requests.ts';
import type { Pet } from '#contract/pets.ts';
import { ArchivedPets } from '#web/features/pets/archived-pets.tsx';
import { PetList } from '#web/features/pets/pet-list.tsx';
import type { usePets } from '#web/features/pets/pets.api.ts';
import { usePetForm } from '#web/features/pets/use-pet-form.tsx';
import {
  groupRequests,
  offersToRead,
  openRequests,
} from '#web/features/grooming-requests/own-request-groups.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { mostAnswered } from './attention.ts';

const OffersInView = lazy(() => import('./offers-in-view.tsx'));

type PetsTabProps = {
  pets: ReturnType<typeof usePets>;
  requests: readonly OwnRequest[];
  now: Date;
  onRequest: (pet: Pet) => void;
};

/** The pets, what is open for them, and the offers that wait. */
export function PetsTab({ pets, requests, now, onRequest }: PetsTabProps) {
  const form = usePetForm();
  const answered = mostAnswered(requests);
  return (
    <div className="grid gap-5 pt-4 pb-16">
      {pets.data && pets.data.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Tally pets={pets.data.length} requests={requests} />
          <Button onClick={form.add}>
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
        onAddProof={(pet) => form.addProof(pet)}
        renderActions={(pet) => (
          <PetActions offered={offeredFor(pet, requests)} onRequest={() => onRequest(pet)} />
        )}
      />
      <Suspense>{answered && <OffersInView key={answered.id} request={answered} />}</Suspense>
      {pets.data && <ArchivedPets />}
      {form.dialog}
    </div>
  );
}

/** The posted request for a pet that has the most offers, if any has. */
const offeredFor = (pet: Pet, requests: readonly OwnRequest[]): OwnRequest | undefined =>
  mostAnswered(requests.filter((request) => request.pets.some(({ id }) => id === pet.id)));

function PetActions({ offered, onRequest }: { offered: OwnRequest | undefined; onRequest: () => void }) {
  return (
    <>
      {offered && (
        <Button asChild variant="primary" className="px-2!">
          <Link to={`/requests/${offered.id}`}>
            {offered.openOffers === 1 ? 'See 1 offer' : `See ${offered.openOffers} offers`}
          </Link>
        </Button>
      )}
      <Button className="px-2!" onClick={onRequest}>
        Request Grooming
      </Button>
    </>
  );
}

function Tally({ pets, requests }: { pets: number; requests: readonly OwnRequest[] }) {
  const open = openRequests(groupRequests(requests));
  const unread = offersToRead(requests);
  const figures = [
    { value: pets, words: pets === 1 ? 'pet' : 'pets' },
    { value: open, words: open === 1 ? 'open request' : 'open requests' },
    { value: unread, words: unread === 1 ? 'offer to read' : 'offers to read' },
  ];
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-1.5 tabular-nums" aria-label="At a glance">
      {figures.map(({ value, words }) => (
        <li key={words}>
          <b className="font-head text-h3 leading-none">{value}</b> {words}
        </li>
      ))}
    </ul>
  );
}
