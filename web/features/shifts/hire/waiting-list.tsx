import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { miles } from '#web/domain/places/miles.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { groomerName } from './applicant-card.tsx';
import { DeclineApplication } from './decline-application.tsx';

type WaitingListProps = {
  waiting: readonly ReceivedApplication[];
  onView: (groomerId: string) => void;
};

/** Waiting list of a shift, in the order in which groomers replace the accepted one. */
export function WaitingList({ waiting, onView }: WaitingListProps) {
  if (waiting.length === 0) return <p className="text-ink-2">No one is on the waiting list.</p>;
  return (
    <ol>
      {waiting.map((application) => {
        const { groomer, waitingPosition, message } = application;
        const name = groomerName(groomer);
        return (
          <li
            key={application.id}
            className="grid grid-cols-[26px_44px_1fr_auto] max-tiny:grid-cols-[26px_44px_1fr] items-center gap-x-3.5 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <b className="tabular-nums">{waitingPosition}</b>
            <PersonAvatar name={name} src={groomer.profileImageUrl} as="groomer" />
            <div className="flex min-w-0 flex-wrap items-center gap-x-2">
              <button
                type="button"
                className="text-start font-strong wrap-anywhere underline"
                onClick={() => onView(groomer.id)}
              >
                {name}
              </button>{' '}
              <span className="inline-flex items-center gap-x-2 whitespace-nowrap text-ink-2 tabular-nums">
                {groomer.rating === null ? 'No reviews yet' : <Rating value={groomer.rating} />}
                {groomer.distanceMiles !== null && miles(groomer.distanceMiles)}
              </span>
            </div>
            <DeclineApplication application={application} />
            {message && (
              <p className="col-span-full text-s wrap-anywhere text-ink-2 sm:col-start-3">“{message}”</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
