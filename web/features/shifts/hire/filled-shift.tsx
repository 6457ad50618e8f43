import { Suspense, useId, useState } from 'react';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ShiftWithApplicants } from './received-groups.ts';
import { shiftDay } from '../shift-words.ts';
import { WaitingList } from './waiting-list.tsx';

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
