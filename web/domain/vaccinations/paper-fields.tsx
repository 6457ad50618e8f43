import { TextField } from '#web/ui/forms/form-fields.tsx';

/** What a certificate says beside its dates, all optional; a titer and a waiver have no tag. */
export function PaperFields({ withTag }: { withTag: boolean }) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="certificateNumber"
          label="Certificate number (optional)"
          maxLength={40}
          autoComplete="off"
        />
        {withTag && (
          <TextField name="tagNumber" label="Tag number (optional)" maxLength={40} autoComplete="off" />
        )}
      </div>
      <TextField name="clinic" label="Veterinary clinic (optional)" maxLength={120} autoComplete="off" />
    </>
  );
}
