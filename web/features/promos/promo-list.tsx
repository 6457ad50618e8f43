import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { pages } from '#web/lib/api/query.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { PromoForm } from './promo-form.tsx';
import { PromoRow } from './promo-row.tsx';

/** All promo codes with their cost: search, create, edit and switch off. */
export function PromoList() {
  const [text, setText] = useState('');
  const [creating, setCreating] = useState(false);
  const q = useDeferredValue(text.trim());
  const promos = useInfiniteQuery({
    ...pages('GET /api/admin/promo-codes', { query: { q } }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = promos.data?.length === 0 && text === '';
  const create = <AddButton what="promo code" variant="primary" onClick={() => setCreating(true)} />;
  return (
    <div className="wrap grid gap-6 pt-6 pb-16 lg:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Promo codes</h1>
        <div className="flex flex-wrap gap-2">
          <Link to={href('admin')} className="btn btn-line">
            Admin
          </Link>
          <a href="/api/admin/promo-codes-csv" download="promo-codes.csv" className="btn btn-line">
            <Icon name="download" size="s" />
            CSV
          </a>
          {!isEmpty && create}
        </div>
      </div>
      <Field label="Search" labelHidden className="max-w-96">
        <SearchInput placeholder="Search code or note" maxLength={100} value={text} onChange={setText} />
      </Field>
      <h2 className="sr-only">All codes</h2>
      <QueryList
        query={promos}
        failed="The codes did not load"
        loading={<LoadingLines className="h-16" />}
        empty={
          <EmptyState
            title={text ? `No code matches “${text.trim()}”` : 'No promo codes yet'}
            action={text ? <Button onClick={() => setText('')}>Show all</Button> : create}
          >
            {!text &&
              'A code takes something off the first payment: for a holiday, a trade show, or a friend.'}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="border-b border-line">
            {all.map((promo) => (
              <PromoRow key={promo.id} promo={promo} />
            ))}
          </ul>
        )}
      </QueryList>
      <LiveRegion>{text && promos.data ? `${promos.data.length} codes` : ''}</LiveRegion>
      {creating && <PromoForm onClose={() => setCreating(false)} />}
    </div>
  );
}
