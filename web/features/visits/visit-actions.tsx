import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { cardEditHours } from '#contract/grooming/grooming-lifecycle.ts';
import { isCompleted } from '#contract/grooming/visit-status.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerRequest } from '#web/domain/visits/answer-request.tsx';
import { checkedIn } from '#web/domain/visits/checked-in.ts';
import { useUndoCheckIn } from '#web/domain/visits/use-undo-check-in.ts';
import { AddToCalendar } from '#web/domain/calendar/add-to-calendar.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { Link } from 'react-router';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { Note } from '#web/ui/note.tsx';
import { AnswerNoShow } from './answer-no-show.tsx';
import { RebookVisit } from './rebook-visit.tsx';
import { UndoCheckIn } from './undo-check-in.tsx';
import { useUndoCancel } from './use-undo-cancel.ts';
import { canRedo, otherName, wasThere } from './visit-words.ts';
import type { Side } from './visit-words.ts';

const CheckInVisit = lazyPart(() => import('./check-in-visit.tsx'));
const CompleteVisit = lazyPart(() => import('./complete-visit.tsx'));
const RedoVisit = lazyPart(() => import('./redo-visit.tsx'));
const FileIncident = lazyPart(() => import('./file-incident.tsx'));
const MoveVisit = lazyPart(() => import('./move-visit.tsx'));
const ActAsClient = lazyPart(() => import('./act-as-client.tsx'));
const CancelVisit = lazyPart(() => import('./cancel-visit.tsx'));
const ContestNoShow = lazyPart(() => import('./contest-no-show.tsx'));
const ReportNoShow = lazyPart(() => import('./report-no-show.tsx'));

type VisitActionsProps = {
  visit: Visit;
  side: Side;
  onReview: (visit: Visit) => void;
  /** Ways to reach the other side, shown before the button that cancels. */
  contact?: ReactNode;
};
type Asked = 'check_in_dialog' | 'complete' | 'move' | 'cancel' | 'no_show' | 'contest' | 'incident' | 'redo';

/** The viewer's actions for a visit as the server allows them, next step first. */
export function VisitActions({ visit, side, onReview, contact }: VisitActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const waiting = useWaitingActs().filter(({ record }) => record === visit.id);
  const waits = (key: WaitingAct['key']) => waiting.some((act) => act.key === key && isUnsent(act));
  const checksIn = waits('POST /api/visits/:id/check-in');
  const completes = waits('POST /api/visits/:id/complete');
  return (
    <>
      {waiting.map(({ id, title, refusal }) => (
        <Note key={id} tone={refusal === null ? 'warn' : 'danger'}>
          {title}: {refusal ?? 'waits to be sent.'}
        </Note>
      ))}
      {can('accept') && <AnswerRequest visitId={visit.id} wide />}
      {(can('confirm') || can('say_late') || can('ask_move')) && (
        <Suspense>
          <ActAsClient visit={visit} />
        </Suspense>
      )}
      {can('check_in') && !checksIn && (
        <CheckIn visit={visit} onOverride={() => setAsked('check_in_dialog')} />
      )}
      {(can('check_in') || can('ask_price')) && !checksIn && (
        <Button wide onClick={() => setAsked('check_in_dialog')}>
          Coat and Photos
        </Button>
      )}
      {can('check_out') && (
        <Button asChild variant="primary" wide>
          <Link to={href('check-out', { id: visit.id })}>Check Out</Link>
        </Button>
      )}
      {(can('complete') || checksIn || (side === 'provider' && isWithoutCard(visit))) && !completes && (
        <Button variant={can('check_out') ? 'line' : 'primary'} wide onClick={() => setAsked('complete')}>
          Write Report Card
        </Button>
      )}
      {can('review') && (
        <Button
          variant={can('rebook') || can('check_out') ? 'line' : 'primary'}
          wide
          onClick={() => onReview(visit)}
        >
          Write a Review
        </Button>
      )}
      {can('rebook') && <RebookVisit visit={visit} />}
      {can('no_show') && (
        <Button wide onClick={() => setAsked('no_show')}>
          {otherName(visit, side)} did not show up
        </Button>
      )}
      {can('contest_no_show') && (
        <Button variant="primary" wide onClick={() => setAsked('contest')}>
          I Was There
        </Button>
      )}
      <AnswerNoShow visit={visit} />
      {side === 'provider' && canStillMend(visit) && (
        <Button wide onClick={() => setAsked('complete')}>
          Edit Report Card
        </Button>
      )}
      {side === 'provider' && wasThere(visit) && (
        <Button variant="quiet" wide onClick={() => setAsked('incident')}>
          File an incident
        </Button>
      )}
      {side === 'provider' && canRedo(visit) && (
        <Button wide onClick={() => setAsked('redo')}>
          Book a Free Redo
        </Button>
      )}
      {visit.status === 'booked' && (
        <AddToCalendar
          path={`/api/visits/${visit.id}/calendar-file`}
          primary={side === 'pet_owner' && !can('confirm') && !can('no_show')}
        />
      )}
      {(can('propose_move') || can('move')) && (
        <Button wide onClick={() => setAsked('move')}>
          Move This Visit
        </Button>
      )}
      {can('undo_cancel') && <UndoCancel id={visit.id} />}
      {can('undo_check_in') && <UndoCheckIn visit={visit} />}
      {contact}
      {can('cancel') && (
        <Button variant="quiet" wide onClick={() => setAsked('cancel')}>
          Cancel Visit
        </Button>
      )}
      <Suspense>
        {asked === 'check_in_dialog' && <CheckInVisit visit={visit} onClose={close} />}
        {asked === 'complete' && <CompleteVisit visit={visit} onClose={close} />}
        {asked === 'incident' && <FileIncident visit={visit} onClose={close} />}
        {asked === 'redo' && <RedoVisit visit={visit} onClose={close} />}
        {asked === 'move' && <MoveVisit visit={visit} side={side} onClose={close} />}
        {asked === 'cancel' && <CancelVisit visit={visit} side={side} onClose={close} />}
        {asked === 'contest' && <ContestNoShow visit={visit} side={side} onClose={close} />}
        {asked === 'no_show' && <ReportNoShow visit={visit} side={side} onClose={close} />}
      </Suspense>
    </>
  );
}

function UndoCancel({ id }: { id: string }) {
  const undo = useUndoCancel();
  return (
    <Button
      variant="primary"
      wide
      busy={undo.busy && 'Booking again...'}
      onClick={() => void undo.run({ params: { id } })}
    >
      Undo Cancellation
    </Button>
  );
}

const canStillMend = ({ reportCard }: Visit): boolean =>
  reportCard !== null && Date.now() < Date.parse(reportCard.writtenAt) + cardEditHours * 3_600_000;

/** Checked out without a report card, which can be written as long as one could be edited. */
const isWithoutCard = ({ status, history, reportCard }: Visit): boolean => {
  const done = history.findLast(({ what }) => what === 'completed');
  return (
    isCompleted(status) &&
    reportCard === null &&
    done !== undefined &&
    Date.now() < Date.parse(done.at) + cardEditHours * 3_600_000
  );
};

/** Button to check in; a missing vaccination requires a reason. */
function CheckIn({ visit, onOverride }: { visit: Visit; onOverride: () => void }) {
  const undo = useUndoCheckIn(visit);
  const checkIn = useKeepingAction('POST /api/visits/:id/check-in', keptFor(visit, 'Check-in of'), {
    done: (reply) => checkedIn(reply, (id) => void undo.run({ params: { id } })),
    failed: 'It was not checked in',
  });
  const begin = () =>
    visit.missingConsents.some(({ isNeeded }) => isNeeded) ||
    visit.vaccinationGaps.some(({ verdict }) => verdict !== 'too_young')
      ? onOverride()
      : void checkIn.run({ params: { id: visit.id }, body: {} });
  return (
    <Button variant="primary" wide busy={checkIn.busy && 'Checking in...'} onClick={begin}>
      Check In
    </Button>
  );
}
