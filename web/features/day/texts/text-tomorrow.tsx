import type { TextToSend } from '#contract/day/day.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { clockTime } from '#web/lib/dates.ts';
import { Icon } from '#web/ui/icon.tsx';

const small = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Reminds the clients of tomorrow from the provider's own phone, one tap each. */
export function TextTomorrow({ texts }: { texts: readonly TextToSend[] }) {
  if (texts.length === 0) return null;
  const left = texts.filter(({ openedAt }) => !openedAt).length;
  return (
    <section aria-labelledby="text-tomorrow" className="card grid gap-1 p-4!">
      <h2 id="text-tomorrow" className="text-h4">
        Text tomorrow’s {small[texts.length - 1] ?? texts.length}
      </h2>
      <p className="text-s text-ink-2">
        {left === 0
          ? 'All were opened on your phone.'
          : 'Your phone sends each text. It is checked off once you open it.'}
      </p>
      <ul className="divide-y divide-line">
        {texts.map(({ visitId, clientId, clientName, title, startsAt, timeZone, openedAt }) => (
          <li key={visitId} className="flex items-center justify-between gap-3 py-1.5">
            <p className="min-w-0 wrap-anywhere">
              {clientName}
              <span className="block text-s text-ink-2 tabular-nums">
                {title}, {clockTime(startsAt, timeZone)}
              </span>
            </p>
            <TextClient
              client={{ id: clientId, name: clientName }}
              kind="reminder"
              visitId={visitId}
              variant={openedAt ? 'quiet' : 'line'}
              className="shrink-0"
              aria-label={openedAt ? `Text ${clientName} again` : `Text ${clientName}`}
            >
              <Icon name={openedAt ? 'check' : 'message'} size="s" />
              {openedAt ? 'Opened' : 'Text'}
            </TextClient>
          </li>
        ))}
      </ul>
    </section>
  );
}
