import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FiguresRole } from '#contract/figures.ts';
import { href } from '#contract/pages.ts';
import { isPeriod, periodNames } from '#web/lib/periods.ts';
import type { PeriodName } from '#web/lib/periods.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { periodInWords } from './figure-words.ts';
import type { ChosenPeriod } from './use-period.ts';

const options = Object.entries(periodNames).map(([value, label]) => ({ value, label }));

type ShownFiguresProps<Figures> = {
  query: UseQueryResult<Figures>;
  period: ChosenPeriod;
  as: FiguresRole;
  /** Shown to those who have not worked or booked anything yet. */
  empty: ReactNode;
  children: (figures: Figures) => ReactNode;
};

/** The period picker, and the figures in their four states. */
export function ShownFigures<Figures extends { any: boolean }>({
  query: figures,
  period,
  as,
  empty,
  children,
}: ShownFiguresProps<Figures>) {
  if (figures.isPending)
    return (
      <div className="grid gap-6 py-6">
        <output className="sr-only">Loading your figures...</output>
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    );
  if (figures.isLoadingError)
    return <FailedQuery className="my-8" query={figures} title="Your figures did not load" />;
  if (!figures.data) return null;
  const { from, to } = period.days;
  return (
    <div className="grid gap-6 pt-4 pb-16">
      <div className="flex flex-wrap items-end gap-3">
        <PeriodPicker period={period} />
        {as !== 'pet-owner' && (
          <Button asChild className="max-sm:px-3!">
            <Link to={href('books')}>
              <Icon name="book" size="s" className="max-sm:hidden" />
              See the books
            </Link>
          </Button>
        )}
      </div>
      <output className="-mt-3 text-s text-ink-2">{periodInWords(period.days)}</output>
      {figures.data.any ? (
        <>
          {children(figures.data)}
          <p className="print:hidden">
            <Button asChild>
              <a href={`/api/figures/jobs-csv?as=${as}&from=${from}&to=${to}`} download>
                <Icon name="download" size="s" />
                {as === 'pet-owner' ? 'Every visit as CSV' : 'Every job as CSV'}
              </a>
            </Button>
          </p>
        </>
      ) : (
        empty
      )}
    </div>
  );
}

/** Chooses the days that the figures are about. */
function PeriodPicker({ period }: { period: ChosenPeriod }) {
  const { name, days, choose, setDays } = period;
  const set = (part: Partial<typeof days>) => isPeriod({ ...days, ...part }) && setDays(part);
  return (
    <div
      className={clsx(
        'grid grow gap-3 sm:grid-cols-[repeat(3,minmax(0,14rem))] print:hidden',
        // Alone it shares its line with the button on a phone.
        name === 'custom' ? 'basis-full sm:basis-auto' : 'basis-32',
      )}
    >
      <Field label="Period">
        <Select
          value={name}
          options={options}
          onChange={({ target }) => choose(target.value as PeriodName)}
        />
      </Field>
      {name === 'custom' && (
        <>
          <Field label="First day">
            <DateField value={days.from} max={days.to} yearPicker onChange={(from) => set({ from })} />
          </Field>
          <Field label="Last day">
            <DateField value={days.to} min={days.from} yearPicker onChange={(to) => set({ to })} />
          </Field>
        </>
      )}
    </div>
  );
}
