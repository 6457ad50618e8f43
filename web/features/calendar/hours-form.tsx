import { useFormContext, useWatch } from 'react-hook-form';
import { WorkingHoursDraft } from '#contract/calendar/calendar.ts';
import type { WorkingHours } from '#contract/calendar/calendar.ts';
import { weekdays } from '#contract/profiles/opening-hours.ts';
import {
  WeekHoursFields,
  spansOf,
  weekHoursOf,
  weekHoursProblems,
} from '#web/domain/calendar/week-hours.tsx';
import type { WeekHours } from '#web/domain/calendar/week-hours.tsx';
import { useOwnFacts, useOwnSide } from '#web/domain/facts/own-facts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';

/** Form for the working hours of each weekday. */
export default function HoursForm({ hours, onClose }: { hours: WorkingHours; onClose: () => void }) {
  const draft = useDraft({
    values: weekHoursOf(hours.spans),
    schema: WorkingHoursDraft,
    bodyOf: spansOf,
    problems: weekHoursProblems,
  });
  const save = useAction('PUT /api/working-hours', {
    done: { title: 'Working hours saved' },
    failed: 'The hours were not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Working hours"
      description="You are warned before you take work outside of them, and searches for a day leave you out on days off. Without any, every hour counts. An end at or before the start is on the next day."
      lost="Your hours stay as they were."
      submit="Save hours"
      busy="Saving..."
      send={(values) => save.run({ body: spansOf(values) })}
      onClose={onClose}
    >
      <AsTheShopOpens />
      <WeekHoursFields />
    </FormDialog>
  );
}

/** Takes a shop's opening hours while no day is chosen. */
function AsTheShopOpens() {
  const { setValue, control } = useFormContext<WeekHours>();
  const chosen = Object.values(useWatch({ control })).some((spans) => spans?.length);
  const isShop = useOwnSide() === 'business';
  const opening = useOwnFacts('business', isShop && !chosen).data?.hours;
  const spans = opening
    ? weekdays.flatMap((day, nth) => opening[day].spans.map((span) => ({ weekday: nth + 1, ...span })))
    : [];
  if (chosen || spans.length === 0) return null;
  const take = () => {
    for (const [day, times] of Object.entries(weekHoursOf(spans)))
      setValue(day as keyof WeekHours, times, { shouldDirty: true });
  };
  return (
    <Button className="justify-self-start" onClick={take}>
      Use your opening hours
    </Button>
  );
}
