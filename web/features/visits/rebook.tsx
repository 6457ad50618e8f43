import { useNavigate } from 'react-router';
import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRebook } from './visits.api.ts';

/** The same services with the same provider, in one tap. */
export function Rebook({ visit, primary = true }: { visit: Visit; primary?: boolean }) {
  const rebook = useRebook();
  const navigate = useNavigate();
  const again = async () => {
    try {
      const { requestId } = await rebook.mutateAsync(visit.id);
      toast({
        title: `${visit.provider.name} has been asked again`,
        description: 'The same services. You can change day and budget in the request.',
        action: { label: 'See request', onSelect: () => void navigate(`/requests/${requestId}`) },
      });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'The request was not sent',
        description: detailOf(error, 'Please try again.'),
      });
    }
  };
  return (
    <Button
      variant={primary ? 'primary' : 'line'}
      wide
      busy={rebook.isPending && 'Asking...'}
      onClick={() => void again()}
    >
      Book Again
    </Button>
  );
}
