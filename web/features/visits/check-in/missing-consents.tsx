import { Suspense, useState } from 'react';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { maxReason } from '#contract/text/limits.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ConsentForm = lazyPart(async () => ({
  default: (await import('#web/domain/consents/consent-form.tsx')).ConsentForm,
}));

export type MissingConsent = Visit['missingConsents'][number];

type MissingConsentsProps = {
  visit: Visit;
  missing: MissingConsent[];
  /** Whether a photo of the coat was just taken, which a shave-down is signed with. */
  hasPhoto: (petId: string) => boolean;
  /** Called before the form opens. @returns whether it may open */
  onSign: () => Promise<boolean>;
  onSigned: () => Promise<unknown>;
  /** Why the animals are groomed without them; left out where nothing is checked in. */
  reason?: { value: string; isAsked: boolean; onChange: (reason: string) => void } | undefined;
};

/** The consents that an animal still needs, to be signed on this device or passed with a reason. */
export function MissingConsents({
  visit,
  missing,
  hasPhoto,
  onSign,
  onSigned,
  reason,
}: MissingConsentsProps) {
  const [signing, setSigning] = useState<MissingConsent>();
  const sign = useAction('POST /api/visits/:id/consents', {
    done: { title: 'Signed' },
    failed: 'It was not signed',
  });
  const start = async (consent: MissingConsent) => {
    if (await onSign()) setSigning(consent);
  };
  return (
    <>
      {missing.length > 0 && (
        <div data-to-sign className="grid gap-3">
          {missing.map((consent) => {
            const lacksPhoto = consent.needsPhoto && !hasPhoto(consent.petId);
            return (
              <div
                key={`${consent.petId} ${consent.kind}`}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="wrap-anywhere">
                  {consent.petName}: {consentTexts[consent.kind].title.toLowerCase()} is not signed
                  {lacksPhoto && <span className="block text-ink-2">Add a photo of the coat first</span>}
                </span>
                {!lacksPhoto && <Button onClick={() => void start(consent)}>Sign here</Button>}
              </div>
            );
          })}
          {reason && missing.some(({ isNeeded }) => isNeeded) && (
            <Field
              label="Or check in without it, because"
              hint="It stays with the visit."
              error={reason.isAsked && reason.value.trim() === '' ? 'Have it signed, or say why' : undefined}
            >
              <Textarea
                rows={2}
                maxLength={maxReason}
                value={reason.value}
                onChange={({ target }) => reason.onChange(target.value)}
              />
            </Field>
          )}
        </div>
      )}
      <Suspense>
        {signing && (
          <ConsentForm
            kind={signing.kind}
            pets={signing.petName}
            handing={`Hand the device to ${clientName(visit)}.`}
            onSign={async (signature) => {
              const body = { kind: signing.kind, petIds: [signing.petId], ...signature };
              const isSigned = await sign.run({ params: { id: visit.id }, body });
              if (isSigned) await onSigned();
              return isSigned;
            }}
            onClose={() => setSigning(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
