import { clsx } from 'clsx';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { chartDay } from '#web/lib/dates.ts';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** The lowest price of each service, by the size of the pet. */
export function PriceGuide({ guide }: { guide: PublicPage['priceGuide'] }) {
  return (
    <div className="grid gap-2">
      <dl className="grid gap-3">
        {guide.map(({ service, prices }) => (
          <div
            key={service}
            className="grid gap-x-6 border-t border-line pt-3 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-strong">{service}</dt>
            <dd className="grid grid-cols-2 gap-x-5 gap-y-1 tabular-nums sm:grid-cols-3">
              {prices.map(({ size, from }) => (
                <span key={size}>
                  <span className="text-ink-2">{size}</span> from {dollars(from)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-s text-ink-2">Lowest prices. The offer for your pet says the price to pay.</p>
    </div>
  );
}

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
