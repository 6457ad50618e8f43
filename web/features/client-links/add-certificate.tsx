import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientLink, LinkedVisit } from '#contract/client-links.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { vaccines, vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { uploadPhoto } from '#web/domain/photos/upload-photo.ts';
import { acceptedProofs, photoProblem } from '#web/domain/photos/use-photo-upload.ts';
import { detailOf } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';
import { toast } from '#web/lib/toast-store.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/button.tsx';

type AddCertificateProps = { visit: LinkedVisit; secret: string; onClose: () => void };

/** Dialog in which a client adds a vaccination certificate: which pet and vaccine, until when, and a photo or PDF of it. */
export default function AddCertificate({ visit, secret, onClose }: AddCertificateProps) {
  const client = useQueryClient();
  const pets = visit.pets.flatMap(({ id, name, species }) => (id ? [{ id, name, species }] : []));
  const [petId, setPetId] = useState(pets[0]?.id ?? '');
  const species = pets.find(({ id }) => id === petId)?.species ?? 'dog';
  const kinds = vaccinesFor(species);
  const [kind, setKind] = useState<VaccineCode>(kinds[0] ?? 'rabies');
  const [expiresOn, setExpiresOn] = useState('');
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  /** Chosen, but not sent yet. */
  const [kept, setKept] = useState<File>();
  const send = async ([file]: File[]) => {
    if (!file) return;
    const unfit = photoProblem(file, acceptedProofs);
    const wrong = unfit ?? (expiresOn ? undefined : 'Now enter the day on which it expires.');
    setKept(unfit ? undefined : file);
    setFault(wrong);
    if (wrong) return;
    const asked = new URLSearchParams({ petId, kind, expiresOn });
    try {
      setProgress(0);
      await uploadPhoto<ClientLink>(
        file,
        setProgress,
        `/api/client-links/${secret}/vaccinations?${asked.toString()}`,
      );
      void client.invalidateQueries({
        queryKey: query('GET /api/client-links/:secret', { params: { secret } }).queryKey,
      });
      toast({ title: 'Thanks. Your groomer looks at it before the visit' });
      onClose();
    } catch (error) {
      setFault(detailOf(error, error instanceof Error ? error.message : 'It was not saved.'));
    } finally {
      setProgress(null);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Vaccination certificate"
      description="Your groomer gets the photo and the date, and checks it before the visit."
    >
      <div className="grid gap-4">
        {pets.length > 1 && (
          <Field label="Pet">
            <Select
              value={petId}
              options={pets.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setPetId(target.value)}
            />
          </Field>
        )}
        <Field label="Vaccine">
          <Select
            value={kind}
            options={kinds.map((value) => ({ value, label: vaccines[value].label }))}
            onChange={({ target }) => setKind(target.value as VaccineCode)}
          />
        </Field>
        <Field label="Good until">
          <DateField value={expiresOn} yearPicker onChange={setExpiresOn} />
        </Field>
        <PhotoDrop
          label="Add photo or PDF"
          hint="JPEG, PNG, WebP or PDF up to 10 MB"
          accept={acceptedProofs}
          progress={progress}
          error={fault}
          onFiles={(files) => void send(files)}
        />
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        {kept && (
          <Button
            variant="primary"
            busy={progress !== null && 'Sending...'}
            className="max-w-full min-w-0"
            onClick={() => void send([kept])}
          >
            <span className="truncate">Send {kept.name}</span>
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}
