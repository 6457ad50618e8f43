import { wasEverBooked } from '#contract/visits/visit-status.ts';
import { useWeekHours } from '#web/features/calendar/use-week-hours.ts';
import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { requestSearch } from '#web/features/grooming-requests/search/request-filters.ts';
import { useRequestCount } from '#web/features/grooming-requests/requests.api.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { MembersOnly } from '#web/features/identity/members-only.tsx';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { useRemembered } from '#web/features/identity/use-remember-profile.ts';
import { useOwnBusiness } from '#web/features/profiles/profiles.api.ts';
import type { OwnBusiness } from '#web/features/profiles/profiles.api.ts';
import { rememberedBusiness } from '#web/features/profiles/remembered-profile.ts';
import { useOwnerFigures } from '#web/features/shifts/hire/applicants.api.ts';
import { DaysToRecord } from '#web/features/shifts/own/days-to-record.tsx';
import { groupOwnShifts, countOpenShifts, isPayToAnswer } from '#web/features/shifts/own/own-shift-groups.ts';
import { WaitingNote } from '#web/features/shifts/hire/waiting-note.tsx';
import { PayToAnswer } from '#web/features/shifts/own/pay-to-answer.tsx';
import { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { useShiftForm } from '#web/features/shifts/post/use-shift-form.tsx';
import { VisitsToFinish } from '#web/features/visits/close/visits-to-finish.tsx';
import { visitsToFinish } from '#web/features/visits/visit-groups.ts';
import { useVisitsAhead, useVisitsToFinish } from '#web/features/visits/visits.api.ts';
import { homeOf } from '#web/domain/places/near.ts';
import { useFoundBookings } from '#web/domain/calendar/booked-as.ts';
import { useNow } from '#web/lib/use-now.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { inTab } from '#web/lib/url/use-tab-param.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { AfterStart } from '#web/ui/after-start.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { useTimeZone } from '#web/domain/places/use-time-zone.ts';
import { HiddenUntil } from '#web/ui/hidden-until.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageSkeleton, PanelSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Head } from './head.tsx';
import { ShiftsTab } from './shifts-tab.tsx';
import { HeadOfTab, toTop } from '../parts/head-of-tab.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';

const AppsTab = lazyPart(() => import('./received-applications-tab.tsx'), inTab('apps'));
const BusinessesTab = lazyPart(() => import('./businesses-tab.tsx'), inTab('businesses'));
const FirstBusiness = lazyPart(() => import('./first-business.tsx'));
const InviteGroomers = lazyPart(() => import('./invite-groomers.tsx'), inTab('groomers'));
const GroomersTab = lazyPart(() => import('./groomers-tab.tsx'), inTab('groomers'));
const ProfileTab = lazyPart(() => import('./profile-tab.tsx'), inTab('profile'));
const RequestsTab = lazyPart(() => import('../parts/provider-requests/requests-tab.tsx'), inTab('requests'));
const StatsTab = lazyPart(() => import('./stats-tab.tsx'), inTab('stats'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Owner dashboard',
    description: 'Your shifts, pets to groom, who applied, and what it brought in.',
    path: href('owner-dashboard'),
  });

export default function OwnerDashboard() {
  return (
    <MembershipGate forRole="owner" own>
      <Dashboard />
    </MembershipGate>
  );
}

function Dashboard() {
  const user = useSession().data?.user;
  const own = useOwnBusiness();
  useRemembered(own.data, rememberedBusiness);
  if (own.isPending || !user) return <PageSkeleton />;
  if (!own.data)
    return (
      <div className="wrap py-12">
        <FailedQuery query={own} title="Your dashboard did not load" />
      </div>
    );
  return <Desk own={own.data} business={own.data.profile} user={user} />;
}

const visitsAt = '?tab=requests&show=visits';
const groomersFreeOn = (day: string, shiftId: string) => `?tab=groomers&on=${day}&invite=${shiftId}`;
const applicantsAt = (shiftId: string) => `?tab=apps&shift=${shiftId}`;

type DeskProps = Pick<SessionReply, 'user'> & {
  own: OwnBusiness;
  business: OwnBusiness['profile'];
};

/** All tabs work without a business; only posting shifts needs one, so it is asked for there. */
function Desk({ own, business, user }: DeskProps) {
  const [params, change] = useUrlParams();
  const now = useNow();
  const shifts = useOwnShifts();
  const over = useVisitsToFinish();
  const ahead = useVisitsAhead('provider', now).data;
  useFoundBookings(
    'business',
    shifts.data &&
      ahead &&
      shifts.data.filter(({ groomer }) => groomer !== null).length +
        ahead.filter(({ status }) => wasEverBooked(status)).length,
  );
  const disputed = shifts.data?.some(isPayToAnswer) === true;
  const figures = useOwnerFigures().data;
  const visitsOver = visitsToFinish([...(over.data ?? []), ...(ahead ?? [])], now);
  const isPressed = disputed || visitsOver.length > 0;
  const home = business ? homeOf(business, business.serviceRadius) : undefined;
  const isMember = useSession().data?.hasMembership === true;
  const openRequests = useRequestCount(
    isMember ? requestSearch.query(requestSearch.none, home) : undefined,
  ).data;
  const timeZone = useTimeZone(business?.zip);
  const timeOff = useWeekHours(now, timeZone)?.timeOff;
  const form = useShiftForm({
    city: business?.city ?? null,
    address: business?.address ?? null,
    timeZone,
    business: business ?? undefined,
  });
  const invite = params.get('invite');
  const viewGroomer = (groomer: string) => change({ groomer });
  const firstBusiness = (
    <AfterStart meanwhile={<PanelSkeleton />}>
      <FirstBusiness own={own} location={user.location} />
    </AfterStart>
  );

  const tabs = [
    {
      value: 'shifts',
      label: 'Shifts',
      count: shifts.data && countOpenShifts(groupOwnShifts(shifts.data, now)),
      panel: business ? (
        <ShiftsTab
          shifts={shifts}
          visits={ahead}
          timeOff={timeOff}
          figures={figures}
          timeZone={timeZone}
          calm={disputed}
          isPressed={isPressed}
          applicantsAt={applicantsAt}
          groomersFreeOn={groomersFreeOn}
          onTask={form.open}
          onView={viewGroomer}
        />
      ) : (
        firstBusiness
      ),
    },
    {
      value: 'requests',
      label: 'Requests',
      count: openRequests?.count,
      panel: <RequestsTab as="business" viewer={user} home={home} />,
    },
    {
      value: 'groomers',
      label: 'Groomers',
      panel: (
        <MembersOnly>
          {invite ? (
            <InviteGroomers shiftId={invite} home={home} onView={viewGroomer} />
          ) : (
            <GroomersTab home={home} onView={viewGroomer} />
          )}
        </MembersOnly>
      ),
    },
    {
      value: 'businesses',
      label: 'Businesses',
      panel: (
        <MembersOnly>
          <BusinessesTab home={home} onView={(id) => change({ business: id })} />
        </MembersOnly>
      ),
    },
    {
      value: 'apps',
      label: 'Apps',
      count: figures?.waiting,
      panel: (
        <AppsTab
          shifts={shifts}
          asked={params.get('shift')}
          shiftAt={applicantsAt}
          groomersFreeOn={groomersFreeOn}
          onTask={form.open}
          onView={viewGroomer}
        />
      ),
    },
    {
      value: 'profile',
      label: 'Profile',
      panel: business ? <ProfileTab own={own} userId={user.id} /> : firstBusiness,
    },
    {
      value: 'stats',
      label: 'Stats',
      panel: <StatsTab onPost={business ? () => form.open({ kind: 'post' }) : undefined} />,
    },
  ];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'shifts';
  const choose = (value: string) => change({ tab: value === 'shifts' ? '' : value, shift: '', invite: '' });
  const groomer = params.get('groomer');
  return (
    <div className="wrap">
      {tab === 'shifts' ? (
        <Head
          business={business}
          firstName={user.firstName}
          calm={disputed || (figures?.waiting ?? 0) > 0}
          onFindGroomers={() => choose('groomers')}
          onPost={() => (business ? form.open({ kind: 'post' }) : choose('shifts'))}
        />
      ) : (
        <HeadOfTab>Owner dashboard</HeadOfTab>
      )}
      <HiddenUntil ready={!shifts.isPending && !over.isPending}>
        <div className="notes scroll-row mb-4 empty:hidden">
          <PayToAnswer shifts={shifts.data ?? []} besideTickets={tab === 'shifts'} />
          {tab !== 'shifts' && <DaysToRecord shifts={shifts.data ?? []} now={now} to="?tab=shifts" />}
          {visitsOver.length > 0 && params.get('show') !== 'visits' && (
            <VisitsToFinish over={visitsOver} to={visitsAt} />
          )}
          {tab === 'shifts' && isPressed && figures && figures.waiting > 0 && (
            <div className="lg:hidden">
              <WaitingNote figures={figures} to="?tab=apps" calm />
            </div>
          )}
        </div>
        <Tabs label="Owner dashboard" items={tabs} value={tab} onChange={toTop(choose)}>
          {tabs.map(({ value, panel }) => (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<PanelSkeleton />}>{panel}</Suspense>
            </TabPanel>
          ))}
        </Tabs>
      </HiddenUntil>
      {form.dialog}
      <LazyPersonDialog
        id={groomer ?? params.get('business')}
        as={groomer ? 'groomer' : 'business'}
        onClose={() => change({ groomer: '', business: '' })}
      />
    </div>
  );
}
