import type { ExtraState, ShiftDay, ShiftExtra } from '#contract/shifts/shift-days.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const states: Record<ExtraState, { words: string; tone: BadgeTone }> = {
  claimed: { words: 'Waiting for an answer', tone: 'warn' },
  agreed: { words: 'Agreed', tone: 'good' },
  silent: { words: 'Agreed: no answer', tone: 'good' },
  declined: { words: 'Not agreed', tone: 'tag' },
};

/** '2 dogs, 30 minutes' */
const words = ({ dogs, minutes }: Pick<ShiftExtra, 'dogs' | 'minutes'>) =>
  [
    ...(dogs > 0 ? [dogs === 1 ? '1 dog' : `${dogs} dogs`] : []),
    ...(minutes > 0 ? [`${minutes} minutes`] : []),
  ].join(', ');

/** Extra dogs and time: claimed in one tap, answered by the business, agreed to by silence. */
export function Extras({ day, shift }: { day: ShiftDay; shift: ShiftDetail }) {
  const claim = useAction('POST /api/shifts/:id/extras', {
    done: {
      title: 'Extra work claimed',
      description: `${shift.business.businessName} has 72 hours to answer; silence agrees.`,
    },
    failed: 'It was not claimed',
  });
  const add = (dogs: number, minutes: number) =>
    void claim.run({ params: { id: shift.id }, body: { dogs, minutes } });
  const mayClaim = day.actions.includes('claim_extras');
  if (!mayClaim && day.extras.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3>Extra work</h3>
      {day.extras.length > 0 && (
        <ul className="grid gap-3">
          {day.extras.map((extra) => (
            <OneExtra key={extra.id} extra={extra} timeZone={shift.timeZone} />
          ))}
        </ul>
      )}
      {mayClaim && (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          <Button wide busy={claim.busy} onClick={() => add(1, 0)}>
            +1 dog
          </Button>
          <Button wide busy={claim.busy} onClick={() => add(2, 0)}>
            +2 dogs
          </Button>
          <Button wide busy={claim.busy} onClick={() => add(0, 30)}>
            +30 min
          </Button>
          <Button wide busy={claim.busy} onClick={() => add(0, 60)}>
            +1 hour
          </Button>
        </div>
      )}
    </div>
  );
}

function OneExtra({ extra, timeZone }: { extra: ShiftExtra; timeZone: string }) {
  const params = { id: extra.id };
  const agree = useAction('POST /api/shift-extras/:id/agree', {
    done: { title: 'You agreed to the extra work' },
    failed: 'Your answer was not saved',
  });
  const decline = useAction('POST /api/shift-extras/:id/decline', {
    done: { title: 'Noted: not agreed' },
    failed: 'Your answer was not saved',
  });
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <b className="tabular-nums">{words(extra)}</b>
        <Badge tone={states[extra.state].tone}>{states[extra.state].words}</Badge>
        {extra.state === 'claimed' && (
          <span className="text-s text-ink-2">
            agreed to by silence on {shortDate(extra.answerBy, timeZone)},{' '}
            {clockTime(extra.answerBy, timeZone)}
          </span>
        )}
      </p>
      {extra.note && <p className="wrap-anywhere">{extra.note}</p>}
      {extra.actions.includes('agree') && (
        <div className="grid grid-cols-2 gap-2">
          <Button wide busy={decline.busy && 'Saving...'} onClick={() => void decline.run({ params })}>
            Not agreed
          </Button>
          <Button
            variant="primary"
            wide
            busy={agree.busy && 'Saving...'}
            onClick={() => void agree.run({ params })}
          >
            Agree
          </Button>
        </div>
      )}
    </li>
  );
}
