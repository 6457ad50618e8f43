import { addDays } from '#reference/calendar-days.ts';
import { isoDay, monthDayYear } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useUrlParams } from '#web/lib/use-url-query.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
);
/** How many years can be chosen. */
const yearsBack = 4;
const [whole, other] = ['0', 'days'];
/** As the contract says. */
const [firstBook, longest] = ['2020-01-01', 366];

const daysOfMonth = (year: number, month: number) => ({
  from: new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
});
const isDay = (text: string | null): text is string => /^20[2-9]\d-\d\d-\d\d$/.test(text ?? '');

/** Which days the books are shown for, kept in the address: a year, a month of it, or from one day to another. */
export function useChosenDays() {
  const [params] = useUrlParams();
  const now = useNow();
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => now.getFullYear() - back);
  const [from, to] = [params.get('from'), params.get('to')];
  const year = years.find((each) => String(each) === params.get('year')) ?? now.getFullYear();
  const month = monthNames.findIndex((_, nth) => String(nth + 1) === params.get('month')) + 1;
  if (isDay(from) && isDay(to) && from <= to && addDays(from, longest) >= to)
    return {
      years,
      year,
      month: other,
      days: { from, to },
      named: `${monthDayYear(`${from}T12:00Z`, 'UTC')} to ${monthDayYear(`${to}T12:00Z`, 'UTC')}`,
    };
  return {
    years,
    year,
    month: String(month),
    days: month === 0 ? { year } : daysOfMonth(year, month),
    named: month === 0 ? String(year) : `${monthNames[month - 1]} ${year}`,
  };
}

/** Chooses a year, a month or some days. */
export function ChooseDays({ years, year, month, days }: ReturnType<typeof useChosenDays>) {
  const [, change] = useUrlParams();
  const today = isoDay(useNow());
  const choose = (values: Parameters<typeof change>[0]) => change(values, { replace: true });
  return (
    <>
      {month !== other && (
        <Field label="Year" className="w-32">
          <Select
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => choose({ year: target.value })}
          />
        </Field>
      )}
      <Field label="Month" className="w-40">
        <Select
          value={month}
          options={[
            { value: whole, label: 'Whole year' },
            ...monthNames.map((label, nth) => ({ value: String(nth + 1), label })),
            { value: other, label: 'Other days' },
          ]}
          onChange={({ target: { value } }) =>
            choose(
              value === other
                ? { month: '', from: `${today.slice(0, 8)}01`, to: today }
                : { month: value === whole ? '' : value, from: '', to: '' },
            )
          }
        />
      </Field>
      {'from' in days && month === other && (
        <>
          <Field label="First day">
            <DateField
              value={days.from}
              min={firstBook}
              max={days.to}
              onChange={(from) => from && choose({ from })}
            />
          </Field>
          <Field label="Last day">
            <DateField
              value={days.to}
              min={days.from}
              max={addDays(days.from, longest)}
              onChange={(to) => to && choose({ to })}
            />
          </Field>
        </>
      )}
    </>
  );
}
