import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { WorkingHours } from '#contract/calendar/calendar.ts';
import { dayNames, wallTimeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { HolidaysAhead } from './holidays-ahead.tsx';

const HoursForm = lazyPart(() => import('./hours-form.tsx'));

/** The working hours of the week, with the form to change them. */
export function HoursCard({ hours }: { hours: WorkingHours }) {
  // A link to the hours leads to their form, since the days above are long.
  const isAsked = useLocation().hash === '#hours';
  const [edits, setEdits] = useState(isAsked);
  const days = dayNames.map((name, nth) => ({
    name,
    spans: hours.spans.filter(({ weekday }) => weekday === nth + 1),
  }));
  return (
    <SectionCard
      id="hours"
      title="Working hours"
      action={
        <Button aria-label="Edit working hours" onClick={() => setEdits(true)}>
          <Icon name="pencil" size="s" />
          Edit
        </Button>
      }
    >
      {hours.spans.length === 0 ? (
        <p>Say when you work, and you are warned before you take work outside of it.</p>
      ) : (
        <dl className="grid gap-1">
          {days.map(({ name, spans }) => (
            <div key={name} className="flex gap-3 tabular-nums">
              <dt className="w-12 font-strong">{name}</dt>
              <dd className="text-ink-2">
                {spans.length === 0 ? 'Off' : spans.map(({ from, to }) => wallTimeRange(from, to)).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <HolidaysAhead timeZone={hours.timeZone} />
      <Suspense>{edits && <HoursForm hours={hours} onClose={() => setEdits(false)} />}</Suspense>
    </SectionCard>
  );
}
