import type { Client } from '#contract/clients/clients.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type TellByMailProps = {
  client: { toldBy: Client['toldBy'] } | null;
  name: string;
  /** Whether they are told. */
  checked: boolean;
  onChange: (tells: boolean) => void;
};

/** Whether a client without an account is mailed the link of a visit that changes; nothing where no mail would go. */
export function TellByMail({ client, name, checked, onChange }: TellByMailProps) {
  if (client?.toldBy !== 'email') return null;
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
      Email {name} about it
    </Checkbox>
  );
}
