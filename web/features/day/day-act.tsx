import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { AnswerRequest } from '#web/domain/visits/answer-request.tsx';
import { CheckInButton } from '#web/domain/visits/check-in-button.tsx';
import { nextActOf } from '#web/domain/visits/next-act.ts';
import { OnMyWayButton } from '#web/domain/visits/on-my-way-button.tsx';
import { NextStageButton } from '#web/domain/visits/next-stage.tsx';
import { isUnsent, useWaitingActs } from '#web/lib/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';

export type DayActProps = {
  visit: Visit;
  /** Asks what is missing: a vaccination or a consent. */
  onCheckInAsk: (visit: Visit) => void;
  /** While a check-in waits to be sent, the report card can be written and waits, too. */
  onReportCard: (visit: Visit) => void;
};

/** Buttons beside one another where there is room. */
const besides = 'flex flex-wrap gap-2 *:w-auto! *:flex-auto';

/**
 * The one next step of a visit, filled: On my way, Check in, the stages of the work, Check out. A check-in without a message, and a
 * check-out before the animals are ready, stay beside it. Without a connection the step waits to be sent.
 */
export function DayAct({ visit, onCheckInAsk, onReportCard }: DayActProps) {
  const waiting = useWaitingActs();
  const act = nextActOf(visit, waiting);
  const { id } = visit;
  switch (act?.kind) {
    case 'answer':
      return <AnswerRequest visitId={id} wide />;
    case 'stage':
    case 'check_out':
      return (
        <div className={besides}>
          {act.kind === 'stage' && <NextStageButton visit={visit} next={act.next} />}
          <Button asChild variant={act.kind === 'stage' ? 'line' : 'primary'} wide>
            <Link to={href('check-out', { id })}>Check out</Link>
          </Button>
        </div>
      );
    case 'report_card':
      return (
        <>
          <Button variant="primary" wide onClick={() => onReportCard(visit)}>
            Write report card
          </Button>
          {waiting.some(
            (kept) => kept.record === id && isUnsent(kept) && kept.key === 'POST /api/visits/:id/check-in',
          ) && <p className="text-s text-ink-2">Check-out needs a connection.</p>}
        </>
      );
    case 'on_my_way':
    case 'check_in':
      return (
        <div className={besides}>
          {act.kind === 'on_my_way' && <OnMyWayButton visit={visit} />}
          {visit.actions.includes('check_in') && (
            <CheckInButton
              visit={visit}
              variant={act.kind === 'on_my_way' ? 'line' : 'primary'}
              onAsk={() => onCheckInAsk(visit)}
            />
          )}
        </div>
      );
    default:
      return null;
  }
}
