import { Suspense, useId, useState } from 'react';
import type { ReceivedApplication } from '#contract/shifts/shift-applications.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { miles } from '#web/domain/places/miles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ShiftWithApplicants } from './received-groups.ts';
import { shiftDay } from '../shift-words.ts';
import { groomerName } from './applicant-card.tsx';
import { DeclineApplication } from './decline-application.tsx';

const ReleaseApplication = lazyPart(() => import('./release-application.tsx'));

type FilledShiftProps = { filled: ShiftWithApplicants; onView: (groomerId: string) => void };

/** A filled shift with its groomer and its waiting list. */
export function FilledShift({ filled, onView }: FilledShiftProps) {
  const { shift, waiting } = filled;
  const [releases, setReleases] = useState(false);
  const headingId = useId();
  const { groomer, actions } = shift;
  return (
    <Card asChild className="grid gap-3.5 bg-transparent!">
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={headingId} className="min-w-0 text-h4 wrap-anywhere">
            {shiftDay(shift)} · {shift.title}
          </h2>
          {groomer && (
            <div className="flex flex-wrap items-center gap-x-2">
              <PersonAvatar name={groomer.name} src={groomer.profileImageUrl} size="s" as="groomer" />
              <Badge tone="good" icon="check" className="max-w-full wrap-anywhere whitespace-normal!">
                Filled by {groomer.name}
              </Badge>
              <div>
                {' '}
                <MessageLink to={groomer.id} name={groomer.name} variant="quiet" />
                <Button variant="quiet" onClick={() => onView(groomer.id)}>
                  Profile
                </Button>
                {actions.includes('release') && (
                  <Button
                    variant="quiet"
                    aria-label={`Release ${groomer.name}`}
                    onClick={() => setReleases(true)}
                  >
                    Release
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
        <div>
          <h3 className="font-text text-s tracking-normal">Waiting list</h3>
          <WaitingList waiting={waiting} onView={onView} />
        </div>
        <ReceiptPlace about={shift.id} />
        <Suspense>
          {releases && <ReleaseApplication shift={shift} onClose={() => setReleases(false)} />}
        </Suspense>
      </section>
    </Card>
  );
}

type WaitingListProps = {
  waiting: readonly ReceivedApplication[];
  onView: (groomerId: string) => void;
};

/** Waiting list of a shift, in the order in which groomers replace the accepted one. */
function WaitingList({ waiting, onView }: WaitingListProps) {
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
