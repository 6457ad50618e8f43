import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { ShiftDraft, shiftsApi } from '#contract/shifts/shifts.ts';
import type { OwnShift, ShiftDetail } from '#contract/shifts/shifts.ts';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import { isoDay, shortDate } from '#web/lib/dates.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { estimateDoubts } from './estimate-doubts.ts';
import { changeOf, copyOf, emptyShift, fieldAt, postingOf, problemsOf, valuesOf } from './shift-draft.ts';
import type { ShiftPlace, ShiftTask, ShiftValues } from './shift-draft.ts';
import { ShiftFields } from './shift-fields.tsx';
import { ShiftInALine, ShiftPreview } from './shift-preview.tsx';
import { StartFrom } from './start-from.tsx';
import { applicants, shiftDay, shiftTimes } from '../shift-words.ts';

type PostShiftProps = {
  task: ShiftTask;
  /** Current location of the business. */
  place: ShiftPlace;
  onClose: () => void;
};

const titles = { post: 'Post New Shift', copy: 'Copy shift', edit: 'Edit shift' };
const startOf = (task: ShiftTask): ShiftValues =>
  task.kind === 'post'
    ? { ...emptyShift, ...task.known }
    : task.kind === 'copy'
      ? copyOf(task.shift)
      : valuesOf(task.shift);

/** Form to post, copy or edit a shift. Typed values are discarded only after a confirmation. */
export default function PostShift({ task, place, onClose }: PostShiftProps) {
  const navigate = useNavigate();
  const editing = task.kind === 'edit';
  // A shift keeps the location it was posted at, even if its business moves.
  const { data: facts } = useOwnFacts('business');
  const worked = {
    ...(editing ? placeOf(task.shift) : place),
    prices: facts?.prices,
    state: editing ? task.shift.business.state : facts?.state,
  };
  const { timeZone } = worked;
  const problems = (values: ShiftValues) => problemsOf(values, timeZone, new Date());
  const draft = useDraft({
    values: startOf(task),
    schema: editing ? shiftsApi['PATCH /api/shifts/:id'].body : ShiftDraft,
    bodyOf: (values) => (editing ? changeOf(values, timeZone) : postingOf(values, timeZone)),
    problems: (values) =>
      Object.fromEntries(problems(values).map(({ field = 'root', message }) => [field, message])),
    names: { shiftDate: 'date' },
    fieldFor: fieldAt,
    editing: editing
      ? { record: task.shift, valuesOf: (shift) => (shift ? valuesOf(shift) : emptyShift) }
      : undefined,
  });
  /** The doubt about the estimate that the owner has read. */
  const [asked, setAsked] = useState<string>();
  const weeks = () => weeksMore(draft.form.getValues());
  const words = { otherwise: 'Something went wrong', refused: draft.refused };
  const post = useAction('POST /api/shifts', {
    ...words,
    done: (shift) => ({
      title: 'Shift Posted!',
      description: `${shiftDay(shift)}, ${shiftTimes(shift)}${weeks()}`,
      ...(shift.seenFirst?.by === 'invited'
        ? { action: { label: 'Invite groomers', onSelect: () => void navigate(toInvite(shift)) } }
        : {}),
    }),
    failed: 'Failed to Post Shift',
  });
  const edit = useAction('PATCH /api/shifts/:id', {
    ...words,
    done: (shift) => ({ title: 'Shift changed', description: `${shiftDay(shift)}, ${shiftTimes(shift)}` }),
    failed: 'The shift was not changed',
  });
  const saySomethingIsMissing = () => {
    if (problems(draft.form.getValues()).some(({ missing }) => missing))
      toast({
        variant: 'destructive',
        title: 'Missing Information',
        description: 'Please fill in all required fields',
      });
  };

  return (
    <FormDialog
      draft={draft}
      shape="wide"
      title={titles[task.kind]}
      description={task.kind === 'post' ? undefined : task.shift.title}
      lost={editing ? 'The shift stays as it was.' : 'Nothing has been posted yet.'}
      submit={editing ? 'Save changes' : 'Post shift'}
      busy={editing ? 'Saving...' : 'Posting...'}
      say={({ path, current }) => (path === 'shiftDate' ? shortDate(String(current), timeZone) : undefined)}
      onInvalid={saySomethingIsMissing}
      send={async (values) => {
        const doubts = estimateDoubts(values, worked);
        if (doubts && doubts !== asked) {
          setAsked(doubts);
          draft.form.setError('estimatedPayMax', { message: doubts }, { shouldFocus: true });
          return false;
        }
        return editing
          ? edit.run({ params: { id: task.shift.id }, ...draft.changesIn(values) })
          : post.run({ body: postingOf(values, timeZone) });
      }}
      onClose={onClose}
    >
      {editing && task.shift.pendingApplicationCount > 0 && (
        <Note icon="users">
          {applicants(task.shift.pendingApplicationCount)} will be notified of your changes and may withdraw.
        </Note>
      )}
      {worked.address !== place.address && (
        <Note icon="pin">
          This shift stays at {worked.address}, where it was posted. Copy it to post it at your new address.
        </Note>
      )}
      <ShiftInALine place={worked} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-5">
          {task.kind === 'post' && !task.known && <StartFrom />}
          <ShiftFields place={worked} repeats={!editing} />
        </div>
        <div className="lg:sticky lg:top-0">
          <ShiftPreview place={worked} />
        </div>
      </div>
    </FormDialog>
  );
}

const toInvite = ({ id, shiftDate, timeZone }: ShiftDetail) =>
  href('owner-dashboard', { tab: 'groomers', on: isoDay(shiftDate, timeZone), invite: id });

const placeOf = ({ business, timeZone }: OwnShift): ShiftPlace => ({
  city: business.city,
  address: business.address,
  timeZone,
  business,
});

function weeksMore({ repeatWeeks }: ShiftValues): string {
  const more = Number(repeatWeeks) - 1;
  if (more === 0) return '';
  return more === 1 ? ', and once more a week later' : `, and the ${more} weeks after`;
}
