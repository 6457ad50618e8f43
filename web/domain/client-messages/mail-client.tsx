import type { MessageKind } from '#contract/client-messages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type MailClientProps = {
  client: { id: string; name: string };
  kind: MessageKind;
  visitId: string;
  /** By how much one is late, of a message about that. */
  minutes?: number;
  /** The words, but for the link, where they are not those of the template. */
  body?: string;
};

/** Mails a client about a visit, with its link. */
export function MailClient({ client: { id, name }, kind, visitId, minutes, body }: MailClientProps) {
  const mail = useAction('POST /api/clients/:id/messages', {
    done: { title: `${name} gets an email` },
    failed: 'The email was not sent',
  });
  return (
    <Button
      aria-label={`${mail.worked ? 'Emailed' : 'Email'} ${name}`}
      busy={mail.busy && 'Sending...'}
      disabled={mail.worked}
      onClick={() =>
        void mail.run({
          params: { id },
          body: {
            kind,
            channel: 'email',
            visitId,
            ...(minutes ? { minutes } : {}),
            ...(body ? { body } : {}),
          },
        })
      }
    >
      {mail.worked ? 'Emailed' : 'Email'}
    </Button>
  );
}
