import type { Client } from '#contract/clients/clients.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type SendConfirmationProps = {
  client: Client;
  /** Whether they get one, where it is asked. */
  checked: boolean;
  onChange: (sends: boolean) => void;
};

/** Whether a client gets a confirmation of what is being booked, and by which way; or why none can go. */
export function SendConfirmation({ client, checked, onChange }: SendConfirmationProps) {
  const { firstName, email, toldBy } = client;
  if (toldBy === 'account')
    return <p className="text-ink-2">{firstName} gets a confirmation in their account by itself.</p>;
  const canMail = toldBy === 'email';
  return (
    <div className="grid gap-1">
      <Checkbox
        checked={canMail && checked}
        disabled={!canMail}
        onChange={({ target }) => onChange(target.checked)}
      >
        Send a confirmation
      </Checkbox>
      <p className="text-s text-ink-2 wrap-anywhere">
        {canMail ? `By email to ${email}, with the link of the visit.` : whyNone(client)}
      </p>
    </div>
  );
}

function whyNone({ firstName, email, stoppedMail, contactBy, archivedAt }: Client): string {
  if (contactBy === 'none') return `${firstName} is not to be contacted.`;
  if (contactBy === 'call') return `${firstName} wants to be called.`;
  if (!email) return `You have no email address for ${firstName}.`;
  if (stoppedMail) return `${firstName} asked for no more emails.`;
  return archivedAt ? `${firstName} is archived.` : `No email can go to ${firstName}.`;
}
