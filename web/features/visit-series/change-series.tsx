import { useState } from 'react';
import { SeriesChange, weeksAhead } from '#contract/visit-series.ts';
import type { ChangedSeries, VisitSeries } from '#contract/visit-series.ts';
import { addDays } from '#reference/calendar-days.ts';
import { datesAhead } from '#reference/series-dates.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { dayInWords, shortDate, wallTime } from '#web/lib/dates.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { FormField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { toldIn } from './series-words.ts';

type Values = { startsOn: string; startTime: string; everyWeeks: string; prices: { price: string }[] };
type ChangeSeriesProps = {
  series: VisitSeries;
  today: string;
  onChanged: (series: ChangedSeries) => void;
  onClose: () => void;
};

const inputOf = (cents: number | null) => (cents === null ? '' : dollarsForInput(cents));

/** Form to change the days, the hour and the prices of a series. It says beforehand what will happen. */
export function ChangeSeries({ series, today, onChanged, onClose }: ChangeSeriesProps) {
  const { id, clientName, petNames, ahead } = series;
  const [tells, setTells] = useState(true);
  const bodyOf = ({ startsOn, startTime, everyWeeks, prices }: Values): SeriesChange => {
    // Only what was typed: a visit may have been priced by itself.
    const changed = series.prices.flatMap(({ petId, price: before }, index) => {
      const typed = prices[index]?.price ?? '';
      return typed.trim() === inputOf(before) ? [] : [{ petId, price: typedCents(typed) }];
    });
    return {
      from: ahead.from,
      startsOn,
      startTime,
      everyWeeks: Number(everyWeeks),
      ...(changed.length > 0 ? { prices: changed } : {}),
      ...(series.toldBy === 'email' ? { tell: tells } : {}),
    };
  };
  const draft = useDraft<Values, SeriesChange>({
    values: {
      startsOn: ahead.from ?? '',
      startTime: series.startTime,
      everyWeeks: String(series.everyWeeks),
      prices: series.prices.map(({ price }) => ({ price: inputOf(price) })),
    },
    schema: SeriesChange,
    bodyOf,
    problems: ({ startsOn, startTime, everyWeeks, prices }) => ({
      startsOn: !startsOn && 'Choose a day',
      startTime: !startTime && 'Choose an hour',
      everyWeeks: !isWeeks(everyWeeks) && 'Use 1 to 52 weeks',
      ...Object.fromEntries(
        prices.map(({ price }, index) => [
          `prices.${index}.price`,
          price.trim() !== inputOf(series.prices[index]?.price ?? null) &&
            Number.isNaN(typedCents(price)) &&
            'Use an amount like 40 or 40.50',
        ]),
      ),
    }),
  });
  const change = useAction('POST /api/visit-series/:id/change', {
    done: ({ moved, cancelled }) => ({
      title: 'The series is changed',
      description: [
        moved && `${counted(moved.visits, 'visit')} moved`,
        cancelled && `${counted(cancelled.visits, 'visit')} cancelled`,
      ]
        .filter(Boolean)
        .join(', '),
    }),
    failed: 'It was not changed',
    refused: draft.refused,
    accepted: onChanged,
  });
  const values = draft.form.watch();
  return (
    <FormDialog
      draft={draft}
      title={`Change ${petNames.join(' and ')}’s series`}
      description={`From the next date on. ${toldIn(series)}`}
      lost="The series stays as it was."
      submit="Change the series"
      busy="Changing..."
      send={(typed) => change.run({ params: { id }, body: bodyOf(typed) })}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <FormField name="startsOn" label="Next date">
          {(control) => <DateField {...control} min={addDays(today, 1)} />}
        </FormField>
        <FormField name="startTime" label="Begins">
          {({ value, onChange }) => (
            <TimeField value={value} onChange={({ target }) => onChange(target.value)} />
          )}
        </FormField>
        <NumberField name="everyWeeks" label="Weeks between visits" maxLength={2} />
        {series.prices.map(({ petId, petName }, index) => (
          <TextField
            key={petId}
            name={`prices.${index}.price`}
            label={`Price for ${petName} (dollars)`}
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
          />
        ))}
      </div>
      <Note role="status">{whatHappens(series, values, today)}</Note>
      <TellByMail client={series} name={clientName} checked={tells} onChange={setTells} />
    </FormDialog>
  );
}

const isWeeks = (typed: string) => /^([1-9]|[1-4]\d|5[0-2])$/.test(typed.trim());

/** What the typed change will do to the visits that are booked. */
function whatHappens(
  { ahead, until, timeZone, ...before }: VisitSeries,
  { startsOn, startTime, everyWeeks }: Values,
  today: string,
): string {
  const isTyped = startsOn > today && startTime && isWeeks(everyWeeks);
  if (!isTyped) return 'Choose the next date, the hour and the weeks.';
  const dates = datesAhead({ startsOn, everyWeeks: Number(everyWeeks), until }, today, weeksAhead);
  const moving = Math.min(ahead.moving, dates.length);
  const gone = ahead.moving - moving;
  const isSame =
    startsOn === ahead.from && startTime === before.startTime && Number(everyWeeks) === before.everyWeeks;
  return [
    moving === 0 || !ahead.from
      ? 'No booked visit moves, and nobody is told. The new dates are booked.'
      : isSame
        ? `${counted(moving, 'booked visit')} ${moving === 1 ? 'keeps its day' : 'keep their days'}, the first on ${dayInWords(startsOn)}, ${wallTime(startTime)}.`
        : `${counted(moving, 'booked visit')} ${moving === 1 ? 'moves' : 'move'}: the first from ${dayInWords(ahead.from)} to ${dayInWords(startsOn)}, ${wallTime(startTime)}.`,
    gone > 0 && `${gone === 1 ? 'One is' : `${gone} are`} cancelled, since there are fewer dates.`,
    moving > 0 && 'Where a date cannot be booked, its visit is cancelled and your Day says why.',
    ahead.staying.length > 0 &&
      `Today’s, confirmed and singly moved visits stay: ${ahead.staying.map((at) => shortDate(at, timeZone)).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
