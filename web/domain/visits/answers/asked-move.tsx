import { Suspense, useState } from 'react';
import type { DayNeed } from '#contract/day/day.ts';
import type { AskedMove } from '#contract/grooming/visit-moves.ts';
import { maxReason } from '#contract/text/limits.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ReasonDialog = lazyPart(async () => ({
  default: (await import('#web/ui/forms/reason-dialog.tsx')).ReasonDialog,
}));

type AnswerAskedMoveProps = {
  askedMove: AskedMove;
  timeZone: string;
  toldBy: DayNeed['toldBy'];
};

/** The provider's answer to the other times that a client asks for: one of them, or the visit keeps its own. */
export function AnswerAskedMove({ askedMove, timeZone, toldBy }: AnswerAskedMoveProps) {
  const [declines, setDeclines] = useState(false);
  const description = toldBy ? 'Your client is told' : 'We won’t tell your client: text or call them';
  const agree = useAction('POST /api/time-offers/:id/accept', {
    done: { title: 'The visit has its new time', description },
    failed: 'The visit keeps its time',
  });
  const decline = useAction('POST /api/time-offers/:id/decline', {
    done: { title: 'The visit keeps its time', description },
    failed: 'Your answer was not saved',
  });
  const [first] = askedMove.times;
  if (askedMove.isDeclined || !first) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {askedMove.note && <p className="wrap-anywhere">{askedMove.note}</p>}
      {askedMove.times.map(({ id, startsAt, endsAt }) => (
        <Button key={id} busy={agree.busy} onClick={() => void agree.run({ params: { id } })}>
          Move to {shortDate(startsAt, timeZone)}, {timeRange(startsAt, endsAt, timeZone)}
        </Button>
      ))}
      <Button variant="quiet" onClick={() => setDeclines(true)}>
        Keep the time
      </Button>
      <Suspense>
        {declines && (
          <ReasonDialog
            title="Keep the time of this visit?"
            description={
              toldBy
                ? 'Your client is told that the other time does not work, and that the visit stays.'
                : 'Your client sees on the page of the visit that it stays. We won’t tell them.'
            }
            label="Message to them (optional)"
            maxLength={maxReason}
            optional
            confirm="Keep the time"
            confirmVariant="primary"
            busy="Saving..."
            onConfirm={(answer) =>
              decline.run({ params: { id: first.id }, body: { answer: answer || undefined } }).then(Boolean)
            }
            onClose={() => setDeclines(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
