import { addDays } from '#reference/calendar-days.ts';
import { isoDay, monthDayYear } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
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

/** The weeks that can be chosen, and how many lie between them and this one. */
const weeks = { this: ['This week', 0], last: ['Last week', 1] } as const;
const isWeek = (text: string | null): text is keyof typeof weeks => text !== null && text in weeks;

/** A week begins on Sunday, as in the calendar. */
function daysOfWeek(today: string, back: number) {
  const from = addDays(today, -new Date(`${today}T00:00Z`).getUTCDay() - 7 * back);
  return { from, to: addDays(from, 6) };
}

const spanInWords = ({ from, to }: { from: string; to: string }) =>
  `${monthDayYear(`${from}T12:00Z`, 'UTC')} to ${monthDayYear(`${to}T12:00Z`, 'UTC')}`;

/**
 * Which days the books are shown for, kept in the address: a year, a month of it, a week, or from one day to another. Today
 * is that of the person's own time zone.
 */
export function useChosenDays(timeZone: string | undefined) {
  const [params] = useUrlParams();
  const today = isoDay(useNow(), timeZone);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const [from, to, week] = [params.get('from'), params.get('to'), params.get('week')];
  const year = years.find((each) => String(each) === params.get('year')) ?? thisYear;
  const month = monthNames.findIndex((_, nth) => String(nth + 1) === params.get('month')) + 1;
  const known = { today, years, year };
  if (isWeek(week)) {
    const [label, back] = weeks[week];
    const days = daysOfWeek(today, back);
    return { ...known, period: week, days, named: `${label.toLowerCase()}, ${spanInWords(days)}` };
  }
  if (isDay(from) && isDay(to) && from <= to && addDays(from, longest) >= to)
    return { ...known, period: other, days: { from, to }, named: spanInWords({ from, to }) };
  return {
    ...known,
    period: String(month),
    days: month === 0 ? { year } : daysOfMonth(year, month),
    named: month === 0 ? String(year) : `${monthNames[month - 1]} ${year}`,
  };
}

const nothing = { month: '', week: '', from: '', to: '' };

/** What the address says of a period that is chosen. */
function addressOf(period: string, today: string): Record<string, string> {
  if (isWeek(period)) return { week: period };
  if (period === other) return { from: `${today.slice(0, 8)}01`, to: today };
  return period === whole ? {} : { month: period };
}

/** Chooses a year, a month, a week or some days. */
export function ChooseDays({ today, years, year, period, days }: ReturnType<typeof useChosenDays>) {
  const [, change] = useUrlParams();
  const choose = (values: Parameters<typeof change>[0]) => change(values, { replace: true });
  return (
    <>
      {period !== other && !isWeek(period) && (
        <Field label="Year" className="w-32">
          <Select
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => choose({ year: target.value })}
          />
        </Field>
      )}
      <Field label="Period" className="w-40">
        <Select
          value={period}
          options={[
            ...Object.entries(weeks).map(([value, [label]]) => ({ value, label })),
            { value: whole, label: 'Whole year' },
            ...monthNames.map((label, nth) => ({ value: String(nth + 1), label })),
            { value: other, label: 'Other days' },
          ]}
          onChange={({ target: { value } }) => choose({ ...nothing, ...addressOf(value, today) })}
        />
      </Field>
      {'from' in days && period === other && (
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
