import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultOfMessage, longestMessage } from '#contract/client-messages.ts';
import type { ClearedVisit, ClearReason } from '#contract/day/clear-day.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { dayInWords, clockTime } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { ClearedVisits } from './cleared-visits.tsx';

const labels: Record<ClearReason, string> = {
  weather: 'Weather',
  ill: 'I am sick',
  van: 'The van',
  other: 'Something else',
};
const clearReasons = Object.entries(labels).map(([value, label]) => ({ value, label }));

const because: Record<ClearReason, string> = {
  weather: "the weather keeps me from {pet}'s visit on {day} at {time}",
  ill: "I am sick and cannot come to {pet}'s visit on {day} at {time}",
  van: "my van has broken down, so {pet}'s visit on {day} at {time} is off",
  other: "I have to cancel {pet}'s visit on {day} at {time}",
};

/** What each client reads unless the provider writes something else. */
const clearText = (reason: ClearReason, offers: boolean): string =>
  `Hi {name}, ${because[reason]}. I am sorry. ${offers ? 'Choose another time' : 'Your visit'}: {link}`;

type ClearDayProps = { on: string; onClose: () => void };

/** Cancels own visits of one day, and then lists a text or mail for each client, ready to send. */
export default function ClearDay({ on, onClose }: ClearDayProps) {
  const [cleared, setCleared] = useState<{ visits: ClearedVisit[]; text: string }>();
  const day = dayInWords(on);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={cleared ? 'Tell each client' : `Clear ${day}`}
      description={
        cleared
          ? `${counted(cleared.visits.length, 'visit')} cancelled. Nobody is charged, and it counts against nobody.`
          : 'Only visits of your own clients. Nobody is charged, and it counts against nobody.'
      }
    >
      {cleared ? (
        <ClearedVisits {...cleared} onClose={onClose} />
      ) : (
        <Choose on={on} onCleared={setCleared} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ChooseProps = ClearDayProps & { onCleared: (done: { visits: ClearedVisit[]; text: string }) => void };

function Choose({ on, onCleared, onClose }: ChooseProps) {
  const check = useQuery(query('GET /api/day/clear-check', { query: { on } }));
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState<ClearReason>('weather');
  const [text, setText] = useState(clearText('weather', true));
  const [offerOpenings, setOffers] = useState(true);
  const [closes, setCloses] = useState<boolean>();
  const clear = useAction('POST /api/day/clear', {
    accepted: (visits) => onCleared({ visits, text }),
    failed: 'The day was not cleared',
  });
  if (!check.data)
    return check.error ? (
      <FailedQuery query={check} title="The day did not load" />
    ) : (
      <LoadingLines className="h-32" />
    );
  const { visits, others } = check.data;
  const chosen = visits.filter(({ visitId }) => !kept.has(visitId));
  const fault = faultOfMessage('cancelled', text);
  // A day on which something stays is not over.
  const closeDay = closes ?? chosen.length === visits.length;
  const choose = (nextReason: ClearReason, offers: boolean) => {
    // What was typed stays.
    if (text === clearText(reason, offerOpenings)) setText(clearText(nextReason, offers));
    setReason(nextReason);
    setOffers(offers);
  };
  const keep = (id: string, keeps: boolean) => {
    const next = new Set(kept);
    if (keeps) next.add(id);
    else next.delete(id);
    setKept(next);
  };
  return (
    <div className="grid gap-5">
      {visits.length === 0 && <p>No visit of your own clients is ahead on this day.</p>}
      <ul className="grid gap-1" aria-label="Visits to cancel">
        {visits.map(({ visitId, clientName, petNames, startsAt, timeZone }) => (
          <li key={visitId}>
            <Checkbox checked={!kept.has(visitId)} onChange={({ target }) => keep(visitId, !target.checked)}>
              <span className="wrap-anywhere">
                <b className="tabular-nums">{clockTime(startsAt, timeZone)}</b> {petNames.join(' and ')},{' '}
                {clientName}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Note>
          {counted(others, 'other booking')} on this day came through the marketplace. Cancel those one by
          one, with their own rules.
        </Note>
      )}
      {visits.length > 0 && (
        <>
          <Field label="Why">
            <Select
              options={clearReasons}
              value={reason}
              onChange={({ target }) => choose(target.value as ClearReason, offerOpenings)}
            />
          </Field>
          <Field
            label="What each client reads"
            hint="{name}, {pet}, {day}, {time}, {provider} and {link} are filled in for each."
            error={fault}
          >
            <Textarea
              rows={4}
              maxLength={longestMessage}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Checkbox checked={offerOpenings} onChange={({ target }) => choose(reason, target.checked)}>
            Offer each client three other times with their link, first come, first served
          </Checkbox>
          <Checkbox checked={closeDay} onChange={({ target }) => setCloses(target.checked)}>
            Take no more bookings that day
          </Checkbox>
        </>
      )}
      <Actions>
        <Button onClick={onClose}>Keep the day</Button>
        {chosen.length > 0 && (
          <Button
            variant="danger"
            disabled={fault !== undefined}
            busy={clear.busy && 'Clearing...'}
            onClick={() =>
              void clear.run({
                body: {
                  on,
                  visitIds: chosen.map(({ visitId }) => visitId),
                  reason,
                  body: text,
                  offerOpenings,
                  closeDay,
                },
              })
            }
          >
            Cancel {counted(chosen.length, 'Visit')}
          </Button>
        )}
      </Actions>
    </div>
  );
}
