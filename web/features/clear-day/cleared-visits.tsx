import type { ClearedVisit } from '#contract/day/clear-day.ts';
import { MailClient } from '#web/domain/client-messages/mail-client.tsx';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/overlays/dialog.tsx';

type ClearedVisitsProps = { visits: readonly ClearedVisit[]; text: string; onClose: () => void };

/** A text or mail for each client whose visit was cleared, one tap each. */
export function ClearedVisits({ visits, text, onClose }: ClearedVisitsProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {visits.map((visit) => (
          <li key={visit.visitId} className="grid gap-2 border-b border-line py-3">
            <p className="wrap-anywhere">
              <b>{visit.clientName}</b>, {visit.petNames.join(' and ')}
              <span className="block text-ink-2 tabular-nums">{offeredInWords(visit)}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {visit.canText && (
                <TextClient
                  client={{ id: visit.clientId, name: visit.clientName }}
                  kind="cancelled"
                  visitId={visit.visitId}
                  body={text}
                  done="Opened"
                  aria-label={`Text ${visit.clientName}`}
                >
                  Text
                </TextClient>
              )}
              {visit.canMail && (
                <MailClient
                  client={{ id: visit.clientId, name: visit.clientName }}
                  kind="cancelled"
                  visitId={visit.visitId}
                  body={text}
                />
              )}
              {!visit.canText && !visit.canMail && (
                <p className="text-ink-2">No number or address that takes messages: tell them yourself.</p>
              )}
            </div>
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

/** 'Offered: Wed, Nov 25, 9:00 AM; …' */
const offeredInWords = ({ openings, timeZone }: ClearedVisit): string =>
  openings.length === 0
    ? 'No other time is offered.'
    : `Offered: ${openings
        .map(({ startsAt }) => `${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`)
        .join('; ')}`;
