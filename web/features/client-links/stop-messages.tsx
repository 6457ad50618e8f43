import type { ClientLink } from '#contract/client-links.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { useLinkAction } from './client-links.api.ts';

/** The foot of a client's page: no more messages, and what the provider stores about the client. */
export function StopMessages({ link, secret }: { link: ClientLink; secret: string }) {
  const { provider, visit, getsMessages, textsOk, asksRemoval } = link;
  const stop = useLinkAction('POST /api/client-links/:secret/stop-messages', secret, {
    done: { title: 'No more messages' },
    failed: 'Your messages were not stopped',
  });
  const remove = useLinkAction('POST /api/client-links/:secret/remove-data', secret, {
    done: { title: `${provider.name} was asked to remove your data` },
    failed: 'Your question was not sent',
  });
  const allow = useLinkAction('POST /api/client-links/:secret/allow-texts', secret, {
    done: { title: 'You get texts about your visits' },
    failed: 'Texts were not allowed',
  });
  const { sendsTexts } = useSite();
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
      {sendsTexts && textsOk === false && !asksRemoval && (
        <p>
          Text me about visits with {provider.name}: reminders, on the way,{' '}
          {visit?.atHome ? 'done' : 'ready to pick up'}. Message and data rates may apply. Text STOP to end
          them.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {sendsTexts && textsOk === false && !asksRemoval && (
          <Button busy={allow.busy && 'Allowing...'} onClick={() => void allow.run({ params })}>
            Text me
          </Button>
        )}
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
