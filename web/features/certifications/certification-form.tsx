import { useState } from 'react';
import type { Upload } from '#contract/media.ts';
import { CertificationChange, CertificationDraft } from '#contract/profiles/certifications.ts';
import type { Certification, CertificationKind, CertifiedAs } from '#contract/profiles/certifications.ts';
import { certifiers } from '#reference/certifiers.ts';
import { acceptedProofs, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { isoDay } from '#web/lib/dates.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { FormControl, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { kindWords } from './certification-words.ts';

type CertificationFormProps = {
  as: CertifiedAs;
  /** The record to edit; without one, a new record is added. */
  record?: Certification;
  onClose: () => void;
};

/** The choice of an issuer that is not in the list. */
const another = 'another';

type Values = {
  issuer: string;
  /** Typed if the issuer is not in the list. */
  otherIssuer: string;
  kind: CertificationKind;
  title: string;
  number: string;
  /** Days, or '' if not given. */
  issuedOn: string;
  expiresOn: string;
  proof: Upload | null;
};

const valuesOf = (record: Certification | undefined): Values => {
  const issuer = record ? (record.issuer ?? '') : (certifiers[0]?.name ?? another);
  const listed = certifiers.some(({ name }) => name === issuer);
  return {
    issuer: listed ? issuer : another,
    otherIssuer: listed ? '' : issuer,
    kind: record?.kind ?? 'certification',
    title: record?.title ?? '',
    number: record?.number ?? '',
    issuedOn: record?.issuedOn ?? '',
    expiresOn: record?.expiresOn ?? '',
    proof: null,
  };
};

const fieldsOf = ({ issuer, otherIssuer, proof, ...values }: Values) => ({
  title: values.title,
  issuer: issuer === another ? otherIssuer : issuer,
  kind: values.kind,
  number: values.number || null,
  issuedOn: values.issuedOn || null,
  expiresOn: values.expiresOn || null,
  ...(proof ? { proofId: proof.id } : {}),
});

/** The fields that differ from the record. */
const changeOf = (record: Certification, values: Values): CertificationChange =>
  Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(
      ([field, value]) => value !== new Map<string, unknown>(Object.entries(record)).get(field),
    ),
  );

/** Form for a certification: issuer, title, number, dates, and a photo or PDF of the certificate. */
export default function CertificationForm({ as, record, onClose }: CertificationFormProps) {
  const draft = useDraft<Values, object>({
    values: valuesOf(record),
    schema: record ? CertificationChange : CertificationDraft,
    bodyOf: record ? (values) => changeOf(record, values) : (values) => ({ as, ...fieldsOf(values) }),
    problems: ({ issuer, otherIssuer, title }) => ({
      otherIssuer: issuer === another && otherIssuer.trim() === '' && 'Say who gave it',
      title: title.trim() === '' && 'Write what it says on the certificate',
    }),
    names: { proofId: 'proof' },
    fieldFor: (path, { issuer }) => (path === 'issuer' && issuer === another ? 'otherIssuer' : undefined),
  });
  const [today] = useState(() => isoDay(new Date()));
  const words = {
    done: ({ proofUrl }: Certification) =>
      proofUrl === null
        ? { title: 'Saved as self-declared', description: 'Add a proof to have it checked.' }
        : { title: 'Saved', description: 'An admin checks it, and we let you know.' },
    failed: 'It was not saved',
    refused: draft.refused,
  };
  const add = useAction('POST /api/certifications', words);
  const change = useAction('PATCH /api/certifications/:id', words);
  const issuer = draft.form.watch('issuer');
  return (
    <FormDialog
      draft={draft}
      title={record ? `Edit ${record.title}` : 'Add certification'}
      description="Who gave it, what it says, and until when it is good."
      lost={record ? 'The record stays as it was.' : 'Nothing is saved yet.'}
      submit="Save"
      busy="Saving..."
      send={(values) =>
        record
          ? change.run({ params: { id: record.id }, body: changeOf(record, values) })
          : add.run({ body: { as, ...fieldsOf(values) } })
      }
      onClose={onClose}
    >
      {record?.status === 'checked' && (
        <Note tone="warn">
          An admin has checked this. If you change anything, it shows as self-declared until it is checked
          again.
        </Note>
      )}
      <FormField name="issuer" label="Who gave it">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={[
              ...certifiers.map(({ name, fullName }) => ({
                value: name,
                label: fullName.startsWith(name) ? fullName : `${name}, ${fullName}`,
              })),
              { value: another, label: 'Someone else' },
            ]}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      {issuer === another && <TextField name="otherIssuer" label="Name of the issuer" maxLength={60} />}
      <FormField
        name="kind"
        label="What it is"
        hint="A certification is an exam that you passed. A certificate says that you completed a course."
      >
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <TextField
        name="title"
        label="Title"
        hint="As it says on the certificate, for example National Certified Master Groomer"
        maxLength={60}
        counted
      />
      <TextField
        name="number"
        label="Number (optional)"
        hint="Only admins see it"
        maxLength={60}
        autoComplete="off"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField name="issuedOn" label="Given on (optional)">
          {(control) => <DateField {...control} yearPicker max={today} />}
        </FormField>
        <FormField name="expiresOn" label="Good until (optional)">
          {(control) => <DateField {...control} yearPicker max={`${Number(today.slice(0, 4)) + 20}-12-31`} />}
        </FormField>
      </div>
      <FormControl<Upload | null> name="proof">
        {({ value, onChange }, error) => (
          <Proof proof={value} record={record} error={error} onChange={onChange} />
        )}
      </FormControl>
    </FormDialog>
  );
}

type ProofProps = {
  proof: Upload | null;
  record: Certification | undefined;
  error: string | undefined;
  onChange: (proof: Upload) => void;
};

function Proof({ proof, record, error, onChange }: ProofProps) {
  const { upload, progress, problem } = useUpload(acceptedProofs);
  const send = async (files: File[]) => {
    const [stored] = await upload(files);
    if (stored) onChange(stored);
  };
  const { proofUrl = null, proofType } = record ?? {};
  const shown = proof ?? (proofUrl === null ? null : { url: proofUrl, type: proofType ?? 'photo' });
  return (
    <PhotoDrop
      label={shown ? 'Another file' : 'Add proof'}
      hint="A photo or PDF of the certificate, up to 10 MB (optional). Only you and our admins open it."
      accept={acceptedProofs}
      progress={progress}
      error={problem ?? error}
      onFiles={(files) => void send(files)}
    >
      {shown?.type === 'pdf' && <ProofLink proof={shown} of="the certification" />}
      {shown?.type === 'photo' && (
        <img
          src={`${shown.url}?size=small`}
          alt="The certificate"
          className="max-h-40 w-fit rounded-s border border-line"
        />
      )}
    </PhotoDrop>
  );
}
