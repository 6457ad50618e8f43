import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TripDraft } from '#contract/books/books.ts';
import type { ProviderDay } from '#contract/day/day.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { counted, number } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { milesOf, stopsDriven } from './driving-order.ts';
import type { Stop } from './driving-order.ts';

/** The miles of a day that is done: those in the books, or else an estimate that a tap records. */
export default function MilesOfDay({ day: { on, visits } }: { day: ProviderDay }) {
  const books = useQuery(query('GET /api/books', { query: { from: on, to: on } }));
  const stops = stopsDriven(visits);
  if (!books.data) return null;
  const { trips, totals } = books.data;
  if (trips.length > 0)
    return (
      <p className="text-ink-2 tabular-nums">{number(totals.miles)} mi of this day are in your books.</p>
    );
  return milesOf(stops) > 0 ? <ToRecord on={on} stops={stops} /> : null;
}

function ToRecord({ on, stops }: { on: string; stops: readonly Stop[] }) {
  const [typed, setTyped] = useState(() => String(Math.max(1, Math.round(milesOf(stops)))));
  const [problem, setProblem] = useState<string>();
  const add = useAction('POST /api/books/trips', {
    done: ({ miles }) => ({ title: `${number(miles)} mi are in your books` }),
    failed: 'The miles were not recorded',
  });
  const unknown = stops.filter(({ at }) => at === null).length;
  const record = () => {
    const trip = { day: on, miles: Number(typed), purpose: `Between ${counted(stops.length, 'visit')}` };
    const { error } = TripDraft.safeParse(trip);
    setProblem(error && 'Use miles like 12 or 12.5');
    if (!error) void add.run({ body: trip });
  };
  return (
    <section aria-labelledby="miles-of-day" className="card grid gap-2 px-3! py-2!">
      <h3 id="miles-of-day" className="text-h4">
        Miles of the day
      </h3>
      <p className="text-ink-2">
        Estimated between the {counted(stops.length, 'stop')}, in a straight line with a third added for the
        roads. The way there and back home is not in it
        {unknown > 0 && `, nor ${counted(unknown, 'stop')} not on the map`}.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Miles" error={problem} className="max-w-32">
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button busy={add.busy && 'Recording...'} onClick={record}>
          Record the miles
        </Button>
      </div>
    </section>
  );
}
