import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { LinkedVisit } from '#contract/client-links.ts';
import { query } from '#web/lib/api/query.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useLinkAction } from './client-links.api.ts';

const WishedTime = lazyPart(() => import('./wished-time.tsx'));

/** As the contract says. */
const mostTimes = 3;

/** The provider's open times as chips, of which the client chooses up to three; or a time of their own where none is known. */
export function AskForTime({
  visit,
  secret,
  onDone,
}: {
  visit: LinkedVisit;
  secret: string;
  onDone: () => void;
}) {
  const openings = useQuery(query('GET /api/client-links/:secret/openings', { params: { secret } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const ask = useLinkAction('POST /api/client-links/:secret/ask-move', secret, {
    done: { title: 'Asked. You will hear back by phone or email' },
    failed: 'Your question was not sent',
  });
  if (openings.isPending) return <Spinner label="Looking for open times..." />;
  if (!openings.data) return <FailedQuery query={openings} title="The open times did not load" />;
  const toggle = (startsAt: string) =>
    setChosen(
      chosen.includes(startsAt)
        ? chosen.filter((each) => each !== startsAt)
        : [...chosen, startsAt].slice(-mostTimes),
    );
  return (
    <div className="grid gap-3">
      {openings.data.length === 0 ? (
        <>
          <p role="status">No open times are listed. Name one that suits you.</p>
          <Suspense fallback={<Spinner label="Loading..." />}>
            <WishedTime visit={visit} onChange={(startsAt) => setChosen(startsAt ? [startsAt] : [])} />
          </Suspense>
        </>
      ) : (
        <div className="flex flex-wrap gap-2" role="group" aria-label={`Choose up to ${mostTimes} times`}>
          {openings.data.map(({ startsAt }) => (
            <Chip key={startsAt} pressed={chosen.includes(startsAt)} onClick={() => toggle(startsAt)}>
              {shortDate(startsAt, visit.timeZone)}, {clockTime(startsAt, visit.timeZone)}
            </Chip>
          ))}
        </div>
      )}
      <Field label="Anything to add? (optional)">
        <Textarea value={note} maxLength={300} rows={2} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button
        variant="primary"
        wide
        disabled={chosen.length === 0}
        busy={ask.busy && 'Asking...'}
        onClick={() =>
          void ask
            .run({
              params: { secret },
              body: { startsAt: [...chosen], ...(note.trim() ? { note: note.trim() } : {}) },
            })
            .then((asked) => asked && onDone())
        }
      >
        {chosen.length === 0 ? 'Choose a time' : 'Ask for this time'}
      </Button>
    </div>
  );
}
