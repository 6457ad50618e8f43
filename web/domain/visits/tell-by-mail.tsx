import type { Client } from '#contract/clients/clients.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type TellByMailProps = {
  client: { toldBy: Client['toldBy'] } | null;
  name: string;
  /** Whether they are told. */
  checked: boolean;
  onChange: (tells: boolean) => void;
  /** The whole client, where it is said to which address, how else they are told, or why no email can go. */
  explained?: Client;
};

/**
 * Whether a client without an account is mailed the link of a visit that is booked or changes. Where no mail would go there is nothing,
 * unless it is explained.
 */
export function TellByMail({ client, name, checked, onChange, explained }: TellByMailProps) {
  if (client?.toldBy === 'account' && explained)
    return (
      <p className="text-ink-2">{explained.firstName} gets a confirmation in their account automatically.</p>
    );
  const canMail = client?.toldBy === 'email';
  if (!canMail && !explained) return null;
  const box = (
    <Checkbox
      checked={canMail && checked}
      disabled={!canMail}
      onChange={({ target }) => onChange(target.checked)}
    >
      Email {name} about it
    </Checkbox>
  );
  if (!explained) return box;
  return (
    <div className="grid gap-1">
      {box}
      <p className="text-s text-ink-2 wrap-anywhere">
        {canMail ? `To ${explained.email}, with the link of the visit.` : whyNone(explained)}
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
