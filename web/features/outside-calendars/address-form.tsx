import { OutsideCalendarDraft } from '#contract/outside-calendars/outside-calendars.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';

const draftOf = ({ url }: { url: string }) => ({ url: url.trim() });

/** Form for the secret address under which another program gives out the viewer's calendar. */
export default function AddressForm({ replaces, onClose }: { replaces: boolean; onClose: () => void }) {
  const draft = useDraft({
    values: { url: '' },
    schema: OutsideCalendarDraft,
    bodyOf: draftOf,
    problems: ({ url }) => ({ url: !url.trim() && 'Paste the address of your calendar' }),
  });
  const name = useAction('PUT /api/outside-calendar', {
    done: { title: 'Your calendar is being read' },
    failed: 'The address was not saved',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={replaces ? 'Change the address' : 'Add my calendar'}
      description={
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            <b>Google:</b> Settings of the calendar, then “Secret address in iCal format”.
          </li>
          <li>
            <b>Apple:</b> Share the calendar as public, then copy its link.
          </li>
          <li>
            <b>Outlook:</b> Settings, Shared calendars, Publish a calendar, then the ICS link.
          </li>
        </ul>
      }
      lost="Nothing has been saved yet."
      submit="Read my calendar"
      busy="Saving..."
      send={(values) => name.run({ body: draftOf(values) })}
      onClose={onClose}
    >
      <TextField
        name="url"
        label="Address of your calendar"
        hint="It begins with https:// or webcal://. It is stored encrypted and never shown again."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
      />
    </FormDialog>
  );
}
