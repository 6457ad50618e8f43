import { clsx } from 'clsx';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { animals } from '#web/features/shifts/shift-words.ts';
import { freeDays, nextShift, timeOfDay, workOf } from '#web/features/shifts/week.ts';
import { nextVisit, visitWork } from '#web/features/visits/visit-week.ts';
import { whenNext } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { inWords } from '#web/lib/words.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { sevenDays } from '#web/ui/data/seven-days.ts';
import type { TimeAway } from '#web/ui/data/seven-days.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { WeekStrip } from '#web/ui/data/week-strip.tsx';
import type { WeekDay } from '#web/ui/data/week-strip.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';

type Booked = { applications: readonly OwnApplication[]; visits: readonly Visit[] };
type GreetingProps = {
  firstName: string;
  /** The zone of the groomer's place; undefined if not known. */
  timeZone: string | undefined;
  /** Undefined while loading or after a failure. */
  applications: Booked['applications'] | undefined;
  visits: Booked['visits'] | undefined;
  timeOff: readonly TimeAway[] | undefined;
  /** The hours of work, if they were told. */
  working?: readonly { weekday: number }[] | undefined;
  /** Whether the work of today stands below, which names what comes next: it is not said twice. */
  brief: boolean;
};

/** Greeting, next booking unless it stands below, and the coming seven days. */
export function Greeting({
  firstName,
  timeZone,
  applications,
  visits,
  timeOff,
  working,
  brief,
}: GreetingProps) {
  const now = useNow();
  const week = sevenDays([...workOf(applications ?? []), ...visitWork(visits ?? [])], now, timeZone, timeOff);
  return (
    <div className="grid gap-1.5 pt-1 sm:gap-4 sm:pt-5 sm:pb-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:pt-8 lg:pb-5">
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="role" icon="shears" className="max-sm:hidden">
          Professional Groomer
        </Badge>
        <h1 className="max-w-full wrap-anywhere max-sm:text-h4">
          {timeOfDay(now, timeZone)}, {firstName}
        </h1>
        <div className={clsx('max-w-text wrap-anywhere max-lg:min-h-[2lh]', brief && 'max-sm:hidden')}>
          {applications && visits && timeOff ? (
            <p>
              {!brief && (
                <>
                  <Next applications={applications} visits={visits} now={now} worked={hasBooked(week)} />{' '}
                </>
              )}
              <b>{freeDays(week, working)}</b>
            </p>
          ) : (
            <Skeleton className="my-1 h-4 w-72 max-w-full" />
          )}
        </div>
      </div>
      <WeekStrip
        label="Your next seven days"
        days={week}
        counts
        dayAt={(date) => `${href('day')}?on=${date}`}
        className="lg:w-[430px]"
      />
    </div>
  );
}

const hasBooked = (week: readonly WeekDay[]): boolean =>
  week.some(({ slots = [] }) => slots.some(({ kind }) => kind === 'booked'));

/** The next shift or visit. */
function Next({ applications, visits, now, worked }: Booked & { now: Date; worked: boolean }) {
  const shift = nextShift(applications, now)?.shift;
  const visit = nextVisit(visits, now);
  if (visit && !(shift && Date.parse(shift.shiftDate) < Date.parse(visit.startsAt)))
    return (
      <>
        {whenNext(visit.startsAt, visit.endsAt, now, visit.timeZone)}: {petNames(visit.pets)}, for{' '}
        <Link to={href('visit', { id: visit.id })} className="underline">
          {clientName(visit)}
        </Link>
        .
      </>
    );
  if (!shift) return worked ? 'Nothing else is booked.' : 'Nothing is booked yet.';
  return (
    <>
      {whenNext(shift.shiftDate, shift.endsAt, now, shift.timeZone)}:{' '}
      {animals(shift).replace(/^\d+/, inWords(shift.dogCount))} at{' '}
      <Link to={href('shift', { id: shift.id })} className="underline">
        {shift.business.businessName}
      </Link>
      .
    </>
  );
}
