import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { openRequestFor } from '../own/own-request-groups.ts';

type OpenRequestNoteProps = {
  pets: readonly { id: string; name: string }[];
  asked: readonly OwnRequest[];
};

/** Warns that a pet is already booked or has an open request, before a second request is sent. */
export function OpenRequestNote({ pets, asked }: OpenRequestNoteProps) {
  const open = pets.flatMap((pet) => {
    const request = openRequestFor(pet.id, asked);
    return request ? [{ pet, request }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className="grid gap-1">
        {open.map(({ pet, request }) => (
          <li key={pet.id}>
            <b>
              {request.visit
                ? `${pet.name} is booked for ${shortDate(request.visit.startsAt, request.timeZone)}.`
                : `You already asked for ${pet.name}.`}
            </b>{' '}
            <Link
              to={
                request.visit ? href('visit', { id: request.visit.id }) : href('request', { id: request.id })
              }
              className="underline"
            >
              {request.visit ? 'See the visit' : 'See the request'}
            </Link>
          </li>
        ))}
      </ul>
      Another request books another visit.
    </Note>
  );
}
