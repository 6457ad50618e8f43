import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type BringClientsProps = {
  /** It is the first step of its screen, so its button is the filled one. */
  leads?: boolean;
};

/** Asks a provider about the clients they have already, and leads to their import; nothing once one was made. */
export function BringClients({ leads = false }: BringClientsProps) {
  const { data, isPending } = useQuery(query('GET /api/client-imports'));
  if (isPending || data?.some(({ state }) => state === 'running' || state === 'done')) return null;
  return (
    <section aria-labelledby="own-clients" className="card grid justify-items-start gap-2">
      <h2 id="own-clients" className="text-h4">
        Do you have clients already?
      </h2>
      <p className="text-ink-2">
        Bring them in from a spreadsheet, from the contacts of your phone, or as pasted rows. Nobody is told.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant={leads ? 'primary' : 'line'}>
          <Link to={href('client-import', { id: 'new' })}>
            <Icon name="upload" size="s" />
            Import a spreadsheet
          </Link>
        </Button>
        {leads && (
          <Button asChild>
            <Link to={`${href('clients')}?new=1`}>
              <Icon name="plus" size="s" />
              Add client
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}
