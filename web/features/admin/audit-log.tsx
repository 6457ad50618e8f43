import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pages, wholeList } from '#web/lib/api/query.ts';
import { clockTime, monthDayYear } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { actionWords } from './audit-words.ts';

/** Actions of admins with time, actor and values, newest first; of one admin or about one account. */
export default function AuditLog() {
  const [params, setParams] = useSearchParams();
  const account = params.get('account') ?? undefined;
  const [text, setText] = useState('');
  const [admin, setAdmin] = useState('');
  const q = useDeferredValue(text.trim());
  const admins = useQuery(wholeList('GET /api/admin/accounts', { query: { show: 'admins' } })).data ?? [];
  const log = useInfiniteQuery({
    ...pages('GET /api/admin/audit-log', { query: { q, account, admin: admin || undefined } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const filtered = q !== '' || admin !== '' || account !== undefined;
  return (
    <section aria-label="Audit log" className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,24rem)_minmax(0,14rem)]">
        <Field label="Whom it concerns">
          <SearchInput
            placeholder="Name, email or record id"
            maxLength={200}
            value={text}
            onChange={setText}
          />
        </Field>
        <Field label="Admin">
          <Select
            placeholder="All admins"
            options={admins.map(({ id, name }) => ({ value: id, label: name }))}
            value={admin}
            onChange={({ target }) => setAdmin(target.value)}
          />
        </Field>
      </div>
      {account && (
        <p className="flex flex-wrap items-center gap-3">
          Only what concerns one account
          <Button onClick={() => setParams({ tab: 'audit-log' }, { replace: true })}>Show all</Button>
        </p>
      )}
      <QueryList
        query={log}
        failed="The log did not load"
        loading={<LoadingLines className="h-11" />}
        empty={
          <EmptyState title={filtered ? 'Nothing matches' : 'Nothing yet'}>
            Everything an admin does is recorded here.
          </EmptyState>
        }
      >
        {(all) => (
          <ul aria-label="Audit log">
            {all.map((entry) => (
              <li key={entry.id} className="grid gap-1 border-t border-line py-3 first:border-t-0">
                <p className="wrap-anywhere">
                  <b>{entry.adminName}</b> {actionWords(entry)}
                </p>
                <p className="text-s text-ink-2 tabular-nums">
                  <time dateTime={entry.at}>
                    {monthDayYear(entry.at)}, {clockTime(entry.at)}
                  </time>
                  {entry.account && ` · about ${entry.account.name}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
