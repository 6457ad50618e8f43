import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { Consequence, CountsAs } from '#contract/reliability.ts';
import { query } from '#web/lib/api/query.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { consequenceWords } from './reliability-words.ts';

type Check =
  | 'GET /api/shift-applications/:id/leaving-check'
  | 'GET /api/shifts/:id/cancel-check'
  | 'GET /api/visits/:id/cancel-check';
type Leaving = {
  /** What the call is sent with: what the note showed, and the weather. */
  sent: { countsAs?: CountsAs; weather?: boolean; weatherNote?: string; owes?: number };
  /** Whether what it counts as is not known yet. */
  waiting: boolean;
  note: ReactNode;
};

/** Shows what leaving booked work counts as, and asks for the weather where it counts. */
export function useLeaving(check: Check, id: string, timeZone?: string): Leaving {
  const asked = useQuery({ ...query(check, { params: { id } }), staleTime: 0, gcTime: 0 });
  const [weather, setWeather] = useState(false);
  const [weatherNote, setWeatherNote] = useState('');
  const of = check === 'GET /api/visits/:id/cancel-check' ? 'visit' : 'shift';
  const consequence = asked.data;
  if (!consequence)
    return {
      sent: {},
      waiting: true,
      note: asked.isLoadingError && <FailedQuery query={asked} title="What this counts as did not load" />,
    };
  const counts = consequence.countsAs !== 'nothing';
  const excused = counts && weather;
  const owes = 'owes' in consequence ? consequence.owes : null;
  return {
    sent: {
      countsAs: excused ? 'nothing' : consequence.countsAs,
      ...(excused ? { weather } : {}),
      ...(owes === null ? {} : { owes }),
      ...(excused && weatherNote.trim() ? { weatherNote: weatherNote.trim() } : {}),
    },
    waiting: false,
    note: (
      <div className="grid gap-2">
        {owes !== null && owes > 0 && (
          <Note tone="warn" role="status">
            <b>You owe the groomer {exactPrice(owes)} for cancelling this late.</b> That is what you agreed
            on. It is recorded; Wagwell moves no money.
          </Note>
        )}
        <ConsequenceNote consequence={consequence} excused={excused} of={of} timeZone={timeZone} />
        {counts && (
          <Checkbox checked={weather} onChange={({ target }) => setWeather(target.checked)}>
            The weather makes the drive unsafe
          </Checkbox>
        )}
        {excused && (
          <label className="grid gap-1 text-s">
            What is the weather like? Needed from the third time in {reliabilityRules.countsForDays} days; the
            other side reads it.
            <input
              className="input"
              maxLength={300}
              value={weatherNote}
              onChange={({ target }) => setWeatherNote(target.value)}
            />
          </label>
        )}
      </div>
    ),
  };
}

type ConsequenceNoteProps = {
  consequence: Consequence;
  excused: boolean;
  of: 'shift' | 'visit';
  timeZone: string | undefined;
};

function ConsequenceNote({ consequence, excused, of, timeZone }: ConsequenceNoteProps) {
  const words = consequenceWords(consequence, of, timeZone);
  if (!words) return null;
  const counts = consequence.countsAs !== 'nothing' && !excused;
  return (
    <Note tone={counts ? 'warn' : 'plain'} role="status">
      <b>{excused ? 'This does not count against you, unless the other side objects.' : words}</b>{' '}
      {counts && 'You can undo it for 10 minutes. '}
      <Link to={href('reliability')} target="_blank" className="underline">
        How reliability works
      </Link>
    </Note>
  );
}
