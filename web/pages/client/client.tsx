import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { ClientMoney } from '#web/features/bills/client-money.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { ClientActs } from '#web/features/clients/client-acts.tsx';
import { ClientDetails, ClientPetCard, ReachClient } from '#web/features/clients/client-record.tsx';
import { ClientTimeline, NextAndLast } from '#web/features/clients/client-timeline.tsx';
import { ClientWishes } from '#web/features/clients/client-wishes.tsx';
import { nameOf } from '#web/features/clients/client-words.ts';
import { PetActs } from '#web/features/clients/pet-acts.tsx';
import { ClientConsents } from '#web/features/consents/consents-section.tsx';
import { IncidentsSection } from '#web/features/incidents/incidents-section.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { InviteClient } from '#web/features/pet-transfers/invite-client.tsx';
import { WaitsForOpening } from '#web/features/waiting-clients/waits-for-opening.tsx';
import { query } from '#web/lib/api/query.ts';
import { MaybeSame } from '#web/domain/people/maybe-same.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

const BookClient = lazyPart(() => import('../parts/book-client.tsx'));
const EditClientForm = lazyPart(async () => ({
  default: (await import('#web/features/clients/client-form.tsx')).EditClientForm,
}));
const ClientPetForm = lazyPart(async () => ({
  default: (await import('#web/features/clients/client-pet-form.tsx')).ClientPetForm,
}));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Client',
    description: 'One of your clients, with pets, visits and notes.',
    path: href('client', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ClientPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid gap-6 pt-5 pb-16 lg:pt-8">
          <WayBack to={href('clients')}>Clients</WayBack>
          <OneClient key={id} id={id} />
        </div>
      )}
    </SignedIn>
  );
}

function OneClient({ id }: { id: string }) {
  const client = useQuery(query('GET /api/clients/:id', { params: { id } }));
  if (client.isPending)
    return (
      <>
        <output className="sr-only">Loading the client...</output>
        <Skeleton className="h-24 rounded-m" />
        <Skeleton className="h-40 rounded-m" />
      </>
    );
  if (!client.data)
    return (
      <NotFoundOrFailed
        query={client}
        what="client"
        absent="It may have been removed or merged into another."
        back={{ to: href('clients'), words: 'Go to your clients' }}
      />
    );
  return <ClientRecord client={client.data} />;
}

function ClientRecord({ client }: { client: Client }) {
  const isDesk = useIsFrontDesk();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [booking, setBooking] = useState(false);
  const [pet, setPet] = useState<ClientPet | 'new'>();
  const { archivedAt, doNotBook, doNotBookReason, linkedUserId, maybeSame, pets } = client;
  return (
    <>
      {archivedAt && (
        <Note tone="warn" icon="archive">
          <b>{nameOf(client)} is archived.</b> Everything is kept.
        </Note>
      )}
      {maybeSame && !isDesk && (
        <Note>
          <MaybeSame
            client={{ id: client.id, name: nameOf(client) }}
            same={maybeSame}
            onMerged={(id) => void navigate(href('client', { id }), { replace: true })}
          />
        </Note>
      )}
      {doNotBook && (
        <Note tone="danger" icon="block">
          <b>Do not book.</b> {doNotBookReason}
        </Note>
      )}
      <ClientWishes client={client} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_auto_1fr] lg:items-start">
        <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
          <div className="flex min-w-0 items-center gap-x-3">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="wrap-anywhere">{nameOf(client)}</h1>
              {linkedUserId && <Badge>Has an account</Badge>}
            </div>
            {!isDesk && (
              <ClientActs
                client={client}
                onMerged={(id) => void navigate(href('client', { id }), { replace: true })}
                onRemoved={() => void navigate(href('clients'), { replace: true })}
              />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {!archivedAt && pets.length > 0 && (
              <Button variant="primary" onClick={() => setBooking(true)}>
                Book
              </Button>
            )}
            <ReachClient client={client} />
            {linkedUserId && !isDesk && <MessageLink to={linkedUserId} name={nameOf(client)} />}
          </div>
        </div>
        <section aria-labelledby="client-pets" className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="client-pets" className="text-h4">
              Pets
            </h2>
            <AddButton what="pet" onClick={() => setPet('new')} />
          </div>
          {pets.length === 0 ? (
            <p className="text-ink-2">No pets yet. Add the first one.</p>
          ) : (
            <div className={clsx('grid gap-3', pets.length > 1 && 'xl:grid-cols-2')}>
              {pets.map((each) => (
                <ClientPetCard
                  key={each.id}
                  pet={each}
                  actions={<PetActs client={client} pet={each} onEdit={() => setPet(each)} />}
                />
              ))}
            </div>
          )}
        </section>
        <div className="card calm-sections lg:row-span-3">
          <SectionCard id="visits" title="Visits and money">
            <NextAndLast client={client} />
            <ClientMoney clientId={client.id} />
          </SectionCard>
          <SectionCard
            id="details"
            title="Details"
            action={
              <Button variant="quiet" onClick={() => setEditing(true)}>
                Edit
              </Button>
            }
          >
            <ClientDetails client={client} />
          </SectionCard>
        </div>
        {/* Beside each other under the pets, where a wide screen would be empty. */}
        <div className="grid items-start gap-3 empty:hidden xl:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          <WaitsForOpening client={client} />
          <ClientConsents clientId={client.id} />
          <IncidentsSection of={{ clientId: client.id }} />
          {!isDesk && <InviteClient client={client} />}
        </div>
        <section aria-labelledby="timeline" className="grid gap-2">
          <h2 id="timeline" className="text-h4">
            What happened
          </h2>
          <ClientTimeline client={client} />
        </section>
      </div>
      <Suspense>
        {booking && <BookClient clientId={client.id} onClose={() => setBooking(false)} />}
        {editing && <EditClientForm client={client} onClose={() => setEditing(false)} />}
        {pet && (
          <ClientPetForm
            client={client}
            pet={pet === 'new' ? undefined : pet}
            onClose={() => setPet(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
