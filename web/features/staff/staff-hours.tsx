import { WorkingHoursDraft } from '#contract/calendar/calendar.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import {
  WeekHoursFields,
  spansOf,
  weekHoursOf,
  weekHoursProblems,
} from '#web/domain/calendar/week-hours.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';

/** Form for when a person works. */
export default function StaffHours({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const draft = useDraft({
    values: weekHoursOf(person.hours),
    schema: WorkingHoursDraft,
    bodyOf: spansOf,
    problems: weekHoursProblems,
  });
  const save = useAction('PUT /api/staff/:id/hours', {
    done: { title: 'Hours saved' },
    failed: 'The hours were not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={`Hours of ${person.name}`}
      description="Openings are within them. Without any, they work when the business does."
      lost="The hours stay as they were."
      submit="Save hours"
      busy="Saving..."
      send={(values) => save.run({ params: { id: person.id }, body: spansOf(values) })}
      onClose={onClose}
    >
      <WeekHoursFields />
    </FormDialog>
  );
}
