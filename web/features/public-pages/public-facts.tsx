import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { chartDay } from '#web/lib/dates.ts';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

type PriceGuideProps = { guide: PublicPage['priceGuide']; extras: PublicPage['extras'] };

/** The lowest price of each service by the size or the breed of the pet, and what can be added. */
export function PriceGuide({ guide, extras }: PriceGuideProps) {
  return (
    <div className="grid gap-2">
      <dl className="grid gap-3">
        {guide.map(({ service, prices, byBreed }) => (
          <div
            key={service}
            className="grid gap-x-6 border-t border-line pt-3 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-strong wrap-anywhere">{service}</dt>
            <dd className="grid gap-x-8 gap-y-1 tabular-nums sm:grid-cols-2">
              {[...prices.map(({ size, from }) => [size, from] as const), ...byBreed.map(byName)].map(
                ([name, from]) => (
                  <Line key={name} name={name}>
                    from {dollars(from)}
                  </Line>
                ),
              )}
            </dd>
          </div>
        ))}
        {extras.length > 0 && (
          <div className="grid gap-x-6 border-t border-line pt-3 sm:grid-cols-[12rem_1fr]">
            <dt className="font-strong">Can be added</dt>
            <dd className="grid gap-x-8 gap-y-1 tabular-nums sm:grid-cols-2">
              {extras.map(({ name, cents }) => (
                <Line key={name} name={name}>
                  {dollars(cents)}
                </Line>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <p className="text-s text-ink-2">Lowest prices. The offer for your pet says the price to pay.</p>
    </div>
  );
}

const byName = ({ breed, from }: PublicPage['priceGuide'][number]['byBreed'][number]) =>
  [breed, from] as const;

/** A name and its price, which line up in columns. */
const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="flex items-baseline justify-between gap-3">
    <span className="min-w-0 text-ink-2 wrap-anywhere">{name}</span>
    <span className="whitespace-nowrap">{children}</span>
  </span>
);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const weekdayAndDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const noon = (day: string) => `${day}T12:00:00Z`;

/** The next two weeks, and the first day with time for a service. */
export function NextFree({ days }: { days: PublicPage['days'] }) {
  const first = days.find(({ free }) => free);
  return (
    <div className="grid gap-2">
      <p>
        <span className="block text-s text-ink-2">Next day with time for a visit</span>
        <b>{first ? weekdayAndDay.format(new Date(noon(first.day))) : 'Nothing in the next two weeks'}</b>
      </p>
      <div aria-hidden="true" className="grid grid-cols-7 justify-items-center gap-1 text-s text-ink-2">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{weekday.format(new Date(noon(day))).slice(0, 2)}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1" aria-label="The next two weeks">
        {days.map(({ day, free }) => (
          <li
            key={day}
            className={clsx(
              'grid justify-items-center rounded-s py-1 text-s tabular-nums',
              free ? 'bg-[var(--accent-soft)] font-strong text-accent' : 'text-ink-2 line-through',
            )}
          >
            <span className="sr-only">
              {chartDay(noon(day), 'UTC')}, {free ? 'free' : 'not free'}
            </span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How pets are kept safe, in the provider's own words. */
export function SafetyList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The hours of each weekday. */
export function OpeningHours({ hours }: { hours: NonNullable<PublicPage['openingHours']> }) {
  return (
    <dl className="grid gap-0.5 text-s">
      {hours.map(({ day, words }) => (
        <div key={day} className="flex justify-between gap-4">
          <dt className="text-ink-2">{day}</dt>
          <dd className="text-right">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
