import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { href } from '#contract/pages.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { OwnerFigures } from '#web/features/shifts/hire/applicants.api.ts';
import type { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { OwnShifts } from '#web/features/shifts/own/own-shifts.tsx';
import { ownWork } from '#web/features/shifts/own/own-week.ts';
import type { ShiftTask } from '#web/features/shifts/post/shift-draft.ts';
import { WaitingNote } from '#web/features/shifts/hire/waiting-note.tsx';
import { visitWork } from '#web/features/visits/visit-week.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { sevenDays } from '#web/ui/data/seven-days.ts';
import type { TimeAway } from '#web/ui/data/seven-days.ts';
import { WeekKey, WeekStrip } from '#web/ui/data/week-strip.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';

const WriteReview = lazyPart(() => import('#web/features/reviews/write-review.tsx'));

type ShiftsTabProps = {
  shifts: ReturnType<typeof useOwnShifts>;
  visits: readonly Visit[] | undefined;
  timeOff: readonly TimeAway[] | undefined;
  figures: OwnerFigures | undefined;
  /** The zone of the business's place; undefined if not known. */
  timeZone: string | undefined;
  /** Whether a dispute has to be answered first. */
  calm: boolean;
  /** Whether something more urgent is said above the tabs, where the applications stand beside it on a phone. */
  isPressed: boolean;
  applicantsAt: (shiftId: string) => string;
  groomersFreeOn: (day: string, shiftId: string) => string;
  onTask: (task: ShiftTask) => void;
  onView: (groomerId: string) => void;
};

/** The business's own shifts, and its next seven days with the visits it is booked for. */
export function ShiftsTab({
  shifts,
  visits,
  timeOff,
  figures,
  timeZone,
  calm,
  isPressed,
  applicantsAt,
  groomersFreeOn,
  onTask,
  onView,
}: ShiftsTabProps) {
  const [reviewed, setReviewed] = useState<OwnShift>();
  const now = useNow();
  const mayWait = shifts.data?.some((shift) => shift.pendingApplicationCount > 0) ?? shifts.isPending;
  return (
    <div className="grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-8">
      <aside aria-label="At a glance" className="grid gap-3 lg:sticky lg:top-4 lg:order-last">
        <div className={clsx('empty:hidden', isPressed && 'max-lg:hidden')}>
          {figures ? (
            <WaitingNote figures={figures} to="?tab=apps" calm={calm} />
          ) : (
            // The note would push the list under it down.
            mayWait && <Skeleton className="h-19" />
          )}
        </div>
        <h2 className="text-h4 lg:mt-2">Next seven days</h2>
        <WeekStrip
          label="The next seven days"
          dayAt={(date) => href('calendar', { view: 'day', day: date })}
          days={sevenDays(
            [...ownWork(shifts.data ?? []), ...visitWork(visits ?? [])],
            now,
            timeZone,
            timeOff,
          )}
        />
        <WeekKey booked="Filled or booked" waiting="Live" {...(timeOff?.length ? { off: 'Time off' } : {})} />
      </aside>
      <div className="min-w-0">
        <OwnShifts
          query={shifts}
          handlers={{
            onTask,
            onReview: setReviewed,
            onView,
            applicantsAt: ({ id }) => applicantsAt(id),
            groomersFreeOn,
            renderContact: ({ id, name }) => <MessageLink to={id} name={name} wide />,
          }}
          empty={
            <EmptyState
              title="Post your first shift"
              action={
                <Button variant="primary" onClick={() => onTask({ kind: 'post' })}>
                  Post New Shift
                </Button>
              }
            >
              Add the time, the number of dogs and the pay percentage. Groomers nearby see it at once, and you
              choose among those who apply.
            </EmptyState>
          }
        />
      </div>
      <Suspense>
        {reviewed?.groomer && (
          <WriteReview
            engagement={{ engagementType: 'shift', engagementId: reviewed.id }}
            name={reviewed.groomer.name}
            as="groomer"
            onClose={() => setReviewed(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
