import { useState } from 'react';
import { latenesses } from '#contract/grooming/latenesses.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime24, isoDay, zoneName } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { visitWhen } from '../visit-words.ts';

/** What a parent does with a visit: come, be late; and ask for another time of one that their provider booked. */
export default function ActAsClient({ visit }: { visit: Visit }) {
  const [asks, setAsks] = useState<'late' | 'move'>();
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const params = { id: visit.id };
  const provider = visit.provider.name;
  const confirm = useAction('POST /api/visits/:id/confirm', {
    done: { about: visit.id, title: `Thanks. ${provider} sees that you are coming` },
    failed: 'This was not confirmed',
  });
  const late = useAction('POST /api/visits/:id/say-late', {
    done: { title: `${provider} knows that you are late` },
    failed: 'This was not sent',
  });
  return (
    <>
      {can('confirm') && (
        <Button
          variant="primary"
          wide
          busy={confirm.busy && 'Confirming...'}
          onClick={() => void confirm.run({ params })}
        >
          I’ll be there
        </Button>
      )}
      {can('say_late') && (
        <Button
          wide
          aria-expanded={asks === 'late'}
          onClick={() => setAsks(asks === 'late' ? undefined : 'late')}
        >
          I’m running late
        </Button>
      )}
      {asks === 'late' && can('say_late') && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="By how many minutes are you late?">
          {latenesses.map((minutes) => (
            <Chip
              key={minutes}
              disabled={late.busy}
              onClick={() =>
                void late.run({ params, body: { minutes } }).then((told) => told && setAsks(undefined))
              }
            >
              {minutes} minutes
            </Chip>
          ))}
        </div>
      )}
      {can('ask_move') && (
        <Button wide onClick={() => setAsks('move')}>
          Ask for another time
        </Button>
      )}
      {asks === 'move' && <AskForTime visit={visit} onClose={() => setAsks(undefined)} />}
    </>
  );
}

function AskForTime({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { timeZone } = visit;
  const [day, setDay] = useState(() => isoDay(visit.startsAt, timeZone));
  const [time, setTime] = useState(() => clockTime24(visit.startsAt, timeZone));
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const ask = useAction('POST /api/visits/:id/ask-move', {
    done: { title: 'Asked', description: `${visit.provider.name} answers. Until then the visit stays.` },
    failed: 'Your question was not sent',
  });
  const chosen = day && time ? instantAt(day, time, timeZone) : undefined;
  const startsAt = chosen && Date.parse(chosen) !== Date.parse(visit.startsAt) ? chosen : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask for another time"
      description={`It is on ${visitWhen(visit)}, and stays there until ${visit.provider.name} agrees.`}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (startsAt)
            void ask
              .run({ params: { id: visit.id }, body: { startsAt: [startsAt] } })
              .then((asked) => asked && onClose());
        }}
      >
        <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
          <Field label="Day">
            <DateField value={day} onChange={setDay} min={today} />
          </Field>
          <Field label="Begins">
            <TimeField value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
        </div>
        <p className="hint">Local time where the visit is ({zoneName(visit.startsAt, timeZone)}).</p>
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!startsAt} busy={ask.busy && 'Asking...'}>
            Ask
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
