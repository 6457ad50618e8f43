import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { wasEverBooked } from '#contract/visits/visit-status.ts';
import { href } from '#contract/pages.ts';
import { countNotPast } from '#web/features/grooming-requests/own/own-request-groups.ts';
import { aheadOf, useDirectVisits } from '#web/features/visits/direct-visits.ts';
import { useVisits } from '#web/features/visits/visits.api.ts';
import { useOwnRequests } from '#web/features/grooming-requests/requests.api.ts';
import { useRequestForm } from '#web/features/grooming-requests/post/use-request-form.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { LookFirst } from '#web/features/identity/look-first.tsx';
import { MembersOnly } from '#web/features/identity/members-only.tsx';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { useRemembered } from '#web/features/identity/use-remember-profile.ts';
import { PremiumCard } from '#web/features/memberships/manage/premium-card.tsx';
import { useMembership } from '#web/features/memberships/memberships.api.ts';
import { BegunTransfers } from '#web/features/pet-transfers/begun-transfers.tsx';
import { usePets } from '#web/features/pets/pets.api.ts';
import { useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { rememberedPetOwner } from '#web/features/profiles/remembered-profile.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useFoundBookings } from '#web/domain/calendar/booked-as.ts';
import { useNow } from '#web/lib/use-now.ts';
import { homeOf } from '#web/domain/places/near.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { inTab } from '#web/lib/url/use-tab-param.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { HiddenUntil } from '#web/ui/hidden-until.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PanelSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { HeadOfTab, toTop } from '../parts/head-of-tab.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { AskProvider, useAskedProvider } from './ask-provider.tsx';
import { AfterStart } from '#web/ui/after-start.tsx';
import { Head } from './head.tsx';
import { OwedNote } from './owed-note.tsx';
import { PetsTab } from './pets-tab.tsx';

const CareTipsTab = lazyPart(() => import('./care-tips-tab.tsx'), inTab('care-tips'));
const RequestsTab = lazyPart(() => import('./requests-tab.tsx'), inTab('requests'));
const GroomersTab = lazyPart(
  async () => ({ default: (await import('./people-tabs.tsx')).GroomersTab }),
  inTab('groomers'),
);
const SalonsTab = lazyPart(
  async () => ({ default: (await import('./people-tabs.tsx')).SalonsTab }),
  inTab('salons'),
);
const ProfileTab = lazyPart(() => import('./profile-tab.tsx'), inTab('profile'));
const StatsTab = lazyPart(() => import('./stats-tab.tsx'), inTab('stats'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pet parent dashboard',
    description: 'Your pets, what you asked for, and who offered.',
    path: href('pet-owner-dashboard'),
  });

export default function PetOwnerDashboard() {
  const { data: session } = useSession();
  return (
    <MembershipGate forRole="pet_owner" own>
      {session && <Dashboard user={session.user} />}
    </MembershipGate>
  );
}

function Dashboard({ user }: Pick<SessionReply, 'user'>) {
  const [params, change] = useUrlParams();
  const now = useNow();
  const isWide = useMedia('(width >= 48rem)');
  const pets = usePets();
  const requests = useOwnRequests();
  const direct = useDirectVisits();
  const visits = useVisits({ as: 'pet_owner' });
  useFoundBookings(
    'pet_owner',
    requests.data &&
      direct.data &&
      requests.data.filter(({ visit }) => visit !== null).length +
        direct.data.filter(({ status }) => wasEverBooked(status)).length,
  );
  const own = useOwnPetOwner();
  const membership = useMembership();
  useRemembered(own.data, rememberedPetOwner);
  const form = useRequestForm({
    address: own.data ? (own.data.profile?.address ?? user.location) : null,
    preferredRadius: own.data?.profile?.preferredRadius,
  });
  const asked = useAskedProvider(now);
  const ask = (petId?: string) =>
    form.open({
      kind: 'post',
      ...(asked.provider ? { provider: asked.provider, onSent: asked.drop } : {}),
      pets: pets.data ?? [],
      asked: requests.data ?? [],
      ...(petId ? { petId } : {}),
    });
  const askPerson = (provider: { id: string; name: string }) => {
    change({ groomer: '', salon: '' });
    form.open({ kind: 'post', provider, pets: pets.data ?? [], asked: requests.data ?? [] });
  };
  const profile = own.data?.profile;
  const home = profile ? homeOf(profile, profile.preferredRadius) : undefined;
  const view = (as: 'groomer' | 'salon') => (id: string) => change({ [as]: id });

  const tabs = [
    {
      value: 'pets',
      label: 'Pets',
      count: pets.data?.length,
      panel: (
        <PetsTab
          pets={pets}
          requests={requests.data}
          direct={direct.data}
          now={now}
          onRequest={({ id }) => ask(id)}
          membership={!isWide && <PremiumCard />}
        />
      ),
    },
    {
      value: 'care-tips',
      label: 'Care Tips',
      panel: <CareTipsTab pets={pets} onPets={() => change({ tab: '' })} />,
    },
    {
      value: 'requests',
      label: 'Requests',
      count: requests.data && countNotPast(requests.data) + aheadOf(direct.data ?? [], now).length,
      panel: (
        <RequestsTab
          query={requests}
          visits={direct}
          now={now}
          canAsk={(pets.data?.length ?? 0) > 0}
          onAsk={() => ask()}
          onEdit={(request) => form.open({ kind: 'edit', request, pets: pets.data ?? [] })}
        />
      ),
    },
    {
      value: 'groomers',
      label: 'Groomers',
      panel: (
        <MembersOnly meanwhile={<LookFirst />}>
          <GroomersTab home={home} pending={own.isPending} onView={view('groomer')} />
        </MembersOnly>
      ),
    },
    {
      value: 'salons',
      label: 'Salons',
      panel: (
        <MembersOnly meanwhile={<LookFirst />}>
          <SalonsTab home={home} pending={own.isPending} onView={view('salon')} />
        </MembersOnly>
      ),
    },
    { value: 'profile', label: 'Profile', panel: <ProfileTab user={user} own={own} /> },
    { value: 'stats', label: 'Stats', panel: <StatsTab /> },
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'pets';
  const groomer = params.get('groomer');

  return (
    <div className="wrap">
      {tab === 'pets' ? (
        <Head
          firstName={user.firstName}
          now={now}
          pets={pets.data}
          requests={requests.data}
          visits={visits.data}
          failed={pets.isError || requests.isError}
          isWide={isWide}
        />
      ) : (
        <HeadOfTab>Pet parent dashboard</HeadOfTab>
      )}
      <AfterStart meanwhile={null}>
        <OwedNote />
      </AfterStart>
      <BegunTransfers isConfirmed={user.emailVerified} />
      {asked.provider && pets.data && (
        <AskProvider
          name={asked.provider.name}
          hasPets={pets.data.length > 0}
          onAsk={() => ask()}
          onDrop={asked.drop}
        />
      )}
      <HiddenUntil ready={!pets.isPending && !requests.isPending && !membership.isPending}>
        <Tabs
          label="Pet parent dashboard"
          items={tabs}
          value={tab}
          onChange={toTop((value) => change({ tab: value === 'pets' ? '' : value }))}
        >
          {tabs.map(({ value, panel }) => (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<PanelSkeleton />}>{panel}</Suspense>
            </TabPanel>
          ))}
        </Tabs>
      </HiddenUntil>
      {form.dialog}
      <LazyPersonDialog
        id={groomer ?? params.get('salon')}
        as={groomer ? 'groomer' : 'business'}
        onAsk={pets.data && pets.data.length > 0 ? askPerson : undefined}
        onClose={() => change({ groomer: '', salon: '' })}
      />
    </div>
  );
}
