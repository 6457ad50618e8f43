import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { Icon } from '#web/ui/icon.tsx';
import { listed } from '#web/lib/words.ts';

type AskClientProps = { visit: Visit; missing: Visit['missingConsents'] };

/** Asks an own client by text for what is missing: on their link they add a certificate and sign. */
export function AskClient({ visit, missing }: AskClientProps) {
  const { client, vaccinationGaps } = visit;
  if (!client || !clientWays(visit).text) return null;
  const wanted = [
    ...(vaccinationGaps.some(({ verdict }) => verdict !== 'too_young')
      ? ['add the vaccination certificate']
      : []),
    ...new Set(missing.map(({ kind }) => `sign for: ${consentTexts[kind].title.toLowerCase()}`)),
  ];
  if (wanted.length === 0) return null;
  return (
    <TextClient
      client={client}
      kind="confirmation"
      visitId={visit.id}
      body={`Hi {name}, before we groom {pet}, please ${listed(wanted)}. It takes a minute: {link}`}
      className="justify-self-start"
    >
      <Icon name="message" size="s" />
      Ask {client.name} by text
    </TextClient>
  );
}
