import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedVisit } from '#contract/client-links.ts';
import { OpenTimes } from '#web/domain/visits/open-times.tsx';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLinkAction } from './client-links.api.ts';

/** The client of a link asks for up to three other times. */
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
  return (
    <div className="grid gap-3">
      <OpenTimes visit={visit} openings={openings.data} chosen={chosen} onChange={setChosen} />
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
