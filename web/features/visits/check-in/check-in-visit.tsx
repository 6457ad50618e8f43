import { verb } from '#contract/text/verbs.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { isMoreWork } from '#web/domain/price-changes/coat-lines.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { useShowCheckIn } from '#web/domain/visits/checked-in.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog, DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { AskClient } from './ask-client.tsx';
import { GroomAnyway, sawCertificate } from './groom-anyway.tsx';
import { MissingConsents } from './missing-consents.tsx';
import type { MissingConsent } from './missing-consents.tsx';
import { PetNotes, PetWarnings } from './pet-notes.tsx';
import { useArrivalNotes } from './use-arrival-notes.ts';
import type { ArrivalNotes } from './use-arrival-notes.ts';
import { SeenPapers, useSeenPapers } from './seen-papers.tsx';
import { VisitProofs } from './visit-proofs.tsx';

const howToNote = 'Tap only what is to be noted. Photos get the time of now and stay as they are.';

/** How the animals come, and what is missing: coat, photos, vaccinations and consents. Checks in, or only notes once they are here. */
export default function CheckInVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const checksIn = visit.actions.includes('check_in');
  const params = { id: visit.id };
  const notes = useArrivalNotes(visit, !checksIn);
  const [override, setOverride] = useState('');
  const [without, setWithout] = useState('');
  const [tried, setTried] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  const { form, askForMissing } = useAskForMissing();
  const consents = useQuery(query('GET /api/visits/:id/consents', { params }));
  const missing = consents.data?.missing ?? visit.missingConsents;
  const gaps = visit.vaccinationGaps.filter(({ verdict }) => verdict !== 'too_young');
  const keepsPapers = visit.client !== null && visit.client.linkedUserId === null;
  const { until, setUntil, record } = useSeenPapers(visit.client?.id ?? '', gaps);
  const showCheckIn = useShowCheckIn(visit);
  const checkIn = useAction('POST /api/visits/:id/check-in', {
    accepted: (reply) => {
      showCheckIn(reply);
      onClose();
    },
    failed: 'It was not checked in',
  });
  /** What was noted goes first: a pelted coat asks for a consent. @returns the consents that are missing then */
  const saveNotes = async () => {
    if (!notes.hasUnsaved) return missing;
    if (!(await notes.save())) return undefined;
    return (await consents.refetch()).data?.missing ?? missing;
  };
  const wasMissing = ({ petId, kind }: MissingConsent) =>
    missing.some((each) => each.petId === petId && each.kind === kind);
  const send = async () => {
    setTried(true);
    const left = await saveNotes();
    if (!left) return;
    // A coat that turns out to be pelted later asks for its consent, so the dialog stays to have it signed.
    if (!checksIn) return left.every(wasMissing) ? onClose() : askForMissing();
    const lacksConsent = left.some(({ isNeeded }) => isNeeded);
    const lacksReason =
      (gaps.length > 0 && override.trim() === '') || (lacksConsent && without.trim() === '');
    if (lacksReason) return askForMissing();
    if (keepsPapers && override.includes(sawCertificate) && !(await record())) return undefined;
    const body = {
      ...(gaps.length > 0 ? { overrideReason: override.trim() } : {}),
      ...(lacksConsent ? { withoutConsentReason: without.trim() } : {}),
    };
    await checkIn.run({ params, body });
  };
  const press = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  const noteFields = <NoteFields visit={visit} notes={notes} isInside={checksIn} onBusy={setUploading} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(visit)}
      description={checksIn ? undefined : howToNote}
    >
      <div ref={form} className="grid gap-6">
        {visit.pets.map((pet) => (
          <PetWarnings key={pet.id} pet={pet} isAlone={visit.pets.length === 1} />
        ))}
        {!checksIn && noteFields}
        {gaps.length > 0 && (
          <div className="grid gap-3">
            <VaccinationGaps gaps={visit.vaccinationGaps} asks="You" mends={false} />
            {checksIn && <GroomAnyway reason={override} isAsked={tried} onChange={setOverride} />}
            {checksIn && keepsPapers && override.includes(sawCertificate) && (
              <SeenPapers gaps={gaps} until={until} onChange={setUntil} />
            )}
          </div>
        )}
        <MissingConsents
          visit={visit}
          missing={missing}
          hasPhoto={(petId) => notes.of(petId).photos.length > 0}
          // Photos that were just taken are saved first, since a shave-down is signed with them.
          onSign={async () => (await saveNotes()) !== undefined}
          onSigned={() => consents.refetch()}
          reason={checksIn ? { value: without, isAsked: tried, onChange: setWithout } : undefined}
        />
        <AskClient visit={visit} missing={missing} />
        {visit.proofs.length > 0 && <VisitProofs visit={visit} />}
        {checksIn && (
          <section aria-labelledby="notes" className="grid gap-4">
            <div>
              <h3 id="notes">Check-in notes (optional)</h3>
              <p className="text-ink-2">{howToNote}</p>
            </div>
            {noteFields}
          </section>
        )}
      </div>
      <DialogFoot>
        <Actions className="lg:ml-auto">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={
              (sending && (checksIn ? 'Checking in...' : 'Noting...')) ||
              (notes.saving && 'Noting...') ||
              (uploading && 'Uploading...')
            }
            onClick={() => void press()}
          >
            {checksIn ? 'Check in' : 'Save'}
          </Button>
        </Actions>
      </DialogFoot>
    </Dialog>
  );
}

function titleOf(visit: Visit): string {
  const names = petNames(visit.pets);
  if (!visit.actions.includes('check_in')) return `How ${names} came`;
  return visit.source === 'walk_in'
    ? `Before ${names} ${verb('is', visit.pets)} checked in`
    : `Check in ${names}`;
}

/** Focuses what is to be filled in each time it was missing, because it may be out of sight. */
function useAskForMissing() {
  const form = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-to-sign] button'))?.focus();
  }, [times]);
  return { form, askForMissing: () => setTimes((before) => before + 1) };
}

type NoteFieldsProps = {
  visit: Visit;
  notes: ArrivalNotes;
  isInside: boolean;
  onBusy: (busy: boolean) => void;
};

function NoteFields({ visit, notes, isInside, onBusy }: NoteFieldsProps) {
  return (
    <>
      {notes.pets.map((pet) => (
        <PetNotes
          key={pet.id}
          pet={pet}
          coat={pet.coatState ?? undefined}
          photos={notes.of(pet.id).photos}
          isAlone={notes.pets.length === 1}
          isInside={isInside}
          onCoat={(coatState) => notes.change(pet.id, (before) => ({ ...before, coatState }))}
          onPhotos={(changed) =>
            notes.change(pet.id, (before) => ({
              ...before,
              photos: typeof changed === 'function' ? changed(before.photos) : changed,
            }))
          }
          onBusy={onBusy}
        />
      ))}
      {notes.pets.some(isMoreWork) && (
        <Note tone="warn">
          More work than agreed? You can ask {clientName(visit)} for a higher price in the visit, before you
          do it.
        </Note>
      )}
    </>
  );
}
