import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latenesses } from '#contract/grooming/latenesses.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { OpenTimes } from '#web/domain/visits/open-times.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
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
  const openings = useQuery(query('GET /api/visits/:id/openings', { params: { id: visit.id } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ask = useAction('POST /api/visits/:id/ask-move', {
    done: { title: 'Asked', description: `${visit.provider.name} answers. Until then the visit stays.` },
    failed: 'Your question was not sent',
  });
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
          if (chosen.length > 0)
            void ask
              .run({ params: { id: visit.id }, body: { startsAt: [...chosen] } })
              .then((asked) => asked && onClose());
        }}
      >
        {openings.isPending ? (
          <Spinner label="Looking for open times..." />
        ) : openings.data ? (
          <OpenTimes visit={visit} openings={openings.data} chosen={chosen} onChange={setChosen} />
        ) : (
          <FailedQuery query={openings} title="The open times did not load" />
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.length === 0}
            busy={ask.busy && 'Asking...'}
          >
            {chosen.length === 0 ? 'Choose a time' : 'Ask'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
