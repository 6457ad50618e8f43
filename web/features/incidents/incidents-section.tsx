import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { Incident } from '#contract/incidents.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { IncidentView } from './incident-view.tsx';

type IncidentsSectionProps = { of: { petId: string } | { visitId: string } | { clientId: string } };

/** The incidents of a pet, a visit or a client that the viewer may read, with what they may do; nothing where there is none. */
export function IncidentsSection({ of }: IncidentsSectionProps) {
  const { data: incidents = [] } = useQuery({ ...query('GET /api/incidents', { query: of }), ...polled });
  if (incidents.length === 0) return null;
  return (
    <SectionCard id="incidents" title="Incidents">
      <ul className="grid gap-5">
        {incidents.map((incident) => (
          <li key={incident.id}>
            <IncidentView incident={incident}>
              <IncidentActs incident={incident} />
            </IncidentView>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

type Asked = Incident['actions'][number];

function IncidentActs({ incident }: { incident: Incident }) {
  const [asked, setAsked] = useState<Asked>();
  const { id, what, by, actions } = incident;
  const params = { id };
  const edit = useAction('PATCH /api/incidents/:id', {
    done: { title: 'Incident corrected' },
    failed: 'It was not corrected',
  });
  const add = useAction('POST /api/incidents/:id/additions', {
    done: { title: 'Added to the incident' },
    failed: 'It was not added',
  });
  const answer = useAction('POST /api/incidents/:id/answer', {
    done: { title: 'Answer saved' },
    failed: 'It was not sent',
  });
  const close = () => setAsked(undefined);
  const common = {
    confirmVariant: 'primary' as const,
    onClose: close,
  };
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('answer') && (
        <Button variant="primary" onClick={() => setAsked('answer')}>
          Answer
        </Button>
      )}
      {actions.includes('edit') && <Button onClick={() => setAsked('edit')}>Correct</Button>}
      {actions.includes('add') && <Button onClick={() => setAsked('add')}>Add to it</Button>}
      {asked === 'answer' && (
        <ReasonDialog
          {...common}
          maxLength={maxReason}
          title={`Answer ${by}`}
          description={`${what} Your answer is shown with it, and can be given once.`}
          label="Your answer"
          confirm="Send answer"
          busy="Sending..."
          onConfirm={(words) => answer.run({ params, body: { answer: words } })}
        />
      )}
      {asked === 'edit' && (
        <ReasonDialog
          {...common}
          maxLength={maxReason}
          title="Correct what happened"
          description={`You wrote: ${what}`}
          label="What happened"
          confirm="Save"
          busy="Saving..."
          onConfirm={(words) => edit.run({ params, body: { what: words } })}
        />
      )}
      {asked === 'add' && (
        <ReasonDialog
          {...common}
          maxLength={maxReason}
          title="Add to the incident"
          description="What you wrote stays. The owner sees what you add."
          label="What do you want to add?"
          confirm="Add"
          busy="Adding..."
          onConfirm={(words) => add.run({ params, body: { text: words } })}
        />
      )}
    </div>
  );
}
