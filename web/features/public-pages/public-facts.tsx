import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { dayInWords } from '#web/lib/dates.ts';
import { dollarsFrom } from './public-page-words.ts';

/** The columns of the price list, and their heads on a phone. */
const shortSizes: Record<string, string> = {
  Small: 'S',
  Medium: 'M',
  Large: 'L',
  'Extra large': 'XL',
  Cat: 'Cat',
};
const sizeNames = Object.keys(shortSizes);

type PriceGuideProps = { guide: PublicPage['priceGuide']; extras: PublicPage['extras'] };

/** The lowest price of each service by the size or the breed of the pet, and what can be added. */
export function PriceGuide({ guide, extras }: PriceGuideProps) {
  const columns = sizeNames.filter((size) => guide.some(({ prices }) => priceFor(prices, size)));
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse tabular-nums">
        <thead className="text-s text-ink-2 max-tiny:hidden">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              From
            </th>
            {columns.map((size) => (
              <th key={size} scope="col" className="pb-1 pl-2 text-right font-normal whitespace-nowrap">
                <span aria-hidden="true" className="sm:hidden">
                  {shortSizes[size]}
                </span>
                <span className="max-sm:sr-only">{size}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.map(({ service, prices, byBreed }) => (
            <Fragment key={service}>
              <tr className="border-t border-line align-baseline max-tiny:grid">
                <th scope="row" className="py-2 text-left font-strong wrap-anywhere">
                  {service}
                </th>
                {columns.map((size) => (
                  <td key={size} className="py-2 pl-2 text-right max-tiny:py-0">
                    <span className="text-ink-2 tiny:hidden">{size} </span>
                    {priceFor(prices, size) ?? <span className="text-ink-2">–</span>}
                  </td>
                ))}
              </tr>
              {byBreed.map(({ breed, from }) => (
                <Row key={breed} name={breed} cents={from} span={columns.length} />
              ))}
            </Fragment>
          ))}
          {extras.length > 0 && (
            <tr className="border-t border-line">
              <th scope="row" className="pt-2 text-left font-strong">
                Can be added
              </th>
            </tr>
          )}
          {extras.map(({ name, cents }) => (
            <Row key={name} name={name} cents={cents} span={columns.length} />
          ))}
        </tbody>
      </table>
      <p className="text-s text-ink-2">Lowest prices. The offer for your pet says the price to pay.</p>
    </div>
  );
}

/** One price for every size. It is next to its name, since under a column it would be the price of that size. */
const Row = ({ name, cents, span }: { name: string; cents: number; span: number }) => (
  <tr className="align-baseline max-tiny:grid">
    <td colSpan={span + 1} className="pb-1 pl-4 text-left wrap-anywhere">
      <span className="text-ink-2">{name}</span> {dollarsFrom(cents)}
    </td>
  </tr>
);

type Prices = PublicPage['priceGuide'][number]['prices'];

const priceFor = (prices: Prices, size: string): string | undefined => {
  const price = prices.find((each) => each.size === size);
  return price && dollarsFrom(price.from);
};

/** The next two weeks, and the first day with time for a service. */
export function NextFree({ days }: { days: PublicPage['days'] }) {
  const first = days.find(({ free }) => free);
  return (
    <div className="grid gap-2">
      <p>
        <span className="block text-s text-ink-2">Next day with time for a visit</span>
        <b>{first ? dayInWords(first.day) : 'Nothing in the next two weeks'}</b>
      </p>
      <div aria-hidden="true" className="grid grid-cols-7 justify-items-center gap-1 text-s text-ink-2">
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{dayInWords(day).slice(0, 2)}</span>
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
              {dayInWords(day)}, {free ? 'free' : 'not free'}
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
