import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ProviderDay } from '#contract/day/day.ts';
import { href } from '#contract/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const MilesOfDay = lazyPart(() => import('./miles-of-day.tsx'));

/** Once the work is done: the books of that day alone, with its tips, its cash and its miles. */
export function DayEnd({ day }: { day: ProviderDay }) {
  const { on, visits } = day;
  return (
    <>
      <Link
        to={`${href('books')}?from=${on}&to=${on}`}
        className="card flex min-h-11 items-center justify-between gap-3 px-3! py-2! hover:bg-sunk"
      >
        <span>
          <b className="font-strong">What the day brought in</b>
          <span className="block text-ink-2">Tips, cash and cards, miles</span>
        </span>
        <Icon name="right" />
      </Link>
      {visits.some(({ atHome }) => atHome) && (
        <Suspense>
          <MilesOfDay key={on} day={day} />
        </Suspense>
      )}
    </>
  );
}
