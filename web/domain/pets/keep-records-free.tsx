import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';

/** Leads a client without an account, by the link of their visit, to where their pets become theirs to keep. */
export function KeepRecordsFree({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const link = useQuery(query('GET /api/client-links/:secret', { params: { secret } }));
  const begin = useAction('POST /api/client-links/:secret/transfer', {
    failed: 'The page did not open',
    accepted: ({ path }) => void navigate(path),
  });
  // A pet whose owner keeps the record already has no id here.
  const pets = (link.data?.visit?.pets ?? []).filter(({ id }) => id !== null);
  if (pets.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className="justify-self-start text-start wrap-anywhere whitespace-normal!"
      busy={begin.busy && 'Opening...'}
      onClick={() => void begin.run({ params: { secret } })}
    >
      Keep {listed(pets.map(({ name }) => `${name}’s`))} {pets.length > 1 ? 'records' : 'record'} free on
      Wagwell
    </Button>
  );
}
