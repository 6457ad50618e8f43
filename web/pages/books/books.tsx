import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { YearBooks } from '#web/features/books/year-books.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { ChooseDays, useChosenDays } from './chosen-days.tsx';

const MonthEnd = lazyPart(() => import('#web/features/books/month-end.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Books',
    description: 'What you earned and spent in a year, a month or a week, for you and your accountant.',
    path: href('books'),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function BooksPage() {
  return (
    <SignedIn>
      {({ user, timeZone }) =>
        user.roles.includes('groomer') || user.roles.includes('owner') ? (
          <OwnBooks user={user} timeZone={timeZone} />
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

type OwnBooksProps = Pick<SessionReply, 'user'> & { timeZone: string | undefined };

function OwnBooks({ user, timeZone }: OwnBooksProps) {
  const chosen = useChosenDays(timeZone);
  const { days, named } = chosen;
  const role = user.roles.find((each) => each !== 'pet_owner') ?? 'groomer';
  // Where there is little room, the figures come before the files made of them.
  const isWide = useMedia('(width >= 64rem)');
  const books = useQuery({ ...query('GET /api/books', { query: days }), ...polled });
  const search = new URLSearchParams(Object.entries(days).map(([name, value]) => [name, String(value)]));
  return (
    <div className="wrap grid gap-4 pt-5 pb-16 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-6 lg:pt-8">
      <div className="grid justify-items-start">
        <Link
          to={`${roleFacts[role].dashboard}?tab=stats`}
          className="-mt-3 inline-flex min-h-11 items-center gap-1.5 font-medium hover:underline print:hidden"
        >
          <Icon name="left" size="s" />
          Stats
        </Link>
        <h1>Books for {named}</h1>
      </div>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <ChooseDays {...chosen} />
        {isWide && (
          <div className="flex gap-3 max-lg:hidden">
            <Exports search={search.toString()} />
          </div>
        )}
      </div>
      {books.isPending && (
        <div className="lg:col-span-2">
          <LoadingLines className="h-24" />
        </div>
      )}
      {books.isLoadingError && (
        <div className="lg:col-span-2">
          <FailedQuery query={books} title="Your books did not load" />
        </div>
      )}
      {books.data && (
        <YearBooks
          books={books.data}
          isGroomer={user.roles.includes('groomer')}
          isOwner={user.roles.includes('owner')}
          foot={
            <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
              <p className="max-w-text text-s text-ink-2">
                Visits count on the day they are paid, shifts on the day they are worked. This is a record of
                your own, not tax advice.
              </p>
              {!isWide && (
                <div className="flex gap-3 print:hidden">
                  <Exports search={search.toString()} />
                </div>
              )}
            </div>
          }
          byPerson={
            user.roles.includes('owner') && (
              <Suspense>
                <MonthEnd days={days} search={search.toString()} />
              </Suspense>
            )
          }
        />
      )}
    </div>
  );
}

/** The books of the chosen days as files. */
const Exports = ({ search }: { search: string }) =>
  (['pdf', 'csv'] as const).map((kind) => (
    <Button key={kind} asChild>
      <a href={`/api/books/${kind}?${search}`} download>
        <Icon name="download" size="s" />
        {kind.toUpperCase()}
      </a>
    </Button>
  ));
