import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { pages, polled } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { AccountRow } from './account-row.tsx';
import { counted } from '#web/lib/words.ts';

const shows = [
  { value: 'all', label: 'All accounts' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'admins', label: 'Admins' },
] as const;

/** For admins: finds accounts, suspends and restores them, and signs them out. */
export default function AccountSearch() {
  const [text, setText] = useState('');
  const [show, setShow] = useState<(typeof shows)[number]['value']>('all');
  const q = useDeferredValue(text.trim());
  const accounts = useInfiniteQuery({
    ...pages('GET /api/admin/accounts', { query: { q, show } }),
    ...polled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const found = accounts.data?.length;
  return (
    <section aria-label="Accounts" className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,24rem)_minmax(0,14rem)]">
        <Field label="Search">
          <SearchInput placeholder="Name, email or id" maxLength={200} value={text} onChange={setText} />
        </Field>
        <Field label="Show">
          <Select
            options={shows}
            value={show}
            onChange={({ target }) =>
              setShow(shows.find(({ value }) => value === target.value)?.value ?? 'all')
            }
          />
        </Field>
      </div>
      <QueryList
        query={accounts}
        failed="The accounts did not load"
        loading={<LoadingLines className="h-16" />}
        empty={
          <EmptyState title={text ? `No account matches “${text.trim()}”` : 'No accounts here'}>
            {show === 'suspended' && 'Suspended accounts are listed here until they are restored.'}
          </EmptyState>
        }
      >
        {(all) => (
          <ul aria-label="Accounts">
            {all.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </ul>
        )}
      </QueryList>
      <LiveRegion>{text && found !== undefined ? counted(found, 'account') : ''}</LiveRegion>
    </section>
  );
}
