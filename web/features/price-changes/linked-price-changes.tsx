import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkedPriceChange } from '#contract/price-changes.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { ChangedPrice } from './changed-price.tsx';

type LinkedPriceChangesProps = {
  secret: string;
  /** Those that wait for an answer, or those that were answered. */
  open: boolean;
};

/** The higher prices that a client without an account is asked for, on the page of their link; nothing where there is none. */
export function LinkedPriceChanges({ secret, open }: LinkedPriceChangesProps) {
  const { data: changes = [] } = useQuery({
    ...query('GET /api/client-links/:secret/price-changes', { params: { secret } }),
    ...polled,
    retry: false,
  });
  const shown = changes.filter(({ state }) => (state === 'open') === open);
  return shown.map((change) => (
    <Receipt key={change.id} aria-labelledby={`price-${change.id}`}>
      <h2 id={`price-${change.id}`} className="text-h4">
        {change.state === 'open' ? 'Your groomer asks for a higher price' : 'A higher price was asked for'}
      </h2>
      {answered[change.state] && (
        <Badge tone={change.state === 'approved' ? 'good' : 'tag'} className="justify-self-start">
          {answered[change.state]}
        </Badge>
      )}
      <ChangedPrice change={change} />
      {change.state === 'open' && <Answers change={change} secret={secret} />}
    </Receipt>
  ));
}

const answered: Partial<Record<LinkedPriceChange['state'], string>> = {
  approved: 'You agreed',
  declined: 'The price stayed as it was',
  expired: 'Not answered: the price stayed as it was',
};

function Answers({ change, secret }: { change: LinkedPriceChange; secret: string }) {
  const { id, oldTotal, newTotal, expiresAt, timeZone } = change;
  const client = useQueryClient();
  const answer = useAction('POST /api/client-links/:secret/price-changes/:id/answer', {
    fills: query('GET /api/client-links/:secret/price-changes', { params: { secret } }).queryKey,
    // The visit above names what is agreed.
    accepted: () =>
      void client.invalidateQueries({
        queryKey: query('GET /api/client-links/:secret', { params: { secret } }).queryKey,
      }),
    failed: 'Your answer was not sent',
  });
  const send = (approved: boolean) => void answer.run({ params: { secret, id }, body: { approved } });
  return (
    <div className="grid gap-2">
      <Button variant="primary" big wide busy={answer.busy && 'Sending...'} onClick={() => send(true)}>
        Yes, {price(newTotal)}
      </Button>
      <Button big wide busy={answer.busy} onClick={() => send(false)}>
        No, keep {price(oldTotal)}
      </Button>
      <p className="text-s text-ink-2">
        No answer by {clockTime(expiresAt, timeZone)} means no. Plus tax, where your groomer charges it.
      </p>
    </div>
  );
}
