import { Suspense, useState } from 'react';
import type { OutsideCalendar } from '#contract/outside-calendars/outside-calendars.ts';
import { readFailures } from '#contract/outside-calendars/read-failures.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, monthDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { useOutsideCalendar } from './outside-calendars.api.ts';

const AddressForm = lazyPart(() => import('./address-form.tsx'));

/** The calendar that a provider keeps elsewhere: its address, how reading it goes, and how to end that. */
export function OutsideCalendarCard() {
  const query = useOutsideCalendar();
  const { data: calendar } = query;
  const [names, setNames] = useState(false);
  const name = () => setNames(true);
  return (
    <SectionCard id="outside-calendar" title="Busy elsewhere">
      {calendar ? (
        <Reading calendar={calendar} onRename={name} />
      ) : calendar === null ? (
        <>
          <p>
            Wagwell can read the calendar that you keep at Google, Apple or Outlook. Your free days then leave
            out what stands in it, and you are asked before you take work at such a time. Only the times are
            kept, without titles, and only you see them.
          </p>
          <Button className="justify-self-start" onClick={name}>
            Add my calendar
          </Button>
        </>
      ) : query.isError ? (
        <FailedQuery query={query} title="This did not load" />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Suspense>
        {names && <AddressForm replaces={Boolean(calendar)} onClose={() => setNames(false)} />}
      </Suspense>
    </SectionCard>
  );
}

function Reading({ calendar, onRename }: { calendar: OutsideCalendar; onRename: () => void }) {
  const read = useAction('POST /api/outside-calendar/read', {
    done: { title: 'Your calendar is being read' },
    failed: 'It was not read',
  });
  const stop = useAction('DELETE /api/outside-calendar', {
    done: { title: 'Your calendar is no longer read' },
    failed: 'It is still read',
  });
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="wrap-anywhere">
        <b>{calendar.host}</b> <LastRead {...calendar} />
      </p>
      <Trouble {...calendar} />
      <div className="flex flex-wrap gap-3">
        <Button busy={read.busy && 'Reading...'} onClick={() => void read.run({})}>
          {calendar.stoppedAt ? 'Read it again' : 'Read now'}
        </Button>
        <Button onClick={onRename}>Change address</Button>
        <ConfirmButton
          variant="quiet"
          onConfirm={() => stop.run({})}
          dialog={{
            title: 'Stop reading your calendar?',
            description:
              'Its address and its busy times are deleted here. Your calendar itself stays as it is.',
            cancel: 'Keep it',
            confirm: 'Stop reading',
            danger: true,
            busy: stop.busy && 'Stopping...',
          }}
        >
          Stop reading
        </ConfirmButton>
      </div>
    </div>
  );
}

const inWords = (busyTimes: number) =>
  busyTimes === 1
    ? '1 busy time'
    : `${busyTimes === 0 ? 'no' : busyTimes.toLocaleString('en-US')} busy times`;

function LastRead({ lastReadAt, failure, busyTimes, cut }: OutsideCalendar) {
  if (!lastReadAt) return failure ? 'has not been read yet.' : 'is being read for the first time.';
  return (
    <>
      was last read on {monthDay(lastReadAt)} at {clockTime(lastReadAt)}: {inWords(busyTimes)} in the next 90
      days.
      {cut && ' It has more than 2,000 entries; the earliest ones count.'}
    </>
  );
}

function Trouble({ failure, failingSince, stoppedAt }: OutsideCalendar) {
  if (!failure || !failingSince) return null;
  return (
    <Note tone="warn" icon="calendar">
      <p>
        <b>
          {stoppedAt
            ? `It has not been read since ${monthDay(stoppedAt)}, and its times no longer count.`
            : `It could not be read since ${monthDay(failingSince)}.`}
        </b>{' '}
        {readFailures[failure]}
      </p>
      {!stoppedAt && <p>What was read before still counts. After 7 such days we stop reading it.</p>}
    </Note>
  );
}
