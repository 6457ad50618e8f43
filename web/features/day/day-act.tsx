import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { AnswerRequest } from '#web/domain/visits/answer-request.tsx';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { NextStageButton, nextStageOf, usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
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

/**
 * The one next step of a visit, filled: On my way, Check in, the stages of the work, Check out. A check-out before the animals are ready
 * stays beside it. Without a connection the step waits to be sent.
 */
export function DayAct({ visit, onCheckInAsk, onReportCard }: DayActProps) {
  const waiting = useWaitingActs().filter((act) => act.record === visit.id && isUnsent(act));
  const next = nextStageOf(visit, usePetsWithSteps(visit));
  const waits = (key: WaitingAct['key']) => waiting.some((act) => act.key === key);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const isOut = visit.onMyWayAt !== null || waits('POST /api/visits/:id/on-my-way');
  const isUndone = waits('POST /api/visits/:id/undo-check-in');
  const isIn = !isUndone && (can('complete') || waits('POST /api/visits/:id/check-in'));
  const isOver = overActs.some(waits);
  if (isOver) return null;
  if (can('accept')) return <AnswerRequest visitId={visit.id} wide />;
  if (can('check_out') && !isUndone)
    return (
      <div className="grid gap-2 @min-[24rem]:auto-cols-fr @min-[24rem]:grid-flow-col">
        {next && <NextStageButton visit={visit} next={next} />}
        <Button asChild variant={next ? 'line' : 'primary'} wide>
          <Link to={href('check-out', { id: visit.id })}>Check out</Link>
        </Button>
      </div>
    );
  if (isIn)
    return (
      <Button variant="primary" wide onClick={() => onReportCard(visit)}>
        Write report card
      </Button>
    );
  if (can('on_my_way') && visit.atHome && !isOut) return <OnMyWay visit={visit} />;
  if (can('check_in')) return <CheckInButton visit={visit} onAsk={() => onCheckInAsk(visit)} />;
  return null;
}

function OnMyWay({ visit }: { visit: Visit }) {
  const go = useKeepingAction('POST /api/visits/:id/on-my-way', keptFor(visit, 'On the way to'), {
    failed: 'It was not recorded',
  });
  return (
    <Button
      variant="primary"
      wide
      busy={go.busy && 'Noting...'}
      onClick={() => void go.run({ params: { id: visit.id } })}
    >
      On my way
    </Button>
  );
}
