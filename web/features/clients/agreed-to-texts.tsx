import type { Client } from '#contract/clients/clients.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { FormControl } from '#web/ui/forms/form-fields.tsx';

/** The provider's word that the client agreed to texts which Wagwell sends by itself, where it can. */
export function AgreedToTexts({ client: { firstName, stoppedTexts } }: { client: Client }) {
  const { sendsTexts } = useSite();
  if (!sendsTexts) return null;
  if (stoppedTexts)
    return (
      <p className="text-s text-ink-2">
        {firstName} stopped texts, and can allow them again on the page of a visit.
      </p>
    );
  return (
    <FormControl<boolean> name="textsOk">
      {({ name, value, onChange }, error) => (
        <div>
          <Checkbox
            name={name}
            checked={value}
            onChange={({ target }) => onChange(target.checked)}
            error={error}
          >
            {firstName} agreed to texts about visits
          </Checkbox>
          <p className="text-s text-ink-2">
            Wagwell then texts reminders, On my way and Ready for you, in your name. Ask again after a new
            phone number.
          </p>
        </div>
      )}
    </FormControl>
  );
}
