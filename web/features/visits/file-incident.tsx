import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { incidentNames, skinAsked, vetAsked } from '#contract/incidents.ts';
import type { IncidentKind } from '#contract/incidents.ts';
import { maxReason } from '#contract/text/limits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { PhotoPicker } from '#web/domain/photos/photo-picker.tsx';
import type { PickedPhoto } from '#web/domain/photos/photo-picker.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

/** As the contract says. */
const mostPhotos = 6;
/** Nothing is answered before the person says it: what is filed is evidence. */
type Told = 'yes' | 'no' | 'unknown' | '';
const answers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unknown', label: 'Not known' },
] as const;

function whoReads(visit: Visit, kind: IncidentKind | undefined): string {
  const name = clientName(visit);
  const readers = visit.owner
    ? `${name} can answer it${kind === 'bite' ? ', and other groomers see it before they offer' : '. Other groomers do not see it'}.`
    : `${name} has no account and is not told by Wagwell: tell them yourself.`;
  const office =
    kind === 'bite' ? ' A bite that broke the skin may have to be reported to the health department.' : '';
  return readers + office;
}

/** Form for what happened to an animal, or by it; it stays on the animal's record. */
export default function FileIncident({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [petId, setPetId] = useState(visit.pets.length === 1 ? (visit.pets[0]?.id ?? '') : '');
  const [kind, setKind] = useState<IncidentKind>();
  // A pet can be checked in on the evening before a visit that begins after midnight.
  const [on] = useState(
    () => [isoDay(visit.startsAt, visit.timeZone), isoDay(new Date(), visit.timeZone)].toSorted()[0] ?? '',
  );
  const [what, setWhat] = useState('');
  const [skinBroken, setSkinBroken] = useState<Told>('');
  const [vetSeen, setVetSeen] = useState<Told>('');
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [uploading, setUploading] = useState(false);
  const [staffId, setStaffId] = useState('');
  const [tried, setTried] = useState(false);
  const isShop = visit.provider.as === 'business';
  const staff = useQuery({ ...query('GET /api/staff'), enabled: isShop });
  const pet = visit.pets.find(({ id }) => id === petId);
  const file = useAction('POST /api/visits/:id/incidents', {
    done: { title: 'Incident filed', description: `It is on ${pet?.name ?? 'the pet'}’s record.` },
    failed: 'It was not filed',
  });
  const send = async () => {
    setTried(true);
    if (!petId || !kind || what.trim() === '' || !skinBroken || !vetSeen) return;
    const body = {
      petId,
      kind,
      on,
      what: what.trim(),
      skinBroken: skinBroken === 'unknown' ? null : skinBroken === 'yes',
      vetSeen: vetSeen === 'unknown' ? null : vetSeen === 'yes',
      photoIds: photos.map(({ id }) => id),
      ...(staffId ? { staffId } : {}),
    };
    if (await file.run({ params: { id: visit.id }, body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="File an incident"
      description={`It is dated ${monthDay(on, 'UTC')} and signed by you. You can correct it for half an hour; then it stays. ${whoReads(visit, kind)}`}
    >
      <div className="grid gap-4">
        {visit.pets.length > 1 && (
          <Fieldset legend="Which pet?" error={tried && !petId ? 'Choose the pet' : undefined}>
            <SegmentedControl
              label="Which pet?"
              options={visit.pets.map(({ id, name }) => ({ value: id, label: name }))}
              value={petId}
              onChange={setPetId}
            />
          </Fieldset>
        )}
        <Fieldset legend="What was it?" error={tried && !kind ? 'Say what it was' : undefined}>
          <div className="flex flex-wrap gap-2">
            {Object.entries(incidentNames).map(([code, words]) => (
              <Chip key={code} pressed={kind === code} onClick={() => setKind(code as IncidentKind)}>
                {words}
              </Chip>
            ))}
          </div>
        </Fieldset>
        <Field
          label="What happened?"
          hint="For example: left ear, at the clipping; a drop of blood, styptic powder"
          error={tried && what.trim() === '' ? 'Say what happened' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={maxReason}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        <Fieldset legend="Skin broken?" error={tried && !skinBroken ? skinAsked : undefined}>
          <SegmentedControl
            label="Skin broken?"
            options={answers}
            value={skinBroken}
            onChange={setSkinBroken}
          />
        </Fieldset>
        <Fieldset legend="Seen by a vet?" error={tried && !vetSeen ? vetAsked : undefined}>
          <SegmentedControl label="Seen by a vet?" options={answers} value={vetSeen} onChange={setVetSeen} />
        </Fieldset>
        {isShop && staff.data && staff.data.people.length > 0 && (
          <Field label="Who was there (optional)">
            <Select value={staffId} onChange={({ target }) => setStaffId(target.value)}>
              <option value="">Nobody named</option>
              {staff.data.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <PhotoPicker photos={photos} onChange={setPhotos} most={mostPhotos} onBusy={setUploading} />
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          busy={(file.busy && 'Filing...') || (uploading && 'Uploading...')}
          onClick={() => void send()}
        >
          File incident
        </Button>
      </Actions>
    </Dialog>
  );
}
