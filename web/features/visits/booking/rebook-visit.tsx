import { useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

/** Button that requests the same services from the same provider. */
export function RebookVisit({ visit, primary = true }: { visit: Visit; primary?: boolean }) {
  const navigate = useNavigate();
  const rebook = useAction('POST /api/visits/:id/rebook', {
    done: ({ requestId }) => ({
      title: `${visit.provider.name} has been asked again`,
      description: 'The same services. You can change day and budget in the request.',
      action: { label: 'See request', onSelect: () => void navigate(href('request', { id: requestId })) },
    }),
    failed: 'The request was not sent',
  });
  return (
    <Button
      variant={primary ? 'primary' : 'line'}
      wide
      busy={rebook.busy && 'Asking...'}
      onClick={() => void rebook.run({ params: { id: visit.id } })}
    >
      Book again
    </Button>
  );
}
