import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit, VisitPet } from '#contract/grooming/visits.ts';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import { maxReason } from '#contract/text/limits.ts';
import { isMoreWork } from '#web/domain/price-changes/coat-lines.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import type { PickedPhoto } from '#web/domain/photos/photo-picker.tsx';
import { checkedIn } from '#web/domain/visits/checked-in.ts';
import { showVisit } from '#web/domain/calendar/show-visit.ts';
import { useUndoCheckIn } from '#web/domain/visits/use-undo-check-in.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog, DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { AskClient } from './ask-client.tsx';
import { GroomAnyway } from './groom-anyway.tsx';
import { PetNotes, PetWarnings } from './pet-notes.tsx';
import { VisitProofs } from './visit-proofs.tsx';

const ConsentForm = lazyPart(async () => ({
  default: (await import('#web/domain/consents/consent-form.tsx')).ConsentForm,
}));

const AskPrice = lazyPart(() => import('#web/domain/price-changes/ask-price.tsx'));

const howToNote = 'Tap only what is to be noted. Photos get the time of now and stay as they are.';

type Noted = { coatState?: CoatState; photos: PickedPhoto[] };

/** How the animals come, and what is missing: coat, photos, vaccinations and consents. Checks in, or only notes once they are here. */
export default function CheckInVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [noted, setNoted] = useState<Record<string, Noted>>({});
  const [override, setOverride] = useState('');
  const [without, setWithout] = useState('');
  const [tried, setTried] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  const [asks, setAsks] = useState(false);
  /** How often something was missing: what is to be filled in takes the focus each time, because it may be out of sight. */
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[data-to-sign] button'))?.focus();
  }, [asked]);
  /** As the coats were when the dialog opened: a consent that is signed between reads the visit again. */
  const [coatsBefore] = useState(() => new Map(visit.pets.map(({ id, coatState }) => [id, coatState])));
  const [signing, setSigning] = useState<Visit['missingConsents'][number]>();
  const client = useQueryClient();
  const params = { id: visit.id };
  const checksIn = visit.actions.includes('check_in');
  const consents = useQuery(query('GET /api/visits/:id/consents', { params }));
  const missing = consents.data?.missing ?? visit.missingConsents;
  const gaps = visit.vaccinationGaps.filter(({ verdict }) => verdict !== 'too_young');
  const note = useAction('POST /api/visits/:id/arrival', {
    failed: 'It was not recorded',
    ...(checksIn ? {} : { done: { title: 'Noted' } }),
  });
  const undo = useUndoCheckIn(visit);
  const checkIn = useAction('POST /api/visits/:id/check-in', {
    done: (reply) => checkedIn(reply, (id) => void undo.run({ params: { id } })),
    accepted: (reply) => {
      showVisit(client, reply);
      leave(reply);
    },
    failed: 'It was not checked in',
  });
  const sign = useAction('POST /api/visits/:id/consents', {
    done: { title: 'Signed' },
    failed: 'It was not signed',
  });
  const coatOf = ({ id, coatState }: VisitPet) => noted[id]?.coatState ?? coatState;
  const coats = visit.pets.map((pet) => ({ ...pet, coatState: coatOf(pet) }));
  /** A coat that is more work than agreed leads straight to the question for its price. */
  const leave = ({ actions }: Visit) => {
    const isNews = visit.pets.some((pet) => coatOf(pet) !== coatsBefore.get(pet.id));
    if (isNews && actions.includes('ask_price') && coats.some(isMoreWork)) setAsks(true);
    else onClose();
  };
  const change = (petId: string, by: (before: Noted) => Noted) =>
    setNoted((before) => ({ ...before, [petId]: by(before[petId] ?? { photos: [] }) }));

  /** What was noted goes first: a pelted coat asks for a consent. @returns the consents that are missing then */
  const writeNotes = async () => {
    const pets = Object.entries(noted)
      .filter(([, { coatState, photos }]) => coatState || photos.length > 0)
      .map(([petId, { coatState, photos }]) => ({
        petId,
        ...(coatState ? { coatState } : {}),
        photoIds: photos.map(({ id }) => id),
      }));
    if (pets.length === 0) return missing;
    if (!(await note.run({ params, body: { pets } }))) return undefined;
    setNoted((before) =>
      Object.fromEntries(
        Object.entries(before).map(([id, { coatState }]) => [
          id,
          { ...(coatState ? { coatState } : {}), photos: [] },
        ]),
      ),
    );
    return (await consents.refetch()).data?.missing ?? missing;
  };
  const wasMissing = ({ petId, kind }: (typeof missing)[number]) =>
    missing.some((each) => each.petId === petId && each.kind === kind);
  const canSign = ({ petId, needsPhoto }: (typeof missing)[number]) =>
    !needsPhoto || (noted[petId]?.photos.length ?? 0) > 0;
  /** Photos that were just taken are saved first, since a shave-down is signed with them. */
  const startSigning = async (asked: (typeof missing)[number]) => {
    if (await writeNotes()) setSigning(asked);
  };
  const send = async () => {
    setTried(true);
    const left = await writeNotes();
    if (!left) return;
    // A coat that turns out to be pelted later asks for its consent, so the dialog stays to have it signed.
    if (!checksIn && left.some((each) => !wasMissing(each))) return setAsked((times) => times + 1);
    if (!checksIn) return leave(visit);
    const lacks = left.some(({ isNeeded }) => isNeeded);
    if ((gaps.length > 0 && override.trim() === '') || (lacks && without.trim() === ''))
      return setAsked((times) => times + 1);
    const body = {
      ...(gaps.length > 0 ? { overrideReason: override.trim() } : {}),
      ...(lacks ? { withoutConsentReason: without.trim() } : {}),
    };
    await checkIn.run({ params, body });
  };
  const press = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  if (asks)
    return (
      <Suspense>
        <AskPrice visit={{ ...visit, pets: coats }} agreed={visit.price ?? 0} onClose={onClose} />
      </Suspense>
    );
  const notes = (
    <>
      {visit.pets.map((pet) => (
        <PetNotes
          key={pet.id}
          pet={pet}
          coat={noted[pet.id]?.coatState ?? pet.coatState ?? undefined}
          photos={noted[pet.id]?.photos ?? []}
          isAlone={visit.pets.length === 1}
          isInside={checksIn}
          onCoat={(coatState) => change(pet.id, (before) => ({ ...before, coatState }))}
          onPhotos={(changed) =>
            change(pet.id, (before) => ({
              ...before,
              photos: typeof changed === 'function' ? changed(before.photos) : changed,
            }))
          }
          onBusy={setUploading}
        />
      ))}
      {coats.some(isMoreWork) && (
        <Note tone="warn">
          More work than agreed? You can ask {clientName(visit)} for the price next, before you do it.
        </Note>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        !checksIn
          ? `How ${petNames(visit.pets)} came`
          : visit.source === 'walk_in'
            ? `Before ${petNames(visit.pets)} is checked in`
            : `Check in ${petNames(visit.pets)}`
      }
      description={checksIn ? undefined : howToNote}
    >
      <div ref={form} className="grid gap-6">
        {visit.pets.map((pet) => (
          <PetWarnings key={pet.id} pet={pet} isAlone={visit.pets.length === 1} />
        ))}
        {!checksIn && notes}
        {gaps.length > 0 && (
          <div className="grid gap-3">
            <VaccinationGaps gaps={visit.vaccinationGaps} asks="You" mends={false} />
            {checksIn && <GroomAnyway reason={override} isAsked={tried} onChange={setOverride} />}
          </div>
        )}
        {missing.length > 0 && (
          <div data-to-sign className="grid gap-3">
            {missing.map((each) => (
              <div
                key={`${each.petId} ${each.kind}`}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="wrap-anywhere">
                  {each.petName}: {consentTexts[each.kind].title.toLowerCase()} is not signed
                  {!canSign(each) && <span className="block text-ink-2">Add a photo of the coat first</span>}
                </span>
                {canSign(each) && <Button onClick={() => void startSigning(each)}>Sign here</Button>}
              </div>
            ))}
            {checksIn && missing.some(({ isNeeded }) => isNeeded) && (
              <Field
                label="Or check in without it, because"
                hint="It stays with the visit."
                error={tried && without.trim() === '' ? 'Have it signed, or say why' : undefined}
              >
                <Textarea
                  rows={2}
                  maxLength={maxReason}
                  value={without}
                  onChange={({ target }) => setWithout(target.value)}
                />
              </Field>
            )}
          </div>
        )}
        <AskClient visit={visit} missing={missing} />
        {visit.proofs.length > 0 && <VisitProofs visit={visit} />}
        {checksIn && (
          <section aria-labelledby="notes" className="grid gap-4">
            <div>
              <h3 id="notes">Check-in notes (optional)</h3>
              <p className="text-ink-2">{howToNote}</p>
            </div>
            {notes}
          </section>
        )}
      </div>
      <DialogFoot>
        <Actions className="lg:ml-auto">
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            busy={
              (sending && (checksIn ? 'Checking in...' : 'Noting...')) ||
              (note.busy && 'Noting...') ||
              (uploading && 'Uploading...')
            }
            onClick={() => void press()}
          >
            {checksIn ? 'Check in' : 'Save'}
          </Button>
        </Actions>
      </DialogFoot>
      <Suspense>
        {signing && (
          <ConsentForm
            kind={signing.kind}
            pets={signing.petName}
            handing={`Hand the device to ${clientName(visit)}.`}
            onSign={async (signature) => {
              const body = { kind: signing.kind, petIds: [signing.petId], ...signature };
              const isSigned = await sign.run({ params, body });
              if (isSigned) await consents.refetch();
              return isSigned;
            }}
            onClose={() => setSigning(undefined)}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
