import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { ReachBusiness } from '#web/features/shifts/apply/reach-business.tsx';
import { shiftAddress, shiftTimes } from '#web/features/shifts/shift-words.ts';
import { StartShift } from '#web/features/shifts/work/start-shift.tsx';
import { neededActionOf } from '#web/features/visits/visit-groups.ts';
import { visitTimes } from '#web/features/visits/visit-words.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type TodayProps = { shifts: readonly OwnApplication[]; visits: readonly Visit[] };
/** `acts` show where something is to be done, and at the next stop. */
type Stop = { id: string; from: number; where: WhereProps; needsYou: boolean; acts: ReactNode };

/** The work of the day in its order, with what to do now and the way to the next stop. */
export function Today({ shifts, visits }: TodayProps) {
  const stops = [...shifts.map(shiftStop), ...visits.map(visitStop)].toSorted(
    (one, other) => one.from - other.from,
  );
  return (
    <section aria-labelledby="today" className="card mt-3 p-4!">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="today" className="text-h4">
          Today
        </h2>
        {visits.length > 1 && (
          <Link to={href('day')} className="underline">
            See the whole day
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">
        {stops.map(({ id, where, needsYou, acts }, place) => (
          <li key={id} className="grid gap-2 py-2 last:pb-0 sm:flex sm:items-center sm:justify-between">
            <Where {...where} address={place === 0 || needsYou ? where.address : ''} />
            {(place === 0 || needsYou) && <div className="flex flex-wrap gap-2 *:grow">{acts}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const shiftStop = ({ shift, shiftActions }: OwnApplication): Stop => ({
  id: shift.id,
  from: Date.parse(shift.shiftDate),
  where: {
    times: shiftTimes(shift),
    badge: shift.status === 'in_progress' && <Badge tone="live">At work</Badge>,
    to: href('shift', { id: shift.id }),
    what: `${shift.title}, ${shift.business.businessName}`,
    address: shiftAddress(shift.business),
  },
  needsYou: shiftActions.includes('start'),
  acts: (
    <>
      {shiftActions.includes('start') && (
        <StartShift shift={shift} then={`${shift.business.businessName} sees that you are there.`} />
      )}
      <ReachBusiness shift={shift} />
    </>
  ),
});

const visitStop = (visit: Visit): Stop => ({
  id: visit.id,
  from: Date.parse(visit.startsAt),
  where: {
    times: visitTimes(visit),
    badge: visit.status === 'checked_in' && <Badge tone="live">Checked in</Badge>,
    to: href('visit', { id: visit.id }),
    what: `${petNames(visit.pets)}, for ${clientName(visit)}`,
    address: visit.atHome ? (visit.address ?? '') : 'At your place',
  },
  needsYou: neededActionOf(visit) !== undefined,
  acts: (
    <>
      <Button asChild variant={neededActionOf(visit) ? 'primary' : 'line'}>
        <Link to={href('visit', { id: visit.id })}>{neededActionOf(visit) ?? 'See the Visit'}</Link>
      </Button>
      {visit.atHome && visit.address && <DirectionsLink to={visit.address} />}
      {visit.owner && <MessageLink to={visit.owner.id} name={visit.owner.name} />}
    </>
  ),
});

type WhereProps = { times: string; badge: ReactNode; to: string; what: string; address: string };

function Where({ times, badge, to, what, address }: WhereProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2 tabular-nums">
        <b>{times}</b> {badge}
      </p>
      <Link to={to} className="underline">
        {what}
      </Link>
      {address && <p className="text-ink-2">{address}</p>}
    </div>
  );
}
