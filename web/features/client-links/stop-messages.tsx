import type { ClientLink } from '#contract/client-links.ts';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { useLinkAction } from './client-links.api.ts';

/** The foot of a client's page: no more messages, and what the provider stores about the client. */
export function StopMessages({ link, secret }: { link: ClientLink; secret: string }) {
  const { provider, getsMessages, asksRemoval } = link;
  const stop = useLinkAction('POST /api/client-links/:secret/stop-messages', secret, {
    done: { title: 'No more messages' },
    failed: 'Your messages were not stopped',
  });
  const remove = useLinkAction('POST /api/client-links/:secret/remove-data', secret, {
    done: { title: `${provider.name} was asked to remove your data` },
    failed: 'Your question was not sent',
  });
  const params = { secret };
  return (
    <footer id="stop" className="grid gap-2 text-s text-ink-2">
      <p>
        This page is yours alone: whoever has its address sees this visit. {provider.name} runs appointments
        with Wagwell.
      </p>
      {!getsMessages && (
        <Note role="status">You get no more messages from {provider.name} through Wagwell.</Note>
      )}
      {asksRemoval && (
        <Note role="status">You asked {provider.name} to remove your data. It is done within 30 days.</Note>
      )}
      <div className="flex flex-wrap gap-2">
        {getsMessages && (
          <ConfirmButton
            variant="quiet"
            onConfirm={() => stop.run({ params })}
            dialog={{
              title: 'No more messages?',
              description: `You will not be reminded of visits with ${provider.name} by text or email.`,
              cancel: 'Keep them',
              confirm: 'Stop messages',
            }}
          >
            Stop messages
          </ConfirmButton>
        )}
        {!asksRemoval && (
          <ConfirmButton
            variant="quiet"
            onConfirm={() => remove.run({ params })}
            dialog={{
              title: 'Remove your data?',
              description: `${provider.name} is asked to remove your name, phone, address and notes. Booked visits stay until then. Messages stop at once.`,
              cancel: 'Not now',
              confirm: 'Ask for removal',
              danger: true,
            }}
          >
            Remove my data
          </ConfirmButton>
        )}
      </div>
    </footer>
  );
}
