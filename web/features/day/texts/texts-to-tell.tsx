import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageKind } from '#contract/client-messages.ts';
import type { TextToTell } from '#contract/day/day.ts';
import { MailClient } from '#web/domain/client-messages/mail-client.tsx';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';

const changes: Partial<Record<MessageKind, string>> = {
  confirmation: 'Booked',
  reminder: 'Asked to confirm',
  moved: 'New time',
  repriced: 'New price',
  time_declined: 'Keeps the time',
  cancelled: 'Cancelled',
  series_changed: 'New rhythm',
  series_cancelled: 'Visits cancelled',
  no_show: 'Missed',
  price_change: 'A question about the price',
};

/** From this many on they are one line, so that the first visit of the day is on the first screen. */
const mostShown = 3;

/**
 * Changes that clients hear of only if the provider taps: by a text of their own phone, or by mail. A day that was kept offline before an
 * update has none.
 */
export function TextsToTell({ texts }: { texts?: readonly TextToTell[] | undefined }) {
  const [open, setOpen] = useState(false);
  if (!texts || texts.length === 0) return null;
  return (
    <section aria-labelledby="texts-to-tell" className="card grid gap-1 p-4!">
      <h2 id="texts-to-tell" className="text-h4">
        Tell them
      </h2>
      {texts.length > mostShown && !open ? (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="flex min-h-11 w-full items-center text-left hover:underline"
        >
          {texts.some(({ kind }) => kind === 'reminder')
            ? `${counted(texts.length, 'message')} wait for you`
            : `${counted(texts.length, 'client')} do not know of a change yet`}
        </button>
      ) : (
        <ul className="divide-y divide-line">
          {texts.map((text) => (
            <Line key={text.messageId} text={text} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ text }: { text: TextToTell }) {
  const { messageId, kind, by, body, visitId, clientId, clientName, title, startsAt, timeZone } = text;
  const client = { id: clientId, name: clientName };
  const drop = useAction('DELETE /api/client-messages/:id', { failed: 'It was not set aside' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <p className="min-w-0 wrap-anywhere">
        {clientName}
        <span className="block text-s text-ink-2 tabular-nums">
          {changes[kind] ?? 'News'}: {title}, {shortDate(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}
        </span>
      </p>
      <span className="ml-auto flex gap-2">
        <Button
          variant="quiet"
          aria-label={`They know: ${clientName}`}
          busy={drop.busy && 'Setting aside...'}
          onClick={() => void drop.run({ params: { id: messageId } })}
        >
          They know
        </Button>
        {by === 'email' ? (
          <MailClient client={client} kind={kind} visitId={visitId} body={body} />
        ) : (
          <TextClient
            client={client}
            kind={kind}
            visitId={visitId}
            body={body}
            aria-label={`Text ${clientName}`}
          >
            Text
          </TextClient>
        )}
      </span>
    </li>
  );
}

/** The texts about one visit. */
export function TextsOfVisit({ visitId }: { visitId: string }) {
  const texts = useQuery({
    ...query('GET /api/visits/:id/texts-to-tell', { params: { id: visitId } }),
    ...polled,
  });
  return <TextsToTell texts={texts.data} />;
}
