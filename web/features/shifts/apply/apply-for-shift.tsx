import { useState } from 'react';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { CalendarFailed, CheckingCalendar, ClashList } from '#web/domain/calendar/checked-times.tsx';
import { NoConflicts } from '#web/domain/calendar/no-conflicts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog, DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { calendarQuestion, useCalendarCheck } from '#web/domain/calendar/use-calendar-check.ts';
import type { CheckedTime } from '#web/domain/calendar/use-calendar-check.ts';
import { miles } from '#web/domain/places/miles.ts';
import { AskingButton } from '#web/ui/overlays/asking-button.tsx';
import { PayBreakdown } from '../pay/pay-breakdown.tsx';
import { ShiftConditions, ShiftTerms } from '../shift-facts.tsx';
import { shiftDay, shiftTimes } from '../shift-words.ts';
import { useClashes } from '../shifts.api.ts';
import { AppliedElsewhere } from './applied-elsewhere.tsx';

type ApplyForShiftProps = {
  shift: ShiftCard;
  /** Message of an earlier attempt that failed. */
  draft: string;
  /** Changes by the owner since the groomer last saw the shift, one per line. */
  changes: readonly string[];
  onApply: (message: string) => void;
  onClose: () => void;
};

/** Dialog for an application: shows the pay of the day and conflicting bookings before anything is sent. */
export default function ApplyForShift({ shift, draft, changes, onApply, onClose }: ApplyForShiftProps) {
  const [message, setMessage] = useState(draft);
  const { data: clashes = [] } = useClashes(shift.id);
  const works = clashes.length > 0;
  const time = { startsAt: shift.shiftDate, endsAt: shift.endsAt, shiftId: shift.id };
  const check = useCalendarCheck(time);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={changes.length > 0 ? 'The shift has changed' : 'Apply for This Shift'}
      description={
        <>
          <p className="wrap-anywhere">
            {shift.title}, {shift.business.businessName}
          </p>
          <p className="tabular-nums">
            {shiftDay(shift)}, {shiftTimes(shift)}
          </p>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(message.trim());
        }}
      >
        {changes.length > 0 && (
          <Note tone="warn" icon="pencil">
            <p>
              <b>The owner changed this shift.</b> You have not applied yet.
            </p>
            {changes.map((line) => (
              <p key={line} className="mt-1 wrap-anywhere tabular-nums">
                {line}
              </p>
            ))}
          </Note>
        )}
        <PayBreakdown shift={shift} />
        <section aria-label="What you agree to" className="grid gap-3">
          <ShiftTerms shift={shift} whole />
          <ShiftConditions shift={shift} />
          {shift.description && (
            <p className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere text-ink-2">
              {shift.description}
            </p>
          )}
        </section>
        <ClashNote shift={shift} time={time} />
        <AppliedElsewhere shift={shift} outcome="only one can be booked." />
        {!works && <CalendarWarning as="provider" {...time} />}
        {works ? (
          <Actions>
            <Button onClick={onClose}>Close</Button>
          </Actions>
        ) : (
          <>
            <div className="grid gap-1">
              <Field label="Message to the owner (optional)">
                <Textarea
                  maxLength={1000}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                />
              </Field>
              <p className="hint">You can withdraw any time before it is accepted.</p>
            </div>
            <DialogFoot>
              <Actions className="lg:ml-auto">
                <Button onClick={onClose}>Cancel</Button>
                <AskingButton variant="primary" question={calendarQuestion(check.data, 'Apply')}>
                  {changes.length > 0 ? 'Apply on new terms' : 'Apply'}
                </AskingButton>
              </Actions>
            </DialogFoot>
          </>
        )}
      </form>
    </Dialog>
  );
}

type ClashNoteProps = { shift: ShiftCard; time: CheckedTime };

/** Shows the groomer's bookings that conflict with a shift, and the distance to it. */
function ClashNote({ shift, time }: ClashNoteProps) {
  return (
    <output className="block">
      <Clashes shift={shift} time={time} />
    </output>
  );
}

function Clashes({ shift, time }: ClashNoteProps) {
  const { data: clashes, isFetching, refetch } = useClashes(shift.id);
  if (isFetching) return <CheckingCalendar className="h-[4.5rem]" />;
  if (!clashes) return <CalendarFailed onRetry={refetch} />;
  if (clashes.length === 0)
    return (
      <NoConflicts as="provider" {...time}>
        {shift.distanceMiles !== null && `${miles(shift.distanceMiles)} from the place you work from.`}
      </NoConflicts>
    );
  return (
    <ClashList clashes={clashes}>
      <b>You’re booked then:</b>
    </ClashList>
  );
}
