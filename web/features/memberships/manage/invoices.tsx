import { useInfiniteQuery } from '@tanstack/react-query';
import { exactPrice } from '#web/lib/money.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { pages } from '#web/lib/api/query.ts';
import type { Item } from '#web/lib/api/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';

/** All payments, newest first, each with its PDF. */
export function Invoices() {
  const invoices = useInfiniteQuery(pages('GET /api/invoices'));
  return (
    <section aria-labelledby="invoices" className="grid gap-3">
      <h2 id="invoices">Invoices</h2>
      <QueryList
        query={invoices}
        failed="The invoices did not load"
        otherwise="Check your connection. Nothing is lost."
        loading={<LoadingLines className="h-12" />}
        empty={
          <EmptyState title="No invoices yet">Each payment adds one here, to view and to keep.</EmptyState>
        }
      >
        {(all) => (
          <ul>
            {all.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Item<'GET /api/invoices'> }) {
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0">
        <p className="font-strong">{invoice.description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-2">
          <time dateTime={invoice.issuedAt}>{monthDayYear(invoice.issuedAt, invoice.timeZone)}</time>
          <span className="tabular-nums">{invoice.number}</span>
          {invoice.status !== 'paid' && <Badge tone="warn">{exactPrice(invoice.refunded)} refunded</Badge>}
        </p>
      </div>
      <p className="font-strong tabular-nums">{exactPrice(invoice.amount)}</p>
      <a
        href={`/api/invoices/${invoice.id}/pdf`}
        download={`${invoice.number}.pdf`}
        aria-label={`Download invoice ${invoice.number} as PDF`}
        className="btn btn-line px-3"
      >
        <Icon name="download" size="s" />
        PDF
      </a>
    </li>
  );
}
