import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { otherName, visitStart, visitWhen } from './visit-words.ts';
import type { Side } from './visit-words.ts';
import { useAnswerMove, useWithdrawMove } from './visits.api.ts';

type MoveProposalProps = { visit: Visit; side: Side };

/** An open proposal of a new time, with its answers. Nothing where there is none. */
export function MoveProposal({ visit, side }: MoveProposalProps) {
  const { moveProposal, timeZone } = visit;
  if (!moveProposal) return null;
  const other = otherName(visit, side);
  const isOwn = moveProposal.by === side;
  return (
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
          <Answers visit={visit} startsAt={moveProposal.startsAt} other={other} />
        )}
      </div>
    </Note>
  );
}

const notChanged = (error: unknown) =>
  toast({
    variant: 'destructive',
    title: 'The visit keeps its time',
    description: detailOf(error, 'Please try again.'),
  });

type AnswersProps = { visit: Visit; startsAt: string; other: string };

/** The answer is for the proposal that is on screen; the server refuses it where the proposal was changed meanwhile. */
function Answers({ visit, startsAt, other }: AnswersProps) {
  const accept = useAnswerMove(visit.id, 'accept');
  const decline = useAnswerMove(visit.id, 'decline');
  const isBusy = accept.isPending || decline.isPending;
  const begin = async (answer: typeof accept, title: string) => {
    if (isBusy) return;
    try {
      const answered = await answer.mutateAsync(startsAt);
      toast({ title, description: `${visitStart(answered)}. ${other} gets a message.` });
    } catch (error) {
      notChanged(error);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        busy={accept.isPending && 'Moving...'}
        onClick={() => void begin(accept, 'Visit moved')}
      >
        Accept New Time
      </Button>
      <Button
        busy={decline.isPending && 'Declining...'}
        onClick={() => void begin(decline, 'The visit keeps its time')}
      >
        Keep the Old Time
      </Button>
    </>
  );
}

function Withdraw({ visit }: { visit: Visit }) {
  const withdraw = useWithdrawMove(visit.id);
  const begin = async () => {
    try {
      await withdraw.mutateAsync();
      toast({ title: 'Proposal taken back', description: `The visit stays on ${visitStart(visit)}.` });
    } catch (error) {
      notChanged(error);
    }
  };
  return (
    <Button busy={withdraw.isPending && 'Taking back...'} onClick={() => void begin()}>
      Take Back
    </Button>
  );
}
