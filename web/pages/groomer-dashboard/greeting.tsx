import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shift-applications.ts';
import { dogs, inWords } from '#web/features/shifts/shift-words.ts';
import { freeDays, nextShift, timeOfDay, weekOf, whenNext } from '#web/features/shifts/week.ts';
import { useNow } from '#web/lib/now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';

type GreetingProps = {
  firstName: string;
  /** Undefined while they are on their way. */
  applications: readonly OwnApplication[] | undefined;
};

/** Who is here, what comes next, and the seven days ahead. */
export function Greeting({ firstName, applications }: GreetingProps) {
  const now = useNow();
  const week = weekOf(applications ?? [], now);
  return (
    <div className="grid gap-4 pt-5 pb-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:pt-8 lg:pb-5">
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="role" icon="shears">
          Professional Groomer
        </Badge>
        <h1 className="max-w-full break-words">
          {timeOfDay(now)}, {firstName}
        </h1>
        {applications ? (
          <p className="max-w-text">
            <Next application={nextShift(applications, now)} now={now} /> <b>{freeDays(week)}</b>
          </p>
        ) : (
          <Skeleton className="my-1 h-4 w-72 max-w-full" />
        )}
      </div>
      <WeekStrip label="Your next seven days" days={week} className="lg:w-[430px]" />
    </div>
  );
}

function Next({ application, now }: { application: OwnApplication | undefined; now: Date }) {
  if (!application) return 'No shift is booked yet.';
  const { shift } = application;
  return (
    <>
      {whenNext(shift, now)}: {dogs(shift.dogCount).replace(/^\d+/, inWords(shift.dogCount))} at{' '}
      <Link to={`/shifts/${shift.id}`} className="underline">
        {shift.business.businessName}
      </Link>
      .
    </>
  );
}
