import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { pages } from '#web/lib/api/query.ts';
import type { Item } from '#web/lib/api/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { QueryList } from '#web/ui/data/query-list.tsx';
import { counted } from '#web/lib/words.ts';

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx'));

/** For admins: searches all invoices and refunds one. */
export default function InvoiceSearch() {
  const [text, setText] = useState('');
  const [refunds, setRefunds] = useState<Item<'GET /api/admin/invoices'>>();
  const q = useDeferredValue(text.trim());
  const invoices = useInfiniteQuery({
    ...pages('GET /api/admin/invoices', { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const found = invoices.data?.length;
  return (
    <section aria-label="Invoices" className="grid gap-4">
      <Field label="Search" labelHidden className="max-w-96">
        <SearchInput
          placeholder="Search number, name or email"
          maxLength={200}
          value={text}
          onChange={setText}
        />
      </Field>
      <QueryList
        query={invoices}
        failed="The invoices did not load"
        empty={
          <EmptyState title={text ? `No invoice matches “${text.trim()}”` : 'No invoices yet'}>
            {!text && 'Each payment adds one here.'}
          </EmptyState>
        }
      >
        {(all) => (
          <ul>
            {all.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onRefund={() => setRefunds(invoice)} />
            ))}
          </ul>
        )}
      </QueryList>
      <LiveRegion>{text && found !== undefined ? counted(found, 'invoice') : ''}</LiveRegion>
      <Suspense>
        {refunds && <RefundDialog invoice={refunds} onClose={() => setRefunds(undefined)} />}
      </Suspense>
    </section>
  );
}

function InvoiceRow({
  invoice,
  onRefund,
}: {
  invoice: Item<'GET /api/admin/invoices'>;
  onRefund: () => void;
}) {
  const { number, name, email, description, issuedAt, timeZone, amount, refunded, status } = invoice;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 sm:gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem_7rem]">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-s wrap-anywhere text-ink-2">{email}</p>
      </div>
      <div className="min-w-0 max-sm:row-start-2">
        <p>{description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-ink-2">
          <time dateTime={issuedAt}>{monthDayYear(issuedAt, timeZone)}</time>
          <span className="tabular-nums">{number}</span>
          {refunded > 0 && <Badge tone="warn">{exactPrice(refunded)} refunded</Badge>}
        </p>
      </div>
      <p className="text-right font-strong tabular-nums">{exactPrice(amount)}</p>
      {status === 'refunded' ? (
        <p className="min-w-24 text-center text-ink-2">Refunded</p>
      ) : (
        <Button className="min-w-24" aria-label={`Refund ${number}`} onClick={onRefund}>
          Refund
        </Button>
      )}
    </li>
  );
}
