import { FormProvider, set, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { OwnShift } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { shortDate } from '#web/lib/dates.ts';
import { useFieldsSeen } from '#web/lib/fields-seen.ts';
import { showAtFields } from '#web/lib/show-at-fields.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { DraftDialog } from '#web/ui/draft-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useEditShift, usePostShift } from './own-shifts.api.ts';
import { changeOf, copyOf, emptyShift, fieldAt, postingOf, problemsOf, valuesOf } from './shift-draft.ts';
import type { ShiftPlace, ShiftTask, ShiftValues } from './shift-draft.ts';
import { ShiftFields } from './shift-fields.tsx';
import { applicants, shiftDay, shiftTimes } from './shift-words.ts';

type PostShiftProps = {
  task: ShiftTask;
  /** Where the business is now. */
  place: ShiftPlace;
  onClose: () => void;
};

const titles = { post: 'Post New Shift', copy: 'Copy Shift', edit: 'Edit Shift' };
const startOf = (task: ShiftTask): ShiftValues =>
  task.kind === 'post' ? emptyShift : task.kind === 'copy' ? copyOf(task.shift) : valuesOf(task.shift);

/** The form in which a shift is posted, copied and edited. What was typed is only thrown away when somebody says so. */
export default function PostShift({ task, place, onClose }: PostShiftProps) {
  const post = usePostShift();
  const edit = useEditShift();
  const wayOn = useWayOn();
  const editing = task.kind === 'edit';
  // A shift stays where it was posted, also when its business moves.
  const worked = editing ? placeOf(task.shift) : place;
  const { timeZone } = worked;
  const form = useForm<ShiftValues>({
    defaultValues: startOf(task),
    resolver(values) {
      const errors = errorsOf(values, timeZone);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const { changesIn, isRefused, ...elsewhere } = useFieldsSeen({
    record: editing ? task.shift : null,
    valuesOf: (shift) => (shift ? valuesOf(shift) : emptyShift),
    draftOf: (values) => changeOf(values, timeZone),
    form,
  });

  const send = form.handleSubmit(
    async (values) => {
      try {
        const shift = editing
          ? await edit.mutateAsync({ id: task.shift.id, ...changesIn(values) })
          : await post.mutateAsync(postingOf(values, timeZone));
        onClose();
        toast({
          title: editing ? 'Shift changed' : 'Shift Posted!',
          description: `${shiftDay(shift)}, ${shiftTimes(shift)}${weeksMore(values)}`,
        });
      } catch (error) {
        if (isRefused(error)) return;
        showAtFields(form.setError, error, (path) => fieldAt(path, values));
        toast({
          variant: 'destructive',
          title: editing ? 'The shift was not changed' : 'Failed to Post Shift',
          description: detailOf(error, 'Something went wrong'),
          action: wayOn(error),
        });
      }
    },
    (errors) => {
      if (!Object.values(errors).some(({ type }) => type === 'missing')) return;
      toast({
        variant: 'destructive',
        title: 'Missing Information',
        description: 'Please fill in all required fields',
      });
    },
  );

  return (
    <FormProvider {...form}>
      <DraftDialog
        title={titles[task.kind]}
        description={task.kind === 'post' ? undefined : task.shift.title}
        dirty={isDirty}
        lost={editing ? 'The shift stays as it was.' : 'Nothing has been posted yet.'}
        submit={editing ? 'Save Changes' : 'Post Shift'}
        busy={isSubmitting && (editing ? 'Saving...' : 'Posting...')}
        onSubmit={send}
        onClose={onClose}
      >
        {editing && task.shift.pendingApplicationCount > 0 && (
          <Note icon="users">
            {applicants(task.shift.pendingApplicationCount)} will be told what you change, and may withdraw.
          </Note>
        )}
        {worked.address !== place.address && (
          <Note icon="pin">
            This shift stays at {worked.address}, where it was posted. Copy it to post it at your new address.
          </Note>
        )}
        <ShiftFields place={worked} repeats={!editing} />
        <ChangedElsewhere
          {...elsewhere}
          say={({ path, current }) =>
            path === 'shiftDate' ? shortDate(String(current), timeZone) : undefined
          }
        />
      </DraftDialog>
    </FormProvider>
  );
}

const placeOf = ({ business, timeZone }: OwnShift): ShiftPlace => ({
  city: business.city,
  address: business.address,
  timeZone,
});

function errorsOf(values: ShiftValues, timeZone: string | undefined): FieldErrors<ShiftValues> {
  const errors: FieldErrors<ShiftValues> = {};
  for (const { field = 'root', message, missing } of problemsOf(values, timeZone, new Date()))
    set(errors, field, { type: missing ? 'missing' : 'rule', message });
  return errors;
}

function weeksMore({ repeatWeeks }: ShiftValues): string {
  const more = Number(repeatWeeks) - 1;
  if (more === 0) return '';
  return more === 1 ? ', and once more a week later' : `, and the ${more} weeks after`;
}
