import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { payMethodNames } from '#contract/bills/pay-methods.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

const PayForClient = lazyPart(() => import('./pay-for-client.tsx'));

/** What the client of a visit that is ahead or under way has paid in advance; its provider records more. */
export function AdvanceSection({ visit, clientId }: { visit: Visit; clientId: string }) {
  const [pays, setPays] = useState(false);
  const { data } = useQuery({
    ...query('GET /api/clients/:id/account', { params: { id: clientId } }),
    ...polled,
  });
  const advances = (data?.advances ?? []).filter(({ visitId }) => visitId === visit.id);
  return (
    <SectionCard
      id="advance"
      title="Paid in advance"
      action={
        <Button aria-label="Record a payment in advance" onClick={() => setPays(true)}>
          Record
        </Button>
      }
    >
      {advances.length === 0 && <p className="text-ink-2">Nothing is paid yet.</p>}
      {advances.map(({ paymentId, amount, method }) => (
        <p key={paymentId} className="tabular-nums">
          {exactPrice(amount)}, {payMethodNames[method]}
        </p>
      ))}
      <Suspense>
        {pays && (
          <PayForClient
            clientId={clientId}
            pays={{ what: { visitId: visit.id }, title: visit.title, amount: null }}
            onClose={() => setPays(false)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
}
