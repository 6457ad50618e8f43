import type { Visit } from '#contract/grooming/visits.ts';
import { MailClient } from '#web/domain/client-messages/mail-client.tsx';
import { telHref } from '#web/domain/client-messages/phone-links.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { clientName, clientWays } from '#web/domain/visits/visit-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/overlays/dialog.tsx';
import { nameAndTime } from './delay-labels.ts';

/** A visit that was noted late, and by how many minutes. */
export type NotedLate = { visit: Visit; minutes: number };

/** Lists the visits noted late, with a button to text, email or call each client who was not notified. */
export function TellLate({ noted, onClose }: { noted: readonly NotedLate[]; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {noted.map(({ visit, minutes }) => (
          <li key={visit.id} className="grid gap-2 border-b border-line py-3">
            <p className="wrap-anywhere tabular-nums">
              <b>{nameAndTime(visit)}</b>, about {minutes} min late
            </p>
            <WayToTell visit={visit} minutes={minutes} />
          </li>
        ))}
      </ul>
      <Actions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </Actions>
    </div>
  );
}

function WayToTell({ visit, minutes }: NotedLate) {
  const name = clientName(visit);
  const { text, call, mail } = clientWays(visit);
  const { owner, client } = visit;
  if (owner) return <p className="text-ink-2">Told in their account.</p>;
  const about = { kind: 'running_late', visitId: visit.id, minutes } as const;
  if (client && (text ?? mail))
    return (
      <div className="flex flex-wrap gap-2">
        {text && (
          <TextClient client={client} {...about} done="Opened" aria-label={`Text ${name}`}>
            Text
          </TextClient>
        )}
        {mail && <MailClient client={client} {...about} />}
      </div>
    );
  if (call)
    return (
      <div className="flex">
        <Button asChild>
          <a href={telHref(call)} aria-label={`Call ${name}`}>
            Call
          </a>
        </Button>
      </div>
    );
  return <p className="text-ink-2">No phone or email that you may use.</p>;
}
