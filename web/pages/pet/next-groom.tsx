import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { openRequestFor } from '#web/features/grooming-requests/own/own-request-groups.ts';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { useOwnRequests } from '#web/features/grooming-requests/requests.api.ts';
import { isDue } from '#web/features/pets/due.ts';
import { lastToRepeat } from '#web/features/visits/booking/last-to-repeat.ts';
import { RebookVisit } from '#web/features/visits/booking/rebook-visit.tsx';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { useVisits } from '#web/features/visits/visits.api.ts';
import { clockTime, monthDay, shortDate } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

/**
 * A pet's next groom: its visit or request, else that it is due, with a button that rebooks the last visit.
 */
export function NextGroom({ pet, now }: { pet: Pet; now: Date }) {
  const requests = useOwnRequests();
  const visits = useVisits({ as: 'pet_owner', petId: pet.id });
  if (!requests.data || !visits.data) return null;
  const booked = bookedVisit(visits.data);
  if (booked) return <Booked visit={booked} />;
  const open = openRequestFor(pet.id, requests.data);
  if (open) return <Asked request={open} />;
  if (!pet.dueOn || !isDue(pet, now)) return null;
  const last = lastToRepeat(visits.data, pet.id);
  return (
    <Note tone="warn" icon="clock">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
          <b>
            {pet.name} has been due since {monthDay(pet.dueOn, 'UTC')}.
          </b>{' '}
          {last && `Last time: ${servicesDone(last.services).toLowerCase()} with ${last.provider.name}.`}{' '}
          <Link
            to={href('pet-owner-dashboard', { tab: 'care-tips', pet: pet.id, category: 'grooming' })}
            className="underline"
          >
            Care tips for now
          </Link>
        </p>
        {last && (
          <div className="min-w-36">
            <RebookVisit visit={last} />
          </div>
        )}
      </div>
    </Note>
  );
}

/** The pet's visit that runs, else the next one, however it was booked. */
export const bookedVisit = (visits: readonly Visit[]): Visit | undefined =>
  visits
    .filter(({ status }) => status === 'booked' || status === 'checked_in')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0];

const Booked = ({ visit: { startsAt, timeZone, title, provider } }: { visit: Visit }) => (
  <Note icon="calendar">
    <b className="tabular-nums">
      Booked for {shortDate(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}.
    </b>{' '}
    {title}, with {provider.name}.
  </Note>
);

const Asked = ({ request }: { request: OwnRequest }) => (
  <Note icon="calendar">
    <b>Requested: {request.title}.</b> <span className="tabular-nums">{whenWanted(request)}.</span>
  </Note>
);
