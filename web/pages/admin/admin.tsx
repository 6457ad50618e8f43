import { Link, useSearchParams } from 'react-router';
import { href } from '#contract/pages.ts';
import { RatedTips } from '#web/features/care-tips/rated-tips.tsx';
import { InvoiceSearch } from '#web/features/memberships/admin/invoice-search.tsx';
import { AuditLog } from '#web/features/promos/audit-log.tsx';
import { adminMeta, adminsOnly } from '#web/domain/site/admins-only.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';

export const loader = adminsOnly;
export const meta = adminMeta('Admin');

const tabs = [
  { value: 'invoices', label: 'Invoices' },
  { value: 'care-tips', label: 'Care tips' },
  { value: 'audit-log', label: 'Audit log' },
];

/** The admin page: refunds, care tips and the audit log. Promo codes have a page of their own. */
export default function Admin() {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 lg:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Admin</h1>
        <Link to={href('promo-admin')} className="btn btn-line">
          <Icon name="tag" size="s" />
          Promo codes
        </Link>
      </div>
      <Tabs
        label="Admin"
        items={tabs}
        value={tab?.value ?? ''}
        onChange={(value) => setQuery({ tab: value }, { replace: true, preventScrollReset: true })}
      >
        <TabPanel value="invoices" className="pt-6">
          <InvoiceSearch />
        </TabPanel>
        <TabPanel value="care-tips" className="pt-6">
          <RatedTips />
        </TabPanel>
        <TabPanel value="audit-log" className="pt-6">
          <AuditLog />
        </TabPanel>
      </Tabs>
    </div>
  );
}
