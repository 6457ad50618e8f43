import { WorkingHoursDraft } from '#contract/calendar/calendar.ts';
import type { WorkingHours } from '#contract/calendar/calendar.ts';
import {
  WeekHoursFields,
  spansOf,
  weekHoursOf,
  weekHoursProblems,
} from '#web/domain/calendar/week-hours.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
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
      <WeekHoursFields />
    </FormDialog>
  );
}
