import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Fact } from '#contract/reliability.ts';
import { kindWords } from '#web/domain/reliability/reliability-words.ts';
import { pages } from '#web/lib/api/query.ts';
import { monthDay, monthDayYear } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Excuses } from './excuses.tsx';
import { OwnFigures } from './own-figures.tsx';

const AppealForm = lazyPart(() => import('./appeal-form.tsx'));

/** One's own figures and the facts that they rest on. */
export function OwnReliability() {
  const facts = useInfiniteQuery({ ...pages('GET /api/reliability/facts'), staleTime: 0 });
  const [appealed, setAppealed] = useState<Fact>();
  return (
    <section aria-labelledby="own-reliability" className="grid gap-4">
      <h2 id="own-reliability" className="text-h4">
        Yours
      </h2>
      <OwnFigures withLink={false} />
      <QueryList
        query={facts}
        failed="Your list did not load"
        loading={<LoadingLines className="h-14" />}
        empty={
          <EmptyState title="Nothing counts yet">
            Bookings, pay and answers of the last 90 days appear here.
          </EmptyState>
        }
      >
        {(all) => (
          <ul aria-label="What your figures rest on">
            {all.map((fact) => (
              <FactLine key={fact.id} fact={fact} onAppeal={() => setAppealed(fact)} />
            ))}
          </ul>
        )}
      </QueryList>
      <Excuses />
      <Suspense>{appealed && <AppealForm fact={appealed} onClose={() => setAppealed(undefined)} />}</Suspense>
    </section>
  );
}

function FactLine({ fact, onAppeal }: { fact: Fact; onAppeal: () => void }) {
  const { kind, title, subjectKind, subjectId, countedFrom, otherWords, appeal, actions } = fact;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p>
          <b>{kindWords[kind]}</b>{' '}
          <Link to={href(subjectKind, { id: subjectId })} className="wrap-anywhere underline">
            {title}
          </Link>
        </p>
        <p className="text-s text-ink-2 tabular-nums">
          {monthDayYear(countedFrom)} · {countingWords(fact)}
        </p>
        {otherWords && <p className="text-s wrap-anywhere">The other side wrote: “{otherWords}”</p>}
        {appeal && <p className="text-s wrap-anywhere">{appealWords(appeal)}</p>}
      </div>
      {actions.includes('appeal') && <Button onClick={onAppeal}>Appeal</Button>}
    </li>
  );
}

function countingWords({ uncounted, objected, weight, countsUntil }: Fact): string {
  if (uncounted === 'undone') return 'undone, does not count';
  if (uncounted === 'contested') return 'contested, does not count before an admin has decided';
  if (uncounted === 'overturned') return 'overturned, does not count';
  if (uncounted === 'weather') return 'bad weather, does not count';
  if (objected) return `bad weather, objected to: weighs ${weight}%, until ${monthDay(countsUntil)}`;
  return `weighs ${weight}%, until ${monthDay(countsUntil)}`;
}

function appealWords({ status, contested, decision }: NonNullable<Fact['appeal']>): string {
  if (status === 'filed') return 'Your appeal waits for a decision.';
  if (status === 'settled') return 'The two of you agreed.';
  const upheld = contested ? 'It counts' : 'It still counts';
  return `${status === 'overturned' ? 'Your appeal was right' : upheld}: ${decision ?? ''}`;
}
