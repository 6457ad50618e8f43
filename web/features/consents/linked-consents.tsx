import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { MissingConsent } from '#contract/consents/consents.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { GivenConsents, MissingConsents } from './consent-lists.tsx';

const ConsentForm = lazyPart(async () => ({
  default: (await import('#web/domain/consents/consent-form.tsx')).ConsentForm,
}));

/** What a client without an account is asked to sign, and has signed, on the page of their link. */
export function LinkedConsents({ secret }: { secret: string }) {
  const [asked, setAsked] = useState<MissingConsent>();
  const read = query('GET /api/client-links/:secret/consents', { params: { secret } });
  const { data } = useQuery({ ...read, ...polled, retry: false });
  const sign = useAction('POST /api/client-links/:secret/consents', {
    fills: read.queryKey,
    failed: 'It was not signed',
  });
  const withdraw = useAction('POST /api/client-links/:secret/consents/:id/withdraw', {
    fills: read.queryKey,
    failed: 'It was not taken back',
  });
  if (!data || data.missing.length + data.given.length === 0) return null;
  const { missing, given } = data;
  return (
    <Receipt aria-labelledby="linked-consents">
      <h2 id="linked-consents" className="text-h4">
        {missing.length > 0 ? 'Your groomer asks you to sign' : 'What you signed'}
      </h2>
      <MissingConsents
        missing={missing}
        renderAction={(consent) => <Button onClick={() => setAsked(consent)}>Read and sign</Button>}
      />
      <GivenConsents
        given={given}
        renderAction={({ id }) => (
          <Button
            variant="quiet"
            busy={withdraw.busy}
            onClick={() => void withdraw.run({ params: { secret, id } })}
          >
            Take back
          </Button>
        )}
      />
      <Suspense>
        {asked && (
          <ConsentForm
            kind={asked.kind}
            pets={asked.petName}
            onSign={(signature) =>
              sign.run({
                params: { secret },
                body: { kind: asked.kind, petIds: [asked.petId], ...signature },
              })
            }
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Receipt>
  );
}
