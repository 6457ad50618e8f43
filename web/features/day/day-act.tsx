import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { AnswerRequest } from '#web/domain/visits/answers/answer-request.tsx';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { nextActOf } from '#web/domain/visits/next-act.ts';
import { OnMyWayButton } from '#web/domain/visits/on-my-way-button.tsx';
import { NextStageButton, nextStageOf, usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import type { WaitingAct } from '#web/lib/api/outbox.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ReceiptPlace } from '#web/ui/data/receipt-place.tsx';
import { StageSteps } from './stage-steps.tsx';

type DayActProps = {
  visit: Visit;
  /** Asks what is missing: a vaccination or a consent. */
  onCheckInAsk: (visit: Visit) => void;
  /** While a check-in waits to be sent, the report card can be written and waits, too. */
  onReportCard: (visit: Visit) => void;
  /** What else may be said of a visit that should have begun. */
  overdue?: ReactNode;
};

const overActs: readonly WaitingAct['key'][] = [
  'POST /api/visits/:id/complete',
  'POST /api/visits/:id/stop',
  'POST /api/visits/:id/cancel',
  'POST /api/visits/:id/no-show',
];

/** The visit as it will be once what waits for a signal is sent. */
function asWaits(visit: Visit, waits: (key: WaitingAct['key']) => boolean): Visit {
  const { actions, onMyWayAt, startsAt } = visit;
  return {
    ...visit,
    onMyWayAt: waits('POST /api/visits/:id/on-my-way') ? startsAt : onMyWayAt,
    actions: waits('POST /api/visits/:id/undo-check-in')
      ? actions.filter((action) => action !== 'check_out' && action !== 'complete')
      : waits('POST /api/visits/:id/check-in')
        ? [...actions, 'complete']
        : actions,
  };
}

type DayActsProps = DayActProps & {
  /** Someone who works alone says only that an animal is ready. */
  alone: boolean;
};

/** The next step of a visit, where its animals are, and the receipt of what was just done, all in one row where there is room. */
export const DayActs = ({ alone, ...act }: DayActsProps) => (
  <div className="act-row">
    <DayAct {...act} />
    <StageSteps visit={act.visit} alone={alone} />
    <ReceiptPlace about={act.visit.id} inRow />
  </div>
);

/**
 * The one next step of a visit, filled: On my way, Check in, the stages of the work, Check out. A check-in without a message, and a
 * check-out before the animals are ready, stay next to it. Without a connection the step waits to be sent.
 */
export function DayAct({ visit, onCheckInAsk, onReportCard, overdue }: DayActProps) {
  const waiting = useWaitingActs().filter((kept) => kept.record === visit.id && isUnsent(kept));
  const waits = (key: WaitingAct['key']) => waiting.some((kept) => kept.key === key);
  const stage = nextStageOf(visit, usePetsWithSteps(visit));
  const { id } = visit;
  const now = useNow();
  if (overActs.some(waits)) return null;
  const [act] = nextActOf(asWaits(visit, waits), now) ?? [];
  switch (act) {
    case 'accept':
      return <AnswerRequest visitId={id} wide />;
    case 'check_out':
      return (
        <>
          {stage && <NextStageButton visit={visit} next={stage} />}
          <Button asChild variant={stage ? 'line' : 'primary'} wide className={stage && 'second'}>
            <Link to={href('check-out', { id })}>Check out</Link>
          </Button>
        </>
      );
    case 'complete':
      return (
        <>
          <Button variant="primary" wide onClick={() => onReportCard(visit)}>
            Write report card
          </Button>
          {waits('POST /api/visits/:id/check-in') && (
            <p className="basis-full text-s text-ink-2">Check-out needs a connection.</p>
          )}
        </>
      );
    case 'on_my_way':
    case 'check_in':
      return (
        <>
          {act === 'on_my_way' && <OnMyWayButton visit={visit} />}
          {visit.actions.includes('check_in') && (
            <CheckInButton
              visit={visit}
              variant={act === 'on_my_way' ? 'line' : 'primary'}
              onAsk={() => onCheckInAsk(visit)}
            />
          )}
          {act === 'check_in' && overdue}
        </>
      );
    default:
      return null;
  }
}
