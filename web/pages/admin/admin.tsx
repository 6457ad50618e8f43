import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#contract/pages.ts';
import { adminMeta, adminsOnly } from '#web/domain/site/admins-only.ts';
import { SecondFactorNote } from '#web/features/identity/admin/second-factor-note.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

export const loader = adminsOnly;
export const meta = adminMeta('Admin');

type AdminTab = { value: string; label: string; Panel: ComponentType };

/** The tabs of the page, each in a file of its own. */
const tabs: [AdminTab, ...AdminTab[]] = [
  { value: 'overview', label: 'Overview', Panel: lazyPart(() => import('#web/features/admin/overview.tsx')) },
  {
    value: 'reports',
    label: 'Reports',
    Panel: lazyPart(() => import('#web/features/reports/report-queue.tsx')),
  },
  {
    value: 'accounts',
    label: 'Accounts',
    Panel: lazyPart(() => import('#web/features/identity/admin/account-search.tsx')),
  },
  {
    value: 'certifications',
    label: 'Certifications',
    Panel: lazyPart(() => import('#web/features/certifications/certification-queue.tsx')),
  },
  {
    value: 'incidents',
    label: 'Incidents',
    Panel: lazyPart(() => import('#web/features/admin/incidents.tsx')),
  },
  {
    value: 'jobs',
    label: 'Failed jobs',
    Panel: lazyPart(() => import('#web/features/admin/failed-jobs.tsx')),
  },
  {
    value: 'invoices',
    label: 'Invoices',
    Panel: lazyPart(() => import('#web/features/memberships/admin/invoice-search.tsx')),
  },
  {
    value: 'care-tips',
    label: 'Care tips',
    Panel: lazyPart(() => import('#web/features/care-tips/rated-tips.tsx')),
  },
  {
    value: 'disputes',
    label: 'Disputes',
    Panel: lazyPart(() => import('#web/features/reliability/disputes.tsx')),
  },
  {
    value: 'pay-disputes',
    label: 'Pay disputes',
    Panel: lazyPart(() => import('#web/features/shifts/pay/pay-disputes.tsx')),
  },
  {
    value: 'audit-log',
    label: 'Audit log',
    Panel: lazyPart(() => import('#web/features/admin/audit-log.tsx')),
  },
];

/** The admin page. Promo codes have a page of their own. */
export default function Admin() {
  const [query, setQuery] = useSearchParams();
  const { value: chosen, Panel } = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 lg:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Admin</h1>
        <Link to={href('promo-admin')} className="btn btn-line">
          <Icon name="tag" size="s" />
          Promo codes
        </Link>
      </div>
      <SecondFactorNote />
      <Tabs
        label="Admin"
        items={tabs}
        value={chosen}
        onChange={(value) => setQuery({ tab: value }, { replace: true, preventScrollReset: true })}
      >
        <TabPanel value={chosen} className="pt-6">
          <Suspense fallback={<Spinner />}>
            <Panel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </div>
  );
}
