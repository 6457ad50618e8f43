import { exactPrice } from '#web/lib/money.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useInvoices } from './memberships.api.ts';
import type { Invoice } from './memberships.api.ts';

/** Every payment, newest first, each as a PDF. */
export function Invoices() {
  const invoices = useInvoices();
  const all = invoices.data?.pages.flatMap(({ body }) => body) ?? [];
  return (
    <section aria-labelledby="invoices" className="grid gap-3">
      <h2 id="invoices">Invoices</h2>
      {invoices.isPending && <InvoiceSkeletons />}
      {invoices.isLoadingError && (
        <FailedQuery
          query={invoices}
          title="The invoices did not load"
          otherwise="Check your connection. Nothing is lost."
        />
      )}
      {invoices.isSuccess && all.length === 0 && (
        <EmptyState title="No invoices yet">Each payment adds one here, to view and to keep.</EmptyState>
      )}
      {all.length > 0 && (
        <ul>
          {all.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {invoices.hasNextPage && (
        <Button
          wide
          busy={invoices.isFetchingNextPage && 'Loading...'}
          onClick={() => void invoices.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
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

function InvoiceSkeletons() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading...</output>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
