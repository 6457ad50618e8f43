import { passkeysApi } from '#contract/identity/passkeys.ts';
import type { Passkey } from '#contract/identity/passkeys.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';

export default function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const draft = useDraft({
    values: { name: passkey.name },
    schema: passkeysApi['PATCH /api/passkeys/:id'].body,
    bodyOf: (values) => values,
  });
  const rename = useAction('PATCH /api/passkeys/:id', {
    done: ({ name }) => ({ title: `It is named ${name}` }),
    failed: 'The passkey was not renamed',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Rename this passkey"
      lost="Its name stays as it is."
      submit="Save"
      busy="Saving..."
      send={(body) => rename.run({ params: { id: passkey.id }, body })}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Name"
        hint="Where it is, as in: My phone"
        counted
        maxLength={60}
        data-autofocus
      />
    </FormDialog>
  );
}
