import type { ReactNode } from 'react';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { DayLeaf, Fact, Facts } from '#web/ui/data/ticket.tsx';
import { ShiftStatusBadge } from '../shift-status.tsx';
import { animals, shiftTimes } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';
import { CompareApplicants } from './compare-applicants.tsx';
import type { ShiftWithApplicants } from './received-groups.ts';
import { groomerName } from './applicant-card.tsx';

type LiveShiftProps = {
  live: ShiftWithApplicants;
  /** Id of the application that was just accepted here. */
  booked: string | undefined;
  onBooked: () => void;
  /** Further actions for the shift, such as editing it. */
  action: ReactNode;
  onView: (groomerId: string) => void;
  /** Shown while there are no applicants. */
  empty: ReactNode;
  /** Link to the groomers who are free that day, under the applicants. */
  invite: ReactNode;
};

/** A live shift with its applicants, one of whom can be accepted; it stays as it is until the page is left. */
export function LiveShift({ live, booked, onBooked, action, onView, empty, invite }: LiveShiftProps) {
  const { shift, toCompare, declined } = live;
  const headingId = `shift-${shift.id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <ShiftLine shift={shift} headingId={headingId} action={action} />
      {toCompare.length === 0 ? (
        empty
      ) : (
        <>
          <CompareApplicants
            key={shift.id}
            shift={shift}
            applicants={toCompare}
            booked={booked}
            onBooked={onBooked}
            onView={onView}
          />
          {booked === undefined && (
            <>
              <p className="pt-2.5 text-s text-ink-2">
                {toCompare.length === 1
                  ? 'Accepting fills the shift. Later applicants cannot take it.'
                  : 'Accepting one fills the shift. The others move to the waiting list, and we let them know politely.'}
              </p>
              <div className="pt-2.5">{invite}</div>
            </>
          )}
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
  /** Button at the end of the line. */
  action?: ReactNode;
};

/** One of the owner's shifts as a heading: date, title, times, dogs and payout. */
function ShiftLine({ shift, headingId, action }: ShiftLineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 pb-1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5 sm:gap-y-1 sm:pb-4">
      {/* On a phone the chosen shift right above names the day and that it is live. */}
      <DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} className="row-span-2 max-sm:hidden" />
      <h2
        id={headingId}
        className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:text-h4 sm:self-end"
      >
        <span className="min-w-0 wrap-anywhere">{shift.title}</span>{' '}
        <span className="max-sm:sr-only">
          <ShiftStatusBadge shift={shift} />
        </span>
      </h2>
      {action && <div className="sm:row-span-2">{action}</div>}
      <Facts className="max-sm:col-span-2 max-sm:gap-x-3! max-sm:text-s sm:col-start-2 sm:self-start">
        <Fact icon="clock">{shiftTimes(shift)}</Fact>
        <Fact icon="paw">{animals(shift)}</Fact>
        <Fact icon="card">
          {rateInWords(shift)}
          <span className="max-sm:sr-only">, payout {takeHomeWords(shift)}</span>
        </Fact>
      </Facts>
    </div>
  );
}
