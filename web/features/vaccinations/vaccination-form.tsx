import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { evidenceCodes } from '#contract/vaccinations/vaccination-codes.ts';
import type { Evidence, VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { Upload } from '#contract/media.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { VaccinationDraft } from '#contract/vaccinations/vaccinations.ts';
import type { Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { suggestedExpiry, vaccines, vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { acceptedProofs, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { PaperFields } from '#web/domain/vaccinations/paper-fields.tsx';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { recordName, vaccineName } from '#web/domain/vaccinations/vaccination-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { isoDay } from '#web/lib/dates.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormControl, FormField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { Select } from '#web/ui/forms/select.tsx';

type VaccinationFormProps = {
  pet: Pet;
  vaccine?: VaccineCode | undefined;
  /** Record to correct, for example by adding a proof. */
  replaces?: Vaccination;
  onClose: () => void;
};

const doses = [
  { value: '', label: 'Not sure' },
  { value: 'first', label: 'First dose' },
  { value: 'booster', label: 'Booster' },
];

const proofs: Record<Evidence, { label: string; day: string; explains: string }> = {
  vaccination: { label: 'Vaccination', day: 'Given on', explains: '' },
  titer: {
    label: 'Titer test',
    day: 'Tested on',
    explains:
      'A blood test that shows protection. It counts with its proof, where a groomer accepts titers, and never instead of the rabies vaccination.',
  },
  waiver: {
    label: 'Vet’s medical waiver',
    day: 'Signed on',
    explains:
      'A letter from your vet that this vaccination would harm your pet. It counts with its proof, where a groomer accepts waivers.',
  },
};

type Values = {
  kind: VaccineCode;
  evidence: Evidence;
  /** Days, or '' if not given. */
  givenOn: string;
  expiresOn: string;
  /** '' for not sure. */
  dose: 'first' | 'booster' | '';
  proof: Upload | null;
  certificateNumber: string;
  tagNumber: string;
  clinic: string;
};

/** The chosen expiry, otherwise the shortest term of a dose given on that day. */
const expiryOf = ({ kind, evidence, givenOn, expiresOn }: Values): string =>
  expiresOn || (evidence === 'vaccination' && givenOn ? suggestedExpiry(kind, givenOn) : '');

const bodyOf = (values: Values) => ({
  kind: values.kind,
  evidence: values.evidence,
  givenOn: values.givenOn || null,
  expiresOn: expiryOf(values) || null,
  dose: (values.evidence === 'vaccination' && values.dose) || null,
  proofId: values.proof?.id ?? null,
  certificateNumber: values.certificateNumber.trim() || null,
  tagNumber: (values.evidence === 'vaccination' && values.tagNumber.trim()) || null,
  clinic: values.clinic.trim() || null,
});

/** Form for one vaccination record: kind, date, expiration, and a photo or PDF of the certificate. */
export default function VaccinationForm({ pet, vaccine, replaces, onClose }: VaccinationFormProps) {
  const kinds = vaccinesFor(pet.species);
  const draft = useDraft<Values, ReturnType<typeof bodyOf>>({
    values: {
      kind: replaces?.kind ?? vaccine ?? kinds[0] ?? 'rabies',
      evidence: replaces?.evidence ?? 'vaccination',
      givenOn: replaces?.givenOn ?? '',
      expiresOn: replaces?.expiresOn ?? '',
      dose: replaces?.dose ?? '',
      proof: null,
      certificateNumber: replaces?.certificateNumber ?? '',
      tagNumber: replaces?.tagNumber ?? '',
      clinic: replaces?.clinic ?? pet.clinic ?? '',
    },
    schema: VaccinationDraft,
    bodyOf,
    names: { proofId: 'proof' },
  });
  const [kind, evidence] = draft.form.watch(['kind', 'evidence']);
  const { explains } = proofs[evidence];
  const add = useAction('POST /api/pets/:id/vaccinations', {
    done: { title: `${recordName({ kind, evidence })} is on ${pet.name}’s record` },
    failed: 'It was not saved',
    refused: draft.refused,
  });
  const removeOld = useAction('DELETE /api/pets/:id/vaccinations/:vaccinationId', {
    failed: 'The earlier record was not removed',
  });
  const save = async (values: Values) => {
    if (!(await add.run({ params: { id: pet.id }, body: bodyOf(values) }))) return false;
    if (replaces) await removeOld.run({ params: { id: pet.id, vaccinationId: replaces.id } });
    return true;
  };
  return (
    <FormDialog
      draft={draft}
      title={`${pet.name}’s vaccination`}
      description={vaccines[kind].explanation}
      lost="The record stays as it was."
      submit="Save"
      busy="Saving..."
      send={save}
      onClose={onClose}
    >
      <FormField name="kind" label="Vaccination">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            disabled={replaces !== undefined}
            options={kinds.map((code) => ({ value: code, label: vaccines[code].label }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <FormField name="evidence" label="What you have" hint={explains || undefined}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            disabled={replaces !== undefined}
            options={evidenceCodes.map((code) => ({ value: code, label: proofs[code].label }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <Dates />
      {evidence === 'vaccination' && kind === 'rabies' && (
        <FormField
          name="dose"
          label="First dose or booster?"
          hint="A booster counts at once, a first dose after 28 days (New York: 14) and for one year, whatever its label says."
        >
          {({ onChange, ...control }) => (
            <Select {...control} options={doses} onChange={({ target }) => onChange(target.value)} />
          )}
        </FormField>
      )}
      <PaperFields withTag={evidence === 'vaccination'} />
      <FormControl<Upload | null> name="proof">
        {({ value, onChange }, error) => (
          <Proof
            proof={value}
            of={vaccineName(kind)}
            hint={
              evidence === 'vaccination'
                ? 'A photo or PDF of the certificate, up to 10 MB (optional)'
                : 'A photo or PDF, up to 10 MB. Without it the record does not count.'
            }
            error={error}
            onChange={onChange}
          />
        )}
      </FormControl>
    </FormDialog>
  );
}

function Dates() {
  const values = useFormContext<Values>().watch();
  const { evidence, givenOn, expiresOn } = values;
  const [today] = useState(() => isoDay(new Date()));
  const suggested = evidence === 'vaccination' && givenOn && !expiresOn;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <FormField name="givenOn" label={proofs[evidence].day}>
        {(control) => <DateField {...control} yearPicker max={today} />}
      </FormField>
      <FormField
        name="expiresOn"
        label="Good until"
        hint={suggested ? 'The shortest term vets certify. Check your record.' : undefined}
      >
        {(control) => (
          <DateField
            {...control}
            yearPicker
            value={expiryOf(values)}
            max={`${Number(today.slice(0, 4)) + 5}-12-31`}
          />
        )}
      </FormField>
    </div>
  );
}

type ProofProps = {
  proof: Upload | null;
  of: string;
  hint: string;
  error: string | undefined;
  onChange: (proof: Upload) => void;
};

function Proof({ proof, of, hint, error, onChange }: ProofProps) {
  const { upload, progress, problem } = useUpload(acceptedProofs);
  const send = async (files: File[]) => {
    const [stored] = await upload(files);
    if (stored) onChange(stored);
  };
  return (
    <PhotoDrop
      label={proof ? 'Another file' : 'Add proof'}
      hint={hint}
      accept={acceptedProofs}
      progress={progress}
      error={problem ?? error}
      onFiles={(files) => void send(files)}
    >
      {proof?.type === 'pdf' && <ProofLink proof={proof} of={of} />}
      {proof?.type === 'photo' && (
        <img
          src={`${proof.url}?size=small`}
          alt="The certificate"
          className="max-h-40 w-fit rounded-s border border-line"
        />
      )}
    </PhotoDrop>
  );
}
