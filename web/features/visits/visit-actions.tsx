import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerRequest } from '#web/domain/visits/answers/answer-request.tsx';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { tellsOnMyWay } from '#web/domain/visits/next-act.ts';
import { OnMyWayButton } from '#web/domain/visits/on-my-way-button.tsx';
import { NextStageButton, nextStageOf, usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { AddToCalendar } from '#web/domain/calendar/add-to-calendar.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { useNow } from '#web/lib/use-now.ts';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { Link } from 'react-router';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { Note } from '#web/ui/note.tsx';
import { AnswerNoShow } from './no-show/answer-no-show.tsx';
import { RebookVisit } from './booking/rebook-visit.tsx';
import { mayAddCard } from './report-cards/may-add-card.ts';
import { useUndoCancel } from './cancel/use-undo-cancel.ts';
import { OverdueActs } from './overdue-acts.tsx';
import { VisitMenu, hasMenu } from './visit-menu.tsx';
import type { Side } from './visit-words.ts';

const CheckInVisit = lazyPart(() => import('./check-in/check-in-visit.tsx'));
const CompleteVisit = lazyPart(() => import('./report-cards/complete-visit.tsx'));
const ActAsClient = lazyPart(() => import('./client/act-as-client.tsx'));
const ContestNoShow = lazyPart(() => import('./no-show/contest-no-show.tsx'));

type VisitActionsProps = {
  visit: Visit;
  side: Side;
  onReview: (visit: Visit) => void;
  /** Ways to reach the other side. */
  contact?: ReactNode;
  /** More of what is rarely done. */
  more?: ReactNode;
};

/** The viewer's actions for a visit as the server allows them: one filled button that follows the day, the rest quiet or in the menu. */
export function VisitActions({ visit, side, onReview, contact, more }: VisitActionsProps) {
  const [asked, setAsked] = useState<'check_in' | 'complete' | 'contest'>();
  const close = () => setAsked(undefined);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const waiting = useWaitingActs().filter(({ record }) => record === visit.id);
  const waits = (key: WaitingAct['key']) => waiting.some((act) => act.key === key && isUnsent(act));
  const checksIn = waits('POST /api/visits/:id/check-in');
  const completes = waits('POST /api/visits/:id/complete');
  const writes = (can('complete') || checksIn || mayAddCard(visit, side)) && !completes;
  const stage = nextStageOf(visit, usePetsWithSteps(visit));
  const isOut = waits('POST /api/visits/:id/on-my-way');
  const now = useNow();
  const step = nextStep(visit, { isOut, checksIn, writes, hasStage: stage !== undefined, now });
  const filled = (name: Step) => (step === name ? 'primary' : 'line');
  return (
    <>
      {waiting.map(({ id, title, refusal }) => (
        <Note key={id} tone={refusal === null ? 'warn' : 'danger'}>
          {title}: {refusal ?? 'waits to be sent.'}
        </Note>
      ))}
      {can('accept') && <AnswerRequest visitId={visit.id} wide />}
      {can('contest_no_show') && (
        <Button variant="primary" wide onClick={() => setAsked('contest')}>
          I was there
        </Button>
      )}
      {can('undo_cancel') && <UndoCancel id={visit.id} />}
      {step === 'on_my_way' && <OnMyWayButton visit={visit} />}
      {step === 'check_in' && <CheckInButton visit={visit} onAsk={() => setAsked('check_in')} />}
      {step === 'stage' && stage && <NextStageButton visit={visit} next={stage} />}
      {can('check_out') && step && (
        <Button asChild variant={filled('check_out')} wide>
          <Link to={href('check-out', { id: visit.id })}>Check out</Link>
        </Button>
      )}
      {step === 'card' && (
        <Button asChild variant="primary" wide>
          <Link to={`${href('visit', { id: visit.id })}#report-card`}>See report card</Link>
        </Button>
      )}
      {(can('confirm') || can('say_late') || can('ask_move')) && (
        <Suspense>
          <ActAsClient visit={visit} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2 *:w-auto! *:flex-auto empty:hidden">
        {step === 'on_my_way' && can('check_in') && (
          <CheckInButton visit={visit} variant="line" onAsk={() => setAsked('check_in')} />
        )}
        {side === 'provider' && step === 'check_in' && <OverdueActs visit={visit} />}
        {(can('check_in') || can('ask_price')) && !checksIn && (
          <Button wide onClick={() => setAsked('check_in')}>
            Coat and photos
          </Button>
        )}
        {writes && (
          <Button variant={filled('write')} wide onClick={() => setAsked('complete')}>
            Write report card
          </Button>
        )}
        {can('rebook') && <RebookVisit visit={visit} primary={step === 'rebook'} />}
        {can('review') && (
          <Button variant={filled('review')} wide onClick={() => onReview(visit)}>
            Write a review
          </Button>
        )}
        <AnswerNoShow visit={visit} />
        {step === 'calendar' && <AddToCalendar path={calendarFile(visit)} primary />}
      </div>
      <div className="-me-2 flex flex-wrap items-center gap-1">
        {contact}
        {(more || hasMenu(visit)) && (
          <span className="ml-auto">
            <VisitMenu visit={visit} side={side} onPage>
              {visit.status === 'booked' && step !== 'calendar' && (
                <MenuItem asChild>
                  <a href={calendarFile(visit)} download>
                    Add to calendar
                  </a>
                </MenuItem>
              )}
              {more}
            </VisitMenu>
          </span>
        )}
      </div>
      <Suspense>
        {asked === 'check_in' && <CheckInVisit visit={visit} onClose={close} />}
        {asked === 'complete' && <CompleteVisit visit={visit} onClose={close} />}
        {asked === 'contest' && <ContestNoShow visit={visit} side={side} onClose={close} />}
      </Suspense>
    </>
  );
}

type Step =
  | 'on_my_way'
  | 'check_in'
  | 'stage'
  | 'check_out'
  | 'write'
  | 'card'
  | 'calendar'
  | 'rebook'
  | 'review';
type Waits = { isOut: boolean; checksIn: boolean; writes: boolean; hasStage: boolean; now: Date };

/** The one thing to do next; undefined where it is an answer, which has its own filled button. */
function nextStep(visit: Visit, waits: Waits): Step | undefined {
  const { isOut, checksIn, writes, hasStage, now } = waits;
  const can = (...actions: Visit['actions']) => actions.some((action) => visit.actions.includes(action));
  if (can('accept', 'contest_no_show', 'undo_cancel', 'confirm')) return undefined;
  if (can('check_out')) return hasStage ? 'stage' : 'check_out';
  if (tellsOnMyWay(visit, now) && !isOut && !checksIn) return 'on_my_way';
  if (can('check_in') && !checksIn) return 'check_in';
  if (writes) return 'write';
  if (visit.reportCard) return 'card';
  if (can('rebook')) return 'rebook';
  if (can('review')) return 'review';
  return visit.status === 'booked' ? 'calendar' : undefined;
}

const calendarFile = ({ id }: Visit): string => `/api/visits/${id}/calendar-file`;

function UndoCancel({ id }: { id: string }) {
  const undo = useUndoCancel();
  return (
    <Button
      variant="primary"
      wide
      busy={undo.busy && 'Booking again...'}
      onClick={() => void undo.run({ params: { id } })}
    >
      Undo cancellation
    </Button>
  );
}
