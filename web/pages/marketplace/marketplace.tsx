import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { MembershipGate } from '#web/features/identity/membership-gate.tsx';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { useOwnBusiness, useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { homeOf } from '#web/domain/places/near.ts';
import { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PanelSkeleton } from '#web/ui/data/page-skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { MarketplaceShifts } from './marketplace-shifts.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';

const kinds: { kind: Kind; label: string; icon: IconName }[] = [
  { kind: 'pet_owner', label: 'Pet Parents', icon: 'paw' },
  { kind: 'groomer', label: 'Groomer', icon: 'shears' },
  { kind: 'salon', label: 'Salon', icon: 'store' },
  { kind: 'mobile', label: 'Mobile', icon: 'van' },
];

const onTab = (tab: string) => (query: URLSearchParams) => query.get('tab') === tab;
const MarketplaceRequests = lazyPart(() => import('./marketplace-requests.tsx'), onTab('requests'));
const Groomers = lazyPart(
  async () => ({ default: (await import('./people.tsx')).Groomers }),
  // The first tab of pet parents, too, whose address does not say that they are.
  (query) => (query.get('tab') ?? 'groomers') === 'groomers',
);
const Salons = lazyPart(async () => ({ default: (await import('./people.tsx')).Salons }), onTab('salons'));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Marketplace',
    description: 'Discover opportunities from salon owners and pet parents.',
    path: href('marketplace'),
  });

export default function MarketplacePage() {
  const { data: session } = useSession();
  return <MembershipGate>{session && <Marketplace session={session} />}</MembershipGate>;
}

function Marketplace({ session }: { session: SessionReply }) {
  const { user } = session;
  const { userType } = useUserType();
  const business = useOwnBusiness(userType === 'owner' && user.roles.includes('owner'));
  const isParent = userType === 'pet_owner';
  const parent = useOwnPetOwner(isParent && user.roles.includes('pet_owner'));
  const based = parent.data?.profile;
  const home = isParent && based ? homeOf(based, based.preferredRadius) : undefined;
  const offers = useMarketplace(userType);
  const people = {
    offers,
    home,
    pending: offers.isPending || (isParent && parent.isLoading),
    ratedAfter: isParent ? ('visit' as const) : ('shift' as const),
  };
  const [params, change] = useUrlParams();

  const work = [
    {
      value: 'shifts',
      label: 'Salon Shifts',
      panel: <MarketplaceShifts offers={offers} viewer={user} />,
    },
    {
      value: 'requests',
      label: 'Requests',
      panel: <MarketplaceRequests offers={offers} viewer={user} />,
    },
  ];
  const providers = [
    {
      value: 'groomers',
      label: 'Groomers',
      panel: <Groomers {...people} onView={(id) => change({ groomer: id })} />,
    },
    {
      value: 'salons',
      label: 'Salons',
      panel: <Salons {...people} onView={(id) => change({ salon: id })} />,
    },
  ];
  // Pet parents look for somebody to groom their pet; shifts are no work of theirs.
  const tabs = isParent ? [...providers, ...work] : [...work, ...providers];
  const first = isParent ? 'groomers' : 'shifts';
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? first;
  const groomer = params.get('groomer');
  const kind = userType === 'owner' ? (business.data?.profile?.businessType ?? 'salon') : userType;

  return (
    <div className="wrap grid gap-x-6 gap-y-1 pt-1 pb-12 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-4 sm:pt-5 lg:pt-8">
      <div>
        <h1 className="max-sm:text-h4">Marketplace</h1>
        <p className="text-ink-2 max-sm:hidden">
          {isParent
            ? `Groomers and salons near ${home?.place ?? 'you'}`
            : 'Discover opportunities from salon owners and pet parents'}
        </p>
      </div>
      <Tabs
        label="Marketplace"
        className="sm:col-span-2"
        items={tabs}
        value={tab}
        onChange={(value) => change({ tab: value === first ? '' : value })}
      >
        {tabs.map(({ value, label, panel }) => (
          <TabPanel key={value} value={value} className="pt-6">
            <h2 className="sr-only">{label}</h2>
            <Suspense fallback={<PanelSkeleton />}>{panel}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
      <KindsStrip own={kind} />
      <LazyPersonDialog
        id={groomer ?? params.get('salon')}
        as={groomer ? 'groomer' : 'business'}
        onClose={() => change({ groomer: '', salon: '' })}
      />
    </div>
  );
}

type Kind = 'pet_owner' | 'groomer' | 'salon' | 'mobile';

/** The kinds of members; the viewer's current role is highlighted. On a phone it stands below the work. */
function KindsStrip({ own }: { own: Kind }) {
  return (
    <ul
      className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:mt-4 sm:col-start-2 sm:row-start-1 sm:self-end sm:gap-x-4"
      aria-label="Who meets here"
    >
      {kinds.map(({ kind, label, icon }) => (
        <li key={kind} className="shrink-0">
          {kind === own ? (
            <Badge tone="role" icon={icon}>
              {label}
              <span className="sr-only"> (you)</span>
            </Badge>
          ) : (
            <span className="inline-flex items-center gap-1.5 text-s whitespace-nowrap text-ink-2">
              <span className="max-sm:hidden">
                <Icon name={icon} size="s" />
              </span>
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
