import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { StartShift } from '#web/features/shifts/work/start-shift.tsx';
import { neededActionOf } from '#web/features/visits/visit-groups.ts';
import { clockTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { lateWords } from '#web/domain/visits/late.ts';
import { nextLinkOf } from '#web/domain/visits/next-act.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const VisitNow = lazyPart(() => import('./visit-now.tsx'));

type TodayProps = { shifts: readonly OwnApplication[]; visits: readonly Visit[] };
/** `act` is what is to be done there now; where there is something, it says more than the badge. */
type Stop = {
  from: number;
  times: string;
  badge: ReactNode;
  to: string;
  what: string;
  /** For whom or where it is, which is left out where there is no room. */
  rest: string;
  /** How late it is, the latest news last. */
  late: string | undefined;
  act: ReactNode;
  /** The visit whose animals are at work, with its stages in a line of their own. */
  atWork: Visit | undefined;
};

/**
 * The work of the day as one line: the stop that needs the groomer, also one that should have ended, or else the next one, and the
 * way to the others.
 */
export function Today({ shifts, visits }: TodayProps) {
  const now = useNow();
  const stops = [
    ...shifts.map((application) => shiftStop(application, now)),
    ...visits.map((visit) => visitStop(visit, now)),
  ].toSorted((one, other) => one.from - other.from);
  const shown = stops.find(({ act }) => Boolean(act)) ?? stops[0];
  if (!shown) return null;
  const others = stops.length - 1;
  return (
    <section aria-labelledby="today" className="border-b border-line">
      <div className="flex min-h-12 items-center gap-x-3 whitespace-nowrap tabular-nums">
        <h2 id="today" className="text-m max-sm:sr-only">
          Today
        </h2>
        <Link to={shown.to} className="grid min-h-11 min-w-0 grow content-center hover:underline">
          <span className="flex min-w-0 items-center gap-x-2">
            <b className="flex-none">{shown.times}</b> <Work {...shown} /> {!shown.act && shown.badge}
          </span>{' '}
          {shown.late && <span className="truncate text-s leading-tight text-urgent">{shown.late}</span>}
        </Link>
        {others > 0 && (
          <Link
            to={href(visits.length > 0 ? 'day' : 'calendar')}
            className="inline-flex min-h-11 flex-none items-center underline"
          >
            {others} more <span className="sr-only">today</span>
          </Link>
        )}
        {!shown.atWork && shown.act}
      </div>
      {shown.atWork && (
        <Suspense fallback={shown.act}>
          <VisitNow key={shown.atWork.id} visit={shown.atWork} />
        </Suspense>
      )}
    </section>
  );
}

/** One line: what does not fit beside the first words breaks to a second line that is not seen. */
const Work = ({ what, rest }: Pick<Stop, 'what' | 'rest'>) => (
  <span className="block h-[1lh] min-w-0 overflow-hidden text-ellipsis whitespace-normal">
    <span className="whitespace-nowrap">{what}</span>
    <wbr />
    <span className="whitespace-nowrap">{rest}</span>
  </span>
);

const shiftStop = ({ shift, shiftActions }: OwnApplication, now: Date): Stop => ({
  from: Date.parse(shift.shiftDate),
  times: clockTime(shift.shiftDate, shift.timeZone),
  badge: shift.status === 'in_progress' && Date.parse(shift.endsAt) > now.getTime() && (
    <Badge tone="live">At work</Badge>
  ),
  to: href('shift', { id: shift.id }),
  what: shift.title,
  rest: `, ${shift.business.businessName}`,
  late: undefined,
  act: shiftActions.includes('start') && (
    <StartShift shift={shift} then={`${shift.business.businessName} sees that you are there.`} short />
  ),
  atWork: undefined,
});

/** Whether its animals are at work where they are picked up, and the client pays next. */
const hasStages = ({ actions, atHome, pets }: Visit): boolean =>
  actions.includes('stage') && actions.includes('check_out') && !atHome && pets.length > 0;

function visitStop(visit: Visit, now: Date): Stop {
  const to = href('visit', { id: visit.id });
  const needed = nextLinkOf(visit, now) ?? neededActionOf(visit);
  return {
    from: Date.parse(visit.startsAt),
    times: clockTime(visit.startsAt, visit.timeZone),
    badge: visit.status === 'checked_in' && <Badge tone="live">Checked in</Badge>,
    to,
    what: petNames(visit.pets),
    rest: `, for ${clientName(visit)}`,
    late: lateWords(visit, now).at(-1),
    act: needed && (
      <Button asChild>
        <Link to={needed.to}>{needed.label}</Link>
      </Button>
    ),
    atWork: hasStages(visit) ? visit : undefined,
  };
}
