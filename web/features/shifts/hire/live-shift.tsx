import type { ReactNode } from 'react';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { DayLeaf, Fact, Facts } from '#web/ui/data/ticket.tsx';
import { ShiftStatusBadge } from '../shift-status.tsx';
import { dogs, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';
import { CompareApplicants } from './compare-applicants.tsx';
import type { ShiftWithApplicants } from './received-groups.ts';
import { groomerName } from './applicant-card.tsx';

type LiveShiftProps = {
  live: ShiftWithApplicants;
  /** Further actions for the shift, such as editing it. */
  action: ReactNode;
  onView: (groomerId: string) => void;
  /** Shown while there are no applicants. */
  empty: ReactNode;
};

/** A live shift with its applicants, one of whom can be accepted. */
export function LiveShift({ live, action, onView, empty }: LiveShiftProps) {
  const { shift, toCompare, declined } = live;
  const headingId = `shift-${shift.id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <ShiftLine shift={shift} headingId={headingId} action={action} />
      {toCompare.length === 0 ? (
        empty
      ) : (
        <>
          <CompareApplicants key={shift.id} shift={shift} applicants={toCompare} onView={onView} />
          <p className="pt-2.5 text-s text-ink-2">
            {toCompare.length === 1
              ? 'Accepting fills the shift. Later applicants cannot take it.'
              : 'Accepting one fills the shift. The others move to the waiting list, and we let them know politely.'}
          </p>
        </>
      )}
      {declined.length > 0 && (
        <p className="pt-1 text-s text-ink-2">
          Declined: {declined.map(({ groomer }) => groomerName(groomer)).join(', ')}.
        </p>
      )}
    </section>
  );
}

type ShiftLineProps = {
  shift: OwnShift;
  /** Id of the heading, for the section that it names. */
  headingId: string;
  /** Button at the end of the line; below it on a phone. */
  action?: ReactNode;
};

/** One of the owner's shifts as a heading: date, title, times, dogs and payout. */
function ShiftLine({ shift, headingId, action }: ShiftLineProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 pb-4 lg:grid-cols-[auto_1fr_auto]">
      <DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />
      <div className="grid min-w-0 gap-1">
        <h2 id={headingId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{shift.title}</span> <ShiftStatusBadge shift={shift} />
        </h2>
        <Facts>
          <Fact icon="clock">{shiftTimes(shift)}</Fact>
          <Fact icon="paw">{dogs(shift.dogCount)}</Fact>
          <Fact icon="card">
            {rateInWords(shift)}, payout {takeHomeWords(shift)}
          </Fact>
        </Facts>
      </div>
      {action && <div className="max-lg:col-span-2 max-lg:grid">{action}</div>}
    </div>
  );
}
