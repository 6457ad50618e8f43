import { wasEverBooked } from '#contract/visits/visit-status.ts';
import { useWeekHours } from '#web/features/calendar/use-week-hours.ts';
import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { requestSearch } from '#web/features/grooming-requests/search/request-filters.ts';
import { useRequestCount } from '#web/features/grooming-requests/requests.api.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { MembersOnly } from '#web/features/identity/members-only.tsx';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { useRemembered } from '#web/features/identity/use-remember-profile.ts';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { rememberedGroomer } from '#web/features/profiles/remembered-profile.ts';
import {
  groupApplications,
  countOpenApplications,
  payNeedsConfirmation,
} from '#web/features/shifts/application-groups.ts';
import { useOwnApplications } from '#web/features/shifts/apply/applications.api.ts';
import PayToConfirm from '#web/features/shifts/pay/pay-to-confirm.tsx';
import { useShiftCount } from '#web/features/shifts/shifts.api.ts';
import { wasBooked } from '#web/features/shifts/week.ts';
import { VisitsToFinish } from '#web/features/visits/close/visits-to-finish.tsx';
import { visitsToFinish } from '#web/features/visits/visit-groups.ts';
import { useVisitsAhead, useVisitsToFinish } from '#web/features/visits/visits.api.ts';
import { useFoundBookings } from '#web/domain/calendar/booked-as.ts';
import { daysSince } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useTimeZone } from '#web/domain/places/use-time-zone.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { inTab, useTabParam } from '#web/lib/url/use-tab-param.ts';
import { HiddenUntil } from '#web/ui/hidden-until.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PanelSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Greeting } from './greeting.tsx';
import { ShiftsTab } from './shifts-tab.tsx';
import { useFilters } from './use-filters.ts';
import { HeadOfTab, toTop } from '../parts/head-of-tab.tsx';
import { Today } from './today.tsx';
import { shiftsToday, visitsToCheckOut, visitsToday } from './work-of-day.ts';

const ApplicationsTab = lazyPart(() => import('./own-applications-tab.tsx'), inTab('applications'));
const PortfolioTab = lazyPart(() => import('./portfolio-tab.tsx'), inTab('portfolio'));
const RequestsTab = lazyPart(() => import('../parts/provider-requests/requests-tab.tsx'), inTab('requests'));
const StatsTab = lazyPart(() => import('./stats-tab.tsx'), inTab('stats'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Groomer dashboard',
    description: 'Shifts and requests near you, your applications, your figures.',
    path: href('groomer-dashboard'),
  });

export default function GroomerDashboard() {
  return (
    <MembershipGate forRole="groomer" own>
      <Dashboard />
    </MembershipGate>
  );
}

function Dashboard() {
  const { data: session } = useSession();
  const { tab, choose, queryOf } = useTabParam(['shifts', 'requests', 'applications', 'portfolio', 'stats']);
  const applications = useOwnApplications();
  const own = useOwnGroomer().data;
  useRemembered(own, rememberedGroomer);
  const timeZone = useTimeZone(own?.profile?.zip);
  const over = useVisitsToFinish();
  const filtering = useFilters(queryOf('shifts'));
  const home = filtering.query ? filtering.home : null;
  const isMember = session?.hasMembership === true;
  const openShifts = useShiftCount(isMember ? filtering.query : undefined).data;
  const openRequests = useRequestCount(
    isMember && home !== null ? requestSearch.query(requestSearch.none, home) : undefined,
  ).data;
  const now = useNow();
  const upcoming = useVisitsAhead('provider', now);
  const ahead = upcoming.data;
  const hours = useWeekHours(now, timeZone);
  const unfinished = visitsToFinish([...(over.data ?? []), ...(ahead ?? [])], now);
  const isOfToday = ({ startsAt, timeZone: zone }: Visit) => daysSince(startsAt, now, zone) === 0;
  const visitsOver = unfinished.filter((visit) => !isOfToday(visit));
  const today = {
    shifts: shiftsToday(applications.data ?? [], now),
    visits: [
      ...visitsToCheckOut(ahead ?? [], now),
      ...unfinished.filter(isOfToday),
      ...visitsToday(ahead ?? [], now),
    ],
  };
  const worksToday = Object.values(today).some((work) => work.length > 0);
  const groups = applications.data && groupApplications(applications.data, now);
  const open = groups && countOpenApplications(groups);
  useFoundBookings(
    'groomer',
    applications.data &&
      ahead &&
      applications.data.filter(wasBooked).length + ahead.filter(({ status }) => wasEverBooked(status)).length,
  );
  const unconfirmed = (groups?.now ?? []).filter(payNeedsConfirmation);

  const tabs = [
    {
      value: 'shifts',
      label: 'Shifts',
      count: openShifts?.count,
      panel: (
        <>
          {worksToday && <Today {...today} />}
          <div className="grid gap-2 pt-2 sm:pt-3 empty:hidden">
            <PayToConfirm worked={unconfirmed} to="?tab=applications" />
            {visitsOver.length > 0 && <VisitsToFinish over={visitsOver} to="?tab=requests&show=visits" />}
          </div>
          <MembersOnly>
            <ShiftsTab {...filtering} />
          </MembersOnly>
        </>
      ),
    },
    {
      value: 'requests',
      label: 'Requests',
      count: openRequests?.count,
      panel: session && <RequestsTab as="groomer" viewer={session.user} home={home} />,
    },
    {
      value: 'applications',
      label: 'Applications',
      count: open,
      panel: <ApplicationsTab query={applications} />,
    },
    {
      value: 'portfolio',
      label: 'Portfolio',
      panel: <PortfolioTab name={session ? `${session.user.firstName} ${session.user.lastName}` : ''} />,
    },
    { value: 'stats', label: 'Stats', panel: <StatsTab /> },
  ];

  return (
    <div className="wrap">
      {tab === 'shifts' ? (
        <Greeting
          firstName={session?.user.firstName ?? ''}
          timeZone={timeZone}
          applications={applications.data}
          visits={ahead}
          timeOff={hours?.timeOff}
          working={hours?.spans}
          brief={worksToday}
        />
      ) : (
        <HeadOfTab>Groomer dashboard</HeadOfTab>
      )}
      <HiddenUntil ready={!applications.isPending && !over.isPending && !upcoming.isPending}>
        <Tabs label="Groomer dashboard" items={tabs} value={tab} onChange={toTop(choose)}>
          {tabs.map(({ value, panel }) => (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<PanelSkeleton />}>{panel}</Suspense>
            </TabPanel>
          ))}
        </Tabs>
      </HiddenUntil>
    </div>
  );
}
