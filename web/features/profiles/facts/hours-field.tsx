import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import type { WorkingSpan } from '#contract/calendar/calendar.ts';
import { weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { DayHours, OpeningHours, Span, Weekday } from '#contract/profiles/opening-hours.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const kinds = [
  { value: 'open', label: 'Open' },
  { value: 'appointment', label: 'By appointment' },
  { value: 'closed', label: 'Closed' },
];
const usual: Span = { from: '09:00', to: '17:00' };
const afternoon: Span = { from: '13:00', to: '17:00' };

function kindOf({ byAppointment, spans }: DayHours): string {
  if (byAppointment) return 'appointment';
  return spans.length > 0 ? 'open' : 'closed';
}

const isEmpty = (hours: OpeningHours) => weekdays.every((day) => kindOf(hours[day]) === 'closed');

/** The hours of somebody's work as opening hours: closed when they do not work. */
const openAsWorked = (worked: readonly WorkingSpan[]): OpeningHours => {
  const dayOf = (weekday: number): DayHours => ({
    spans: worked
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    byAppointment: false,
  });
  return Object.fromEntries(weekdays.map((day, nth) => [day, dayOf(nth + 1)])) as OpeningHours;
};

/** The opening hours of each weekday; a day that opens begins with the hours of the day before. */
export function HoursField() {
  const { field } = useController<{ hours: OpeningHours }, 'hours'>({ name: 'hours' });
  const { formState, getFieldState } = useFormContext<{ hours: OpeningHours }>();
  const hours = field.value;
  const worked = useQuery({ ...query('GET /api/working-hours'), enabled: isEmpty(hours) }).data?.spans ?? [];
  const change = (day: Weekday, part: Partial<DayHours>) =>
    field.onChange({ ...hours, [day]: { ...hours[day], ...part } });
  const choose = (day: Weekday, kind: string) => {
    const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((each) => hours[each].spans.length > 0);
    const spans = hours[day].spans.length > 0 ? hours[day].spans : before ? hours[before].spans : [usual];
    if (kind === 'open') change(day, { byAppointment: false, spans });
    else change(day, { byAppointment: kind === 'appointment', spans: [] });
  };
  return (
    <div className="grid gap-4">
      {isEmpty(hours) && worked.length > 0 && (
        <Button className="justify-self-start" onClick={() => field.onChange(openAsWorked(worked))}>
          Use the working hours of your calendar
        </Button>
      )}
      {weekdays.map((day) => {
        const { spans } = hours[day];
        const setSpan = (index: number, part: Partial<Span>) =>
          change(day, { spans: spans.map((span, nth) => (nth === index ? { ...span, ...part } : span)) });
        return (
          <Fieldset
            key={day}
            legend={weekdayNames[day]}
            error={getFieldState(`hours.${day}`, formState).error?.message}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <Select
                aria-label={`${weekdayNames[day]}: open or closed`}
                options={kinds}
                value={kindOf(hours[day])}
                onChange={({ target }) => choose(day, target.value)}
              />
              <div className="grid min-w-0 gap-2">
                {spans.map((span, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- times have no identity of their own
                  <div key={index} className="flex min-w-0 items-center gap-2">
                    <div className="min-w-0 grow sm:max-w-36">
                      <TimeField
                        aria-label={`${weekdayNames[day]} from`}
                        value={span.from}
                        onChange={({ target }) => setSpan(index, { from: target.value })}
                      />
                    </div>
                    <span aria-hidden="true">–</span>
                    <div className="min-w-0 grow sm:max-w-36">
                      <TimeField
                        aria-label={`${weekdayNames[day]} to`}
                        value={span.to}
                        onChange={({ target }) => setSpan(index, { to: target.value })}
                      />
                    </div>
                    {spans.length > 1 && (
                      <IconButton
                        icon="x"
                        label={`Remove ${weekdayNames[day]} ${span.from} to ${span.to}`}
                        onClick={() => change(day, { spans: spans.filter((_, nth) => nth !== index) })}
                      />
                    )}
                  </div>
                ))}
                {spans.length > 0 && spans.length < 3 && (
                  <Button
                    variant="quiet"
                    className="justify-self-start"
                    aria-label={`Add a second opening on ${weekdayNames[day]}`}
                    onClick={() => change(day, { spans: [...spans, afternoon] })}
                  >
                    Add after a break
                  </Button>
                )}
              </div>
            </div>
          </Fieldset>
        );
      })}
    </div>
  );
}
