import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { AnswerRequest } from '#web/domain/visits/answer-request.tsx';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { OnMyWayButton, tellsOnMyWay } from '#web/domain/visits/on-my-way-button.tsx';
import { NextStageButton, nextStageOf, usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';

export type DayActProps = {
  visit: Visit;
  /** Asks what is missing: a vaccination or a consent. */
  onCheckInAsk: (visit: Visit) => void;
  /** While a check-in waits to be sent, the report card can be written and waits, too. */
  onReportCard: (visit: Visit) => void;
};

const overActs: readonly WaitingAct['key'][] = [
  'POST /api/visits/:id/complete',
  'POST /api/visits/:id/stop',
  'POST /api/visits/:id/cancel',
  'POST /api/visits/:id/no-show',
];

/** Buttons beside one another where there is room. */
const besides = 'flex flex-wrap gap-2 *:w-auto! *:flex-auto';

/**
 * The one next step of a visit, filled: On my way, Check in, the stages of the work, Check out. A check-in without a message, and a
 * check-out before the animals are ready, stay beside it. Without a connection the step waits to be sent.
 */
export function DayAct({ visit, onCheckInAsk, onReportCard }: DayActProps) {
  const waiting = useWaitingActs().filter((act) => act.record === visit.id && isUnsent(act));
  const next = nextStageOf(visit, usePetsWithSteps(visit));
  const waits = (key: WaitingAct['key']) => waiting.some((act) => act.key === key);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const isUndone = waits('POST /api/visits/:id/undo-check-in');
  const isIn = !isUndone && (can('complete') || waits('POST /api/visits/:id/check-in'));
  const isOver = overActs.some(waits);
  if (isOver) return null;
  if (can('accept')) return <AnswerRequest visitId={visit.id} wide />;
  if (can('check_out') && !isUndone)
    return (
      <div className={besides}>
        {next && <NextStageButton visit={visit} next={next} />}
        <Button asChild variant={next ? 'line' : 'primary'} wide>
          <Link to={href('check-out', { id: visit.id })}>Check out</Link>
        </Button>
      </div>
    );
  if (isIn)
    return (
      <>
        <Button variant="primary" wide onClick={() => onReportCard(visit)}>
          Write report card
        </Button>
        {waits('POST /api/visits/:id/check-in') && (
          <p className="text-s text-ink-2">Check-out needs a connection.</p>
        )}
      </>
    );
  const setsOut = tellsOnMyWay(visit) && !waits('POST /api/visits/:id/on-my-way');
  if (setsOut || can('check_in'))
    return (
      <div className={besides}>
        {setsOut && <OnMyWayButton visit={visit} />}
        {can('check_in') && (
          <CheckInButton
            visit={visit}
            variant={setsOut ? 'line' : 'primary'}
            onAsk={() => onCheckInAsk(visit)}
          />
        )}
      </div>
    );
  return null;
}
