import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { calendarQuestion, useCalendarCheck } from '#web/domain/calendar/use-calendar-check.ts';
import { AskingButton } from '#web/ui/overlays/asking-button.tsx';
import { MoveCheck } from './move-check.tsx';
import { otherName, visitStart, visitWhen } from '../visit-words.ts';
import type { Side } from '../visit-words.ts';
import { useMoveCheck } from '../visits.api.ts';

type MoveProposalProps = { visit: Visit; side: Side };

/** An open proposal of a new time with its answers. Renders nothing if there is none. */
export function MoveProposal({ visit, side }: MoveProposalProps) {
  const { moveProposal, timeZone } = visit;
  const [answered, setAnswered] = useState<string>();
  if (!moveProposal) return null;
  const other = otherName(visit, side);
  const isOwn = moveProposal.by === side;
  return (
    <div className="grid gap-3">
      <Note tone={isOwn ? 'plain' : 'warn'} icon="calendar">
        <p>
          {isOwn ? 'You asked to move this visit to ' : `${other} asks to move this visit to `}
          <b>{visitWhen({ ...moveProposal, timeZone })}</b>.{' '}
          {isOwn ? `It keeps its time until ${other} accepts.` : 'It keeps its time until you accept.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {isOwn ? (
            <Withdraw visit={visit} />
          ) : (
            <Answers
              visit={visit}
              startsAt={moveProposal.startsAt}
              endsAt={moveProposal.endsAt}
              other={other}
              onAnswer={setAnswered}
            />
          )}
        </div>
      </Note>
      {!isOwn && (
        <ProposedTime
          visit={visit}
          side={side}
          moveProposal={moveProposal}
          isAnswered={answered === moveProposal.startsAt}
        />
      )}
    </div>
  );
}

type ProposedTimeProps = MoveProposalProps & {
  moveProposal: NonNullable<Visit['moveProposal']>;
  /** An answer is on its way: the time that it makes the visit's own cannot be checked anymore. */
  isAnswered: boolean;
};

/** The events around the proposed time in both calendars, for the side that decides. */
function ProposedTime({ visit, side, moveProposal: { startsAt, endsAt }, isAnswered }: ProposedTimeProps) {
  const check = useMoveCheck(visit.id, startsAt, !isAnswered);
  const isTaken = (check.data?.clashes.length ?? 0) > 0;
  return (
    <>
      <MoveCheck check={check} visit={visit} side={side} />
      <CalendarWarning as={side} startsAt={startsAt} endsAt={endsAt} besides={visit.id} isTaken={isTaken} />
    </>
  );
}

const failed = 'The visit keeps its time';

type AnswersProps = {
  visit: Visit;
  startsAt: string;
  endsAt: string;
  other: string;
  /** The time that is being answered; undefined where that failed. */
  onAnswer: (startsAt: string | undefined) => void;
};

/** Answers for the proposal on screen. The server refuses them if the proposal has changed. */
function Answers({ visit, startsAt, endsAt, other, onAnswer }: AnswersProps) {
  const own = useCalendarCheck({ startsAt, endsAt, besides: visit.id });
  const saying = (title: string) => (answered: Visit) => ({
    title,
    description: `${visitStart(answered)}. ${other} gets a message.`,
  });
  const accept = useAction('POST /api/visits/:id/time/accept', { done: saying('Visit moved'), failed });
  const decline = useAction('POST /api/visits/:id/time/decline', {
    done: saying('The visit keeps its time'),
    failed,
  });
  const begin = async (answer: typeof accept | typeof decline) => {
    if (accept.busy || decline.busy) return;
    onAnswer(startsAt);
    if (!(await answer.run({ params: { id: visit.id }, body: { startsAt } }))) onAnswer(undefined);
  };
  return (
    <>
      <AskingButton
        variant="primary"
        question={calendarQuestion(own.data, 'Accept')}
        busy={accept.busy && 'Moving...'}
        onConfirm={() => void begin(accept)}
      >
        Accept new time
      </AskingButton>
      <Button busy={decline.busy && 'Declining...'} onClick={() => void begin(decline)}>
        Keep the old time
      </Button>
    </>
  );
}

function Withdraw({ visit }: { visit: Visit }) {
  const withdraw = useAction('DELETE /api/visits/:id/time', {
    done: { title: 'Proposal taken back', description: `The visit stays on ${visitStart(visit)}.` },
    failed,
  });
  return (
    <Button
      busy={withdraw.busy && 'Withdrawing...'}
      onClick={() => void withdraw.run({ params: { id: visit.id } })}
    >
      Withdraw
    </Button>
  );
}
