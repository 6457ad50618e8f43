import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';

type Named = { id: string; name: string };
type MaybeSameProps = {
  client: Named;
  /** Who has been in the book for longer, with the same phone or email. */
  same: Named;
  onMerged?: (intoId: string) => void;
};

/** A client who came in by the booking page and is in the book already: both become one by a tap. */
export function MaybeSame({ client, same, onMerged }: MaybeSameProps) {
  const [asks, setAsks] = useState(false);
  const merge = useAction('POST /api/clients/:id/merge', {
    done: () => ({ title: `${client.name} is merged`, description: 'Pets, visits and notes moved.' }),
    accepted: ({ id }) => onMerged?.(id),
    failed: 'Nothing was merged',
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        May be the same as{' '}
        <Link to={href('client', { id: same.id })} className="font-semibold underline">
          {same.name}
        </Link>
      </p>
      <Button variant="quiet" busy={merge.busy && 'Merging...'} onClick={() => setAsks(true)}>
        Merge
      </Button>
      <LazyConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Make ${client.name} and ${same.name} one client?`}
        description="This cannot be undone. Nothing that you wrote about either is lost."
        confirm="Merge"
        onConfirm={() => {
          setAsks(false);
          void merge.run({ params: { id: client.id }, body: { intoId: same.id } });
        }}
      />
    </div>
  );
}
