import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { Incident } from '#contract/incidents.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { IncidentView } from './incident-view.tsx';

/** What was filed at the visit, on the page of its client's link; nothing where nothing happened. */
export function LinkedIncidents({ secret }: { secret: string }) {
  const { data: incidents = [] } = useQuery({
    ...query('GET /api/client-links/:secret/incidents', { params: { secret } }),
    ...polled,
    retry: false,
  });
  return incidents.map((incident) => (
    <Receipt key={incident.id} aria-labelledby={`incident-${incident.id}`}>
      <h2 id={`incident-${incident.id}`} className="text-h4 wrap-anywhere">
        Your groomer tells you about {incident.pet.name}
      </h2>
      <IncidentView incident={incident}>
        {incident.actions.includes('answer') && <AnswerByLink incident={incident} secret={secret} />}
      </IncidentView>
    </Receipt>
  ));
}

function AnswerByLink({ incident: { id, by, what }, secret }: { incident: Incident; secret: string }) {
  const [asks, setAsks] = useState(false);
  const answer = useAction('POST /api/client-links/:secret/incidents/:id/answer', {
    fills: query('GET /api/client-links/:secret/incidents', { params: { secret } }).queryKey,
    failed: 'Your answer was not sent',
  });
  return (
    <>
      <Button wide onClick={() => setAsks(true)}>
        Answer
      </Button>
      {asks && (
        <ReasonDialog
          title={`Answer ${by}`}
          description={`${what} Your answer is shown with it, and can be given once.`}
          label="Your answer"
          maxLength={maxReason}
          confirm="Send answer"
          confirmVariant="primary"
          busy="Sending..."
          onConfirm={(words) => answer.run({ params: { secret, id }, body: { answer: words } })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
