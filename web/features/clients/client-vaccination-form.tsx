import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import { vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { PaperFields } from '#web/domain/vaccinations/paper-fields.tsx';
import { vaccineName } from '#web/domain/vaccinations/vaccination-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';

type Values = {
  kind: VaccineCode;
  expiresOn: string;
  certificateNumber: string;
  tagNumber: string;
  clinic: string;
};
const bodyOf = (values: Values) => ({
  kind: values.kind,
  expiresOn: values.expiresOn || null,
  certificateNumber: values.certificateNumber.trim() || null,
  tagNumber: values.tagNumber.trim() || null,
  clinic: values.clinic.trim() || null,
});

type FormProps = { client: Client; pet: ClientPet; onClose: () => void };

/** Form for a vaccination that the provider has read from a certificate. */
export function ClientVaccinationForm({ client, pet, onClose }: FormProps) {
  const kinds = vaccinesFor(pet.species);
  const draft = useDraft<Values, ReturnType<typeof bodyOf>>({
    values: {
      kind: kinds[0] ?? 'rabies',
      expiresOn: '',
      certificateNumber: '',
      tagNumber: '',
      clinic: pet.clinic ?? '',
    },
    schema: VaccinationDraft,
    bodyOf,
    problems: ({ expiresOn }) => ({ expiresOn: !expiresOn && 'Choose the day on which it expires' }),
  });
  const add = useAction('POST /api/clients/:id/pets/:petId/vaccinations', {
    done: () => ({ title: 'The vaccination is recorded' }),
    failed: 'The vaccination was not recorded',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={`Vaccination of ${pet.name}`}
      submit="Record"
      busy="Recording..."
      send={(values) => add.run({ params: { id: client.id, petId: pet.id }, body: bodyOf(values) })}
      onClose={onClose}
    >
      <FormField<VaccineCode> name="kind" label="Vaccination">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={kinds.map((value) => ({ value, label: vaccineName(value) }))}
            onChange={({ target }) => onChange(target.value as VaccineCode)}
          />
        )}
      </FormField>
      <FormField name="expiresOn" label="Good until">
        {(control) => <DateField {...control} yearPicker />}
      </FormField>
      <PaperFields withTag />
    </FormDialog>
  );
}
