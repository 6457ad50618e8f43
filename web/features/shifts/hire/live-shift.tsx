import type { ReactNode } from 'react';
import { CompareApplicants } from './compare-applicants.tsx';
import type { ShiftWithApplicants } from './received-groups.ts';
import { ShiftLine } from '../shift-line.tsx';
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
