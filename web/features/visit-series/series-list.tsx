import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ChangedSeries, StoppedSeries, VisitSeries } from '#contract/visit-series.ts';
import { addDays } from '#reference/calendar-days.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { pages, polled } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { dayInWords, shortDate, wallTime } from '#web/lib/dates.ts';
import { capitalized, listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChangeSeries } from './change-series.tsx';
import { toldIn } from './series-words.ts';

/** A series that was stopped or changed just now. */
type Acted = StoppedSeries & Partial<ChangedSeries>;

type SeriesListProps = { today: string; onClose: () => void };

/** The visits that repeat, each with its next date, to change, to pause and to end. */
export default function SeriesList({ today, onClose }: SeriesListProps) {
  const query = useInfiniteQuery({ ...pages('GET /api/visit-series', { query: { limit: 50 } }), ...polled });
  const [toText, setToText] = useState<Acted>();
  const stopped = (series: Acted) => {
    if ((series.cancelled ?? series.moved) && series.toldBy === null) setToText(series);
  };
  if (toText) return <TextStopped series={toText} onClose={() => setToText(undefined)} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} shape="large" title="Visits that repeat">
      <QueryList
        query={query}
        loading={<LoadingLines className="h-24" />}
        failed="They did not load"
        empty={<p className="text-ink-2">Nothing repeats yet. Choose the weeks where you book a visit.</p>}
      >
        {(all) => (
          <ul className="grid gap-4">
            {all.map((series) => (
              <Row key={series.id} series={series} today={today} onStopped={stopped} />
            ))}
          </ul>
        )}
      </QueryList>
    </Dialog>
  );
}

/** Offers the text to a client who gets no automatic notice. */
function TextStopped({ series, onClose }: { series: Acted; onClose: () => void }) {
  const { clientId, clientName, canText, cancelled, moved } = series;
  const what = moved ? 'moved' : 'cancelled';
  const count = (moved ?? cancelled)?.visits ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tell ${clientName}?`}
      description={`${count === 1 ? 'One visit is' : `${count} visits are`} ${what}. ${canText ? 'One text names the days.' : 'They get no texts: call or meet them.'}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {canText && (
            <TextClient
              client={{ id: clientId, name: clientName }}
              kind={moved ? 'series_changed' : 'series_cancelled'}
              visitId={(moved ?? cancelled)?.firstId ?? ''}
              was={moved?.was}
              variant="primary"
            >
              Text the days
            </TextClient>
          )}
        </>
      }
    >
      {null}
    </Dialog>
  );
}

type RowProps = { series: VisitSeries; today: string; onStopped: (series: Acted) => void };

function Row({ series, today, onStopped }: RowProps) {
  const { id, clientName, petNames, everyWeeks, startTime, timeZone, next, pausedUntil } = series;
  const [until, setUntil] = useState<string>();
  const [tells, setTells] = useState(true);
  const [changes, setChanges] = useState(false);
  const told = series.toldBy === 'email' ? { tell: tells } : {};
  const failed = 'It was not changed';
  const pause = useAction('POST /api/visit-series/:id/pause', {
    done: { title: 'Paused', description: 'Visits until then are cancelled.' },
    failed,
    accepted: (after) => {
      setUntil(undefined);
      onStopped(after);
    },
  });
  const resume = useAction('POST /api/visit-series/:id/resume', { done: { title: 'It goes on' }, failed });
  const end = useAction('POST /api/visit-series/:id/end', {
    done: { title: 'It no longer repeats' },
    failed,
    accepted: onStopped,
  });
  const params = { id };
  const isPaused = pausedUntil !== null && pausedUntil > today;
  return (
    <li className="card grid gap-3 p-4!">
      <p className="wrap-anywhere">
        <b>{listed(petNames)}</b>, {clientName}
        <span className="block text-s text-ink-2 tabular-nums">
          {capitalized(everyWeeksWords(everyWeeks))} at {wallTime(startTime)}
          {isPaused && `, paused until ${dayInWords(pausedUntil)}`}
          {next && `, next ${shortDate(next.startsAt, timeZone)}`}
        </span>
      </p>
      {until !== undefined && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Again from">
            <DateField value={until} onChange={setUntil} min={addDays(today, 1)} />
          </Field>
          <Button
            variant="primary"
            disabled={!until}
            busy={pause.busy && 'Pausing...'}
            onClick={() => void pause.run({ params, body: { until, ...told } })}
          >
            Cancel visits until then
          </Button>
        </div>
      )}
      <TellByMail client={series} name={clientName} checked={tells} onChange={setTells} />
      {changes && (
        <ChangeSeries series={series} today={today} onChanged={onStopped} onClose={() => setChanges(false)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setChanges(true)}>Change</Button>
        {isPaused ? (
          <Button busy={resume.busy && 'Booking...'} onClick={() => void resume.run({ params })}>
            Resume
          </Button>
        ) : (
          until === undefined && <Button onClick={() => setUntil('')}>Pause</Button>
        )}
        <ConfirmButton
          variant="quiet"
          onConfirm={() => end.run({ params, body: told })}
          dialog={{
            title: 'End this series?',
            description: `Visits ahead that still keep its time are cancelled. ${toldIn(series)}`,
            cancel: 'Keep it',
            confirm: 'End it',
            danger: true,
            busy: end.busy && 'Ending...',
          }}
        >
          End
        </ConfirmButton>
      </div>
    </li>
  );
}
