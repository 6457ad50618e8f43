import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { useOwnerFigures, useReceivedApplications } from '#web/features/shifts/hire/applicants.api.ts';
import { FilledShift } from '#web/features/shifts/hire/filled-shift.tsx';
import { LiveShift } from '#web/features/shifts/hire/live-shift.tsx';
import { FiguresSkeleton, FiguresStrip } from '#web/features/shifts/hire/owner-figures.tsx';
import type { useOwnShifts } from '#web/features/shifts/post/own-shifts.api.ts';
import { groupReceived } from '#web/features/shifts/hire/received-groups.ts';
import type { ShiftWithApplicants } from '#web/features/shifts/hire/received-groups.ts';
import type { ShiftTask } from '#web/features/shifts/post/shift-draft.ts';
import { ShiftPicker } from '#web/features/shifts/hire/shift-picker.tsx';
import { shiftDay } from '#web/features/shifts/shift-words.ts';
import { isoDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { HiddenUntil } from '#web/ui/hidden-until.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

type AppsTabProps = {
  shifts: ReturnType<typeof useOwnShifts>;
  /** The shift id in the URL. */
  asked: string | null;
  shiftAt: (shiftId: string) => string;
  /** Link to the groomers who are free on a day. */
  groomersFreeOn: (day: string, shiftId: string) => string;
  onTask: (task: ShiftTask) => void;
  onView: (groomerId: string) => void;
};

/** Applicants for the coming shifts, to compare, accept, decline or waitlist. */
export default function AppsTab({ shifts, ...board }: AppsTabProps) {
  const figures = useOwnerFigures();
  const received = useReceivedApplications();
  const failed = [shifts, received].find(({ data, isError }) => !data && isError);
  return (
    <>
      <div className="pt-3 pb-8 sm:pt-5">
        {failed ? (
          <FailedQuery query={failed} title="The applications did not load" />
        ) : shifts.data && received.data ? (
          <Board {...board} groups={groupReceived(shifts.data, received.data)} />
        ) : (
          <BoardSkeleton />
        )}
      </div>
      <HiddenUntil ready={Boolean(shifts.data && received.data) || failed !== undefined}>
        {figures.data ? <FiguresStrip figures={figures.data} /> : figures.isPending && <FiguresSkeleton />}
      </HiddenUntil>
    </>
  );
}

type BoardProps = Omit<AppsTabProps, 'shifts'> & { groups: ShiftWithApplicants[] };

function Board({ groups, asked, shiftAt, groomersFreeOn, onTask, onView }: BoardProps) {
  // The opened shift stays open, although accepting moves it down the list.
  const [opened, setOpened] = useState<string>();
  const [booked, setBooked] = useState<Booked>();
  const shown = booked ? inPlace(groups, booked) : groups;
  const chosen =
    groups.find(({ shift }) => shift.id === asked) ??
    groups.find(({ shift }) => shift.id === opened) ??
    groups[0];
  if (!chosen)
    return (
      <EmptyState
        title="No shift is open"
        action={
          <Button variant="primary" onClick={() => onTask({ kind: 'post' })}>
            Post New Shift
          </Button>
        }
      >
        Groomers who apply for your shifts show up here side by side, with rating, distance and experience in
        the same row.
      </EmptyState>
    );
  if (chosen.shift.id !== opened) {
    setOpened(chosen.shift.id);
    setBooked(undefined);
  }
  const justBooked = booked?.shift.id === chosen.shift.id ? chosen.accepted : undefined;
  const toFree = groomersFreeOn(isoDay(chosen.shift.shiftDate, chosen.shift.timeZone), chosen.shift.id);
  const filled = groups.filter(({ shift }) => shift.status === 'filled' && shift.id !== chosen.shift.id);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-5 xl:grid-cols-[260px_minmax(0,1fr)] xl:gap-8">
      <ShiftPicker shifts={shown} chosen={chosen.shift.id} to={shiftAt} />
      <div className="grid min-w-0 content-start gap-7">
        {chosen.shift.status === 'filled' && !justBooked ? (
          <FilledShift filled={chosen} onView={onView} />
        ) : (
          <LiveShift
            live={justBooked && booked ? { ...chosen, toCompare: booked.toCompare } : chosen}
            booked={justBooked?.id}
            onBooked={() => setBooked({ ...chosen, place: groups.indexOf(chosen) })}
            onView={onView}
            action={<EditButton shift={chosen.shift} onTask={onTask} />}
            invite={
              <Button asChild>
                <Link to={toFree}>
                  Find free groomers <span className="sr-only">for {shiftDay(chosen.shift)}</span>
                </Link>
              </Button>
            }
            empty={
              <EmptyState
                title="No applicants yet"
                className="py-2!"
                action={
                  <Button asChild variant="primary">
                    <Link to={toFree}>See who is free on {shiftDay(chosen.shift)}</Link>
                  </Button>
                }
              >
                Groomers nearby see this shift now. A higher percentage, an estimate of what they take home,
                or fewer requirements bring more of them.
              </EmptyState>
            }
          />
        )}
        {filled.map((each) => (
          <FilledShift key={each.shift.id} filled={each} onView={onView} />
        ))}
      </div>
    </div>
  );
}

/** A shift as it was when a groomer for it was accepted here, with its place in the list. */
type Booked = ShiftWithApplicants & { place: number };

/** The filled shift is sorted anew when the page is opened again, and not under the owner's eyes. */
function inPlace(groups: readonly ShiftWithApplicants[], { shift, place }: Booked): ShiftWithApplicants[] {
  const now = groups.filter((each) => each.shift.id === shift.id);
  return groups.filter((each) => !now.includes(each)).toSpliced(place, 0, ...now);
}

function EditButton({ shift, onTask }: { shift: OwnShift; onTask: (task: ShiftTask) => void }) {
  if (!shift.actions.includes('edit')) return undefined;
  return (
    <Button variant="quiet" onClick={() => onTask({ kind: 'edit', shift })}>
      <Icon name="pencil" size="s" />
      <span>
        Edit <span className="max-sm:sr-only">shift</span>
      </span>
    </Button>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid gap-5 xl:grid-cols-[260px_minmax(0,1fr)] xl:gap-8">
      <output className="sr-only">Loading applications...</output>
      <Skeleton className="h-16 sm:h-24 xl:h-72" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-[28rem] rounded-m" />
      </div>
    </div>
  );
}
