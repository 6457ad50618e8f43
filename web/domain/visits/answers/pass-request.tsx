import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type PassRequestProps = { requestId: string; ownerName: string; wide?: boolean };

/** Button of a provider who was asked by name and cannot take the request. It stays open for others. */
export function PassRequest({ requestId, ownerName, wide = false }: PassRequestProps) {
  const pass = useAction('POST /api/grooming-requests/:id/pass', {
    done: { title: `${ownerName} is told, and others can offer` },
    failed: 'They were not told',
  });
  return (
    <Button
      variant="quiet"
      wide={wide}
      aria-label={`Can’t take it: ${ownerName}'s request`}
      busy={pass.busy && 'Sending...'}
      onClick={() => void pass.run({ params: { id: requestId } })}
    >
      Can’t take it
    </Button>
  );
}
