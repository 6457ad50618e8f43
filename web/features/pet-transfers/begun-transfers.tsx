import { Link } from 'react-router';
import type { BegunTransfer } from '#contract/pet-transfers.ts';
import { useBegunTransfers } from '#web/domain/pets/begun-transfers.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Leads a pet parent back to pets that they began to take over, until they did or declined. */
export function BegunTransfers({ isConfirmed }: { isConfirmed: boolean }) {
  const begun = useBegunTransfers(true);
  return begun.data?.map((each) => <Begun key={each.id} begun={each} isConfirmed={isConfirmed} />);
}

function Begun({
  begun: { path, pets, provider },
  isConfirmed,
}: {
  begun: BegunTransfer;
  isConfirmed: boolean;
}) {
  const secret = path.slice(path.lastIndexOf('/') + 1);
  const decline = useAction('POST /api/pet-transfers/:secret/decline', { failed: 'It was not declined' });
  const names = listed(pets);
  return (
    <Note icon="paw" className="mt-4" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <b>
            {names} {pets.length > 1 ? 'are' : 'is'} not in your account yet.
          </b>{' '}
          {isConfirmed
            ? `${provider} keeps the record until you take it over.`
            : `Confirm your email first; then take over the record from ${provider}.`}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to={path}>Take over {names}</Link>
          </Button>
          <Button
            variant="quiet"
            busy={decline.busy}
            onClick={() => void decline.run({ params: { secret } })}
          >
            No, thanks
          </Button>
        </span>
      </div>
    </Note>
  );
}
