import { useState } from 'react';
import { evidenceCodes } from '#contract/vaccinations/vaccination-codes.ts';
import type { Evidence, VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { Upload } from '#contract/media.ts';
import type { Pet } from '#contract/pets/pets.ts';
import type { Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { suggestedExpiry, vaccines, vaccinesFor } from '#reference/vaccinations.ts';
import { CallError } from '#web/lib/api/call.ts';
import { isoDay } from '#web/lib/dates.ts';
import { acceptedProofs, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { DraftDialog } from '#web/ui/forms/draft-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { recordName, vaccineName } from '#web/domain/vaccinations/vaccination-words.ts';

type VaccinationFormProps = {
  pet: Pet;
  vaccine?: VaccineCode | undefined;
  /** Record to correct, for example by adding a proof. */
  replaces?: Vaccination;
  onClose: () => void;
};

const doses = [
  { value: '', label: 'Not sure', dose: null },
  { value: 'first', label: 'First dose', dose: 'first' },
  { value: 'booster', label: 'Booster', dose: 'booster' },
] as const;

const papers: Record<Evidence, { label: string; day: string; explains: string }> = {
  vaccination: { label: 'Vaccination', day: 'Given on', explains: '' },
  titer: {
    label: 'Titer test',
    day: 'Tested on',
    explains:
      'A blood test that shows protection. It counts with its paper, where a groomer accepts titers, and never instead of the rabies vaccination.',
  },
  waiver: {
    label: 'Vet’s medical waiver',
    day: 'Signed on',
    explains:
      'A letter of your vet that this vaccination would harm your pet. It counts with its paper, where a groomer accepts waivers.',
  },
};

/** Form for one vaccination record: kind, date, expiration, and a photo or PDF of the certificate. */
export default function VaccinationForm({ pet, vaccine, replaces, onClose }: VaccinationFormProps) {
  const kinds = vaccinesFor(pet.species);
  const [kind, setKind] = useState(replaces?.kind ?? vaccine ?? kinds[0] ?? 'rabies');
  const [evidence, setEvidence] = useState<Evidence>(replaces?.evidence ?? 'vaccination');
  const isDose = evidence === 'vaccination';
  const { day, explains } = papers[evidence];
  const [givenOn, setGivenOn] = useState(replaces?.givenOn ?? '');
  const [chosenExpiry, setChosenExpiry] = useState(replaces?.expiresOn ?? '');
  const [dose, setDose] = useState(replaces?.dose ?? null);
  const [proof, setProof] = useState<Upload>();
  const [today] = useState(() => isoDay(new Date()));
  const { upload, progress, problem } = useUpload(acceptedProofs);
  const add = useAction('POST /api/pets/:id/vaccinations', {
    done: { title: `${recordName({ kind, evidence })} is on ${pet.name}’s record` },
    otherwise: 'It was not saved. Please try again.',
  });
  const removeOld = useAction('DELETE /api/pets/:id/vaccinations/:vaccinationId', {
    failed: 'The earlier record was not removed',
  });
  const expiresOn = chosenExpiry || (isDose && givenOn ? suggestedExpiry(kind, givenOn) : '');
  const wrong = add.error instanceof CallError ? add.error.errors : [];
  const errorAt = (field: string) => wrong.find(({ path }) => path === field)?.message;

  const sendProof = async (files: File[]) => {
    const [stored] = await upload(files);
    if (stored) setProof(stored);
  };
  const save = async () => {
    const body = {
      kind,
      evidence,
      givenOn: givenOn || null,
      expiresOn: expiresOn || null,
      dose: isDose ? dose : null,
      proofId: proof?.id ?? null,
    };
    if (!(await add.run({ params: { id: pet.id }, body }))) return;
    if (replaces) await removeOld.run({ params: { id: pet.id, vaccinationId: replaces.id } });
    onClose();
  };

  return (
    <DraftDialog
      title={`${pet.name}’s vaccination`}
      description={vaccines[kind].explanation}
      dirty={
        proof !== undefined ||
        givenOn !== (replaces?.givenOn ?? '') ||
        chosenExpiry !== (replaces?.expiresOn ?? '') ||
        dose !== (replaces?.dose ?? null) ||
        evidence !== (replaces?.evidence ?? 'vaccination')
      }
      lost="The record stays as it was."
      submit="Save"
      busy={(add.busy || removeOld.busy) && 'Saving...'}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Vaccination" error={errorAt('kind')}>
        <Select
          value={kind}
          disabled={replaces !== undefined}
          options={kinds.map((code) => ({ value: code, label: vaccines[code].label }))}
          onChange={({ target }) => setKind(kinds.find((code) => code === target.value) ?? kind)}
        />
      </Field>
      <Field label="What you have" hint={explains || undefined} error={errorAt('evidence')}>
        <Select
          value={evidence}
          disabled={replaces !== undefined}
          options={evidenceCodes.map((code) => ({ value: code, label: papers[code].label }))}
          onChange={({ target }) =>
            setEvidence(evidenceCodes.find((code) => code === target.value) ?? 'vaccination')
          }
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={day} error={errorAt('givenOn')}>
          <DateField yearPicker value={givenOn} max={today} onChange={setGivenOn} />
        </Field>
        <Field
          label="Good until"
          hint={
            isDose && !chosenExpiry && givenOn
              ? 'The shortest term vets certify. Check your record.'
              : undefined
          }
          error={errorAt('expiresOn')}
        >
          <DateField
            yearPicker
            value={expiresOn}
            max={`${Number(today.slice(0, 4)) + 5}-12-31`}
            onChange={setChosenExpiry}
          />
        </Field>
      </div>
      {isDose && kind === 'rabies' && (
        <Field
          label="First dose or booster?"
          hint="A booster counts at once, a first dose after 28 days (New York: 14)."
          error={errorAt('dose')}
        >
          <Select
            options={doses}
            value={dose ?? ''}
            onChange={({ target }) =>
              setDose(doses.find(({ value }) => value === target.value)?.dose ?? null)
            }
          />
        </Field>
      )}
      <PhotoDrop
        label={proof ? 'Another file' : 'Add proof'}
        hint={
          isDose
            ? 'A photo or PDF of the certificate, up to 10 MB (optional)'
            : 'A photo or PDF, up to 10 MB. Without it the record does not count.'
        }
        accept={acceptedProofs}
        progress={progress}
        error={problem ?? errorAt('proofId')}
        onFiles={(files) => void sendProof(files)}
      >
        {proof?.type === 'pdf' && <ProofLink proof={proof} of={vaccineName(kind)} />}
        {proof?.type === 'photo' && (
          <img
            src={`${proof.url}?size=small`}
            alt="The certificate"
            className="max-h-40 w-fit rounded-s border border-line"
          />
        )}
      </PhotoDrop>
      {add.failure && wrong.length === 0 && (
        <Note tone="danger" role="alert">
          {add.failure}
        </Note>
      )}
    </DraftDialog>
  );
}
