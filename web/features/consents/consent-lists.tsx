import type { ReactNode } from 'react';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { Consent, MissingConsent } from '#contract/consents/consents.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Consents that are not signed yet, each with its button. */
export function MissingConsents({
  missing,
  renderAction,
}: {
  missing: readonly MissingConsent[];
  renderAction: (consent: MissingConsent) => ReactNode;
}) {
  return (
    <ul className="grid gap-2">
      {missing.map((consent) => (
        <li
          key={`${consent.petId} ${consent.kind}`}
          className="flex flex-wrap items-center justify-between gap-2"
        >
          <span className="wrap-anywhere">
            {consent.petName}: {consentTexts[consent.kind].title.toLowerCase()}
            {consent.needsPhoto && (
              <span className="block text-s text-ink-2">A photo of the coat comes first, at check-in.</span>
            )}
          </span>
          {!consent.needsPhoto && renderAction(consent)}
        </li>
      ))}
    </ul>
  );
}

const hows = { device: 'on the groomer’s device', account: 'on Wagwell', link: 'with the link' };

/** What was signed: by whom, when and how, and whether it counts. */
export function GivenConsents({
  given,
  renderAction,
}: {
  given: readonly Consent[];
  renderAction: (consent: Consent) => ReactNode;
}) {
  return (
    <ul className="grid gap-3">
      {given.map((consent) => (
        <li key={consent.id} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {consent.pet.name}: {consentTexts[consent.kind].title.toLowerCase()}
            {consent.limitAmount !== null && `, up to ${price(consent.limitAmount)}`}
            <span className="block text-s text-ink-2">
              {consent.signedName}, {monthDayYear(consent.signedAt)}, {hows[consent.how]}
            </span>
          </span>
          {consent.isValid ? renderAction(consent) : <Badge>{endOf(consent)}</Badge>}
        </li>
      ))}
    </ul>
  );
}

const endOf = ({ withdrawnAt, kind, textVersion }: Consent) => {
  if (withdrawnAt) return 'Taken back';
  return textVersion === consentTexts[kind].version ? 'Over' : 'Earlier text';
};
