import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { consentKinds, consentTexts } from '#contract/consents/consent-kinds.ts';
import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import type { Consent } from '#contract/consents/consents.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { GivenConsents, MissingConsents } from './consent-lists.tsx';

const ConsentForm = lazyPart(async () => ({
  default: (await import('#web/domain/consents/consent-form.tsx')).ConsentForm,
}));

type Asked = { kind: ConsentKind; pets: readonly { id: string; name: string }[] };

/** What is agreed to for the animals of a visit; either side signs, on this device. */
export function ConsentsSection({ visit, isProvider }: { visit: Visit; isProvider: boolean }) {
  const [asked, setAsked] = useState<Asked>();
  const params = { id: visit.id };
  const { data } = useQuery({ ...query('GET /api/visits/:id/consents', { params }), ...polled });
  const sign = useAction('POST /api/visits/:id/consents', {
    done: { title: 'Signed' },
    failed: 'It was not signed',
  });
  if (!data) return null;
  const { missing, given, pets } = data;
  return (
    <SectionCard
      id="consents"
      title="Consents"
      action={
        <Menu trigger={<Button>{given.length > 0 ? 'Sign another' : 'Sign a consent'}</Button>}>
          {consentKinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => setAsked({ kind, pets })}>
              {consentTexts[kind].title}
            </MenuItem>
          ))}
        </Menu>
      }
    >
      {missing.length > 0 && (
        <MissingConsents
          missing={missing}
          renderAction={({ kind, petId, petName }) => (
            <Button onClick={() => setAsked({ kind, pets: [{ id: petId, name: petName }] })}>Sign</Button>
          )}
        />
      )}
      {given.length > 0 ? (
        <GivenConsents given={given} renderAction={(consent) => <Withdraw consent={consent} />} />
      ) : (
        <p className="text-ink-2">Nothing is signed yet.</p>
      )}
      <Suspense>
        {asked && (
          <ConsentForm
            kind={asked.kind}
            pets={asked.pets.map(({ name }) => name).join(' and ')}
            {...(isProvider ? { handing: `Hand the device to ${clientName(visit)}.` } : {})}
            onSign={(signature) =>
              sign.run({
                params,
                body: { kind: asked.kind, petIds: asked.pets.map(({ id }) => id), ...signature },
              })
            }
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
}

/** What a client has signed, on the client's page; nothing where nothing is signed. */
export function ClientConsents({ clientId }: { clientId: string }) {
  const { data: given = [] } = useQuery(query('GET /api/clients/:id/consents', { params: { id: clientId } }));
  if (given.length === 0) return null;
  return (
    <SectionCard id="consents" title="Consents">
      <GivenConsents given={given} renderAction={(consent) => <Withdraw consent={consent} />} />
    </SectionCard>
  );
}

function Withdraw({ consent: { id, kind, pet } }: { consent: Consent }) {
  const withdraw = useAction('POST /api/consents/:id/withdraw', {
    done: { title: 'Taken back' },
    failed: 'It was not taken back',
  });
  return (
    <ConfirmButton
      variant="quiet"
      onConfirm={() => withdraw.run({ params: { id } })}
      dialog={{
        title: `Take it back for ${pet.name}?`,
        description: `${consentTexts[kind].title}: it no longer counts from now on.`,
        cancel: 'Keep it',
        confirm: 'Take it back',
        danger: true,
      }}
    >
      Take back
    </ConfirmButton>
  );
}
