import { FormField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const lengths = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '', label: 'Until it is restored' },
];

/** The end of a suspension that begins now; null for one without. */
export const endAfter = (days: string, now = new Date()): string | null =>
  days === '' ? null : new Date(now.getTime() + Number(days) * 86_400_000).toISOString();

/** The field for the length of a suspension, in days. */
export function SuspensionLength({ name }: { name: string }) {
  return (
    <FormField
      name={name}
      label="How long"
      hint="Without an end, a membership stops renewing and nothing more is charged. With one, it goes on."
    >
      {({ name: field, value, onChange }) => (
        <Select
          name={field}
          value={value}
          options={lengths}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}
