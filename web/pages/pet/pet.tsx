import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { vaccineCodes } from '#contract/vaccinations/vaccination-codes.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { openRequestFor } from '#web/features/grooming-requests/own/own-request-groups.ts';
import { useOwnRequests } from '#web/features/grooming-requests/requests.api.ts';
import { useRequestForm } from '#web/features/grooming-requests/post/use-request-form.tsx';
import { IncidentsSection } from '#web/features/incidents/incidents-section.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { AboutPet } from '#web/features/pets/about-pet.tsx';
import { isDue } from '#web/features/pets/due.ts';
import { usePet } from '#web/features/pets/pets.api.ts';
import { useArchiving } from '#web/features/pets/use-archiving.ts';
import { usePetForm } from '#web/features/pets/use-pet-form.tsx';
import { Vaccinations } from '#web/features/vaccinations/vaccinations.tsx';
import { useVaccinationForm } from '#web/features/vaccinations/use-vaccination-form.tsx';
import { useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { lastToRepeat } from '#web/features/visits/booking/last-to-repeat.ts';
import { VisitHistory } from '#web/features/visits/visit-history.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';
import { useVisits } from '#web/features/visits/visits.api.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { bookedVisit, NextGroom } from './next-groom.tsx';
import { PetHead } from './pet-head.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Pet',
    description: 'One pet, its records and its visits.',
    path: href('pet', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function PetPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid grid-cols-1 column-record gap-8 pt-5 pb-16 lg:pt-8">
          <WayBack to={href('pet-owner-dashboard')}>Pets</WayBack>
          <OnePet key={id} id={id} />
        </div>
      )}
    </SignedIn>
  );
}

function OnePet({ id }: { id: string }) {
  const pet = usePet(id);
  if (pet.isPending)
    return (
      <>
        <output className="sr-only">Loading the pet...</output>
        <Skeleton className="h-56 rounded-m" />
        <Skeleton className="h-40 rounded-m" />
      </>
    );
  if (!pet.data)
    return (
      <NotFoundOrFailed
        query={pet}
        what="pet"
        absent="It may belong to another account."
        back={{ to: href('pet-owner-dashboard'), words: 'Go to your pets' }}
      />
    );
  return <PetRecord pet={pet.data} />;
}

function PetRecord({ pet }: { pet: Pet }) {
  const now = useNow();
  const own = useOwnPetOwner();
  const form = usePetForm();
  const vaccination = useVaccinationForm();
  const request = useRequestForm({
    address: own.data?.profile?.address ?? null,
    preferredRadius: own.data?.profile?.preferredRadius,
  });
  const asked = useOwnRequests().data ?? [];
  const visits = useVisits({ as: 'pet_owner', petId: pet.id }).data ?? [];
  const booked = bookedVisit(visits);
  const next = nextStep(booked, openRequestFor(pet.id, asked));
  // The note below then has the filled button.
  const repeats = isDue(pet, now) && lastToRepeat(visits, pet.id) !== undefined;
  const { archive, restore, busy } = useArchiving();
  useAskedVaccine(pet, vaccination.addProof);
  const archived = pet.archivedAt !== null;

  return (
    <>
      {archived && (
        <Note tone="warn" icon="archive">
          <b>{pet.name} is archived.</b> History and records stay.{' '}
          <Button
            variant="quiet"
            className="inline-flex! min-h-0! py-0!"
            busy={busy && 'Restoring...'}
            onClick={() => void restore(pet)}
          >
            Restore
          </Button>
        </Note>
      )}
      <PetHead
        pet={pet}
        now={now}
        booked={booked}
        actions={
          <>
            {!archived && next && (
              <Button asChild variant="primary">
                <Link to={next.to}>{next.words}</Link>
              </Button>
            )}
            {!archived && (
              <Button
                variant={next || repeats ? 'quiet' : 'primary'}
                onClick={() => request.open({ kind: 'post', pets: [pet], petId: pet.id, asked })}
              >
                Request Grooming
              </Button>
            )}
            <div className="flex basis-full flex-wrap gap-x-2">
              <Button variant="quiet" onClick={() => form.edit(pet)}>
                <Icon name="pencil" size="s" />
                Edit
              </Button>
              <Button asChild variant="quiet">
                <Link to={href('pet-record', { id: pet.id })}>
                  <Icon name="share" size="s" />
                  Record to share
                </Link>
              </Button>
              {!archived && (
                <Button asChild variant="quiet">
                  <Link to={href('pet-owner-dashboard', { tab: 'care-tips', pet: pet.id })}>
                    <Icon name="bulb" size="s" />
                    Care Tips
                  </Link>
                </Button>
              )}
              {!archived && (
                <Button variant="quiet" busy={busy && 'Archiving...'} onClick={() => void archive(pet)}>
                  Archive
                </Button>
              )}
            </div>
          </>
        }
      />
      {!archived && <NextGroom pet={pet} now={now} />}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <section aria-labelledby="pet-about" className="grid gap-3">
          <h2 id="pet-about">What a groomer should know</h2>
          <AboutPet pet={pet} onEdit={() => form.edit(pet)} />
        </section>
        <section aria-labelledby="pet-vaccinations" className="grid gap-3">
          <h2 id="pet-vaccinations">Vaccinations</h2>
          <Vaccinations
            pet={pet}
            now={now}
            onAdd={() => vaccination.addProof(pet)}
            onAddProof={(record) => vaccination.addProof(pet, { replaces: record })}
          />
        </section>
      </div>
      <IncidentsSection of={{ petId: pet.id }} />
      <section aria-labelledby="pet-visits" className="grid gap-4">
        <h2 id="pet-visits">Visits</h2>
        <VisitHistory petId={pet.id} name={pet.name} />
      </section>
      {form.dialog}
      {vaccination.dialog}
      {request.dialog}
    </>
  );
}

/** Where the next groom is seen, once it is booked or asked for. */
function nextStep(booked: Visit | undefined, asked: OwnRequest | undefined) {
  if (booked) return { to: href('visit', { id: booked.id }), words: 'See the visit' };
  return asked && { to: href('request', { id: asked.id }), words: seeOffers(asked.openOffers) };
}

const seeOffers = (count: number): string =>
  count === 0 ? 'See the request' : count === 1 ? 'See the offer' : `See ${count} offers`;

/** Opens the form for the vaccination named in the URL: '?vaccine=rabies'. */
function useAskedVaccine(pet: Pet, addProof: ReturnType<typeof useVaccinationForm>['addProof']) {
  const [params, change] = useUrlParams();
  const [asked] = useState(() => params.get('vaccine'));
  useEffect(() => {
    const vaccine = vaccineCodes.find((code) => code === asked);
    if (!vaccine) return;
    change({ vaccine: '' }, { replace: true });
    addProof(pet, { vaccine });
    // Only on mount; later the user decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
