import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { YearBooks } from '#web/features/books/year-books.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useUrlParams } from '#web/lib/use-url-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const MonthEnd = lazyPart(() => import('#web/features/books/month-end.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Books',
    description: 'What you earned and spent in a year, for you and your accountant.',
    path: href('books'),
  }),
  { name: 'robots', content: 'noindex' },
];

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
);

const daysOfMonth = (year: number, month: number) => ({
  from: new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
});

/** How many years can be chosen. */
const yearsBack = 4;

export default function BooksPage() {
  return (
    <SignedIn>
      {({ user }) =>
        user.roles.includes('groomer') || user.roles.includes('owner') ? (
          <OwnBooks user={user} />
        ) : (
          <div className="wrap py-12">
            <EmptyState heading="h1" title="Books are for groomers and salon owners">
              Add one of these roles in your profile menu to keep them.
            </EmptyState>
          </div>
        )
      }
    </SignedIn>
  );
}

function OwnBooks({ user }: Pick<SessionReply, 'user'>) {
  const [params, change] = useUrlParams();
  const thisYear = useNow().getFullYear();
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const year = years.find((each) => String(each) === params.get('year')) ?? thisYear;
  const month = monthNames.findIndex((_, nth) => String(nth + 1) === params.get('month')) + 1;
  const days = month === 0 ? { year } : daysOfMonth(year, month);
  const books = useQuery({ ...query('GET /api/books', { query: days }), ...polled });
  const named = month === 0 ? String(year) : `${monthNames[month - 1]} ${year}`;
  const search = new URLSearchParams(Object.entries(days).map(([name, value]) => [name, String(value)]));
  return (
    <div className="wrap grid max-w-[56rem]! gap-6 pt-5 pb-16 lg:pt-8">
      <div className="grid gap-2">
        <h1>Books of {named}</h1>
        <p className="text-ink-2">
          Visits count on the day they are paid, shifts on the day they are worked. This is a record of your
          own, not tax advice.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Field label="Year" className="w-36">
          <Select
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => change({ year: target.value }, { replace: true })}
          />
        </Field>
        <Field label="Month" className="w-40">
          <Select
            value={String(month)}
            options={[
              { value: '0', label: 'Whole year' },
              ...monthNames.map((label, nth) => ({ value: String(nth + 1), label })),
            ]}
            onChange={({ target }) =>
              change({ month: target.value === '0' ? '' : target.value }, { replace: true })
            }
          />
        </Field>
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button key={kind} asChild>
            <a href={`/api/books/${kind}?${search.toString()}`} download>
              <Icon name="download" size="s" />
              {kind.toUpperCase()}
            </a>
          </Button>
        ))}
      </div>
      {books.isPending && <LoadingLines className="h-24" />}
      {books.isLoadingError && <FailedQuery query={books} title="Your books did not load" />}
      {books.data && (
        <YearBooks
          books={books.data}
          isGroomer={user.roles.includes('groomer')}
          isOwner={user.roles.includes('owner')}
        />
      )}
      {books.data && user.roles.includes('owner') && (
        <Suspense>
          <MonthEnd days={days} search={search.toString()} />
        </Suspense>
      )}
    </div>
  );
}
