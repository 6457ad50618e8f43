import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { VisitPet } from '#contract/grooming/visits.ts';
import { filedBiteWords } from '#web/domain/pets/care-notes.tsx';
import { handlingWords } from '#web/domain/pets/pet-words.ts';
import { PhotoPicker } from '#web/domain/photos/photo-picker.tsx';
import type { PickedPhoto } from '#web/domain/photos/photo-picker.tsx';
import { coatStateNames } from '#web/domain/price-changes/coat-states.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** As the contract says. */
const mostPhotos = 6;

/** How an animal is handled and whom it bit, which is read before anything is done. */
export function PetWarnings({ pet, isAlone }: { pet: VisitPet; isAlone: boolean }) {
  const { name, handling, filedBites } = pet;
  const whose = isAlone ? '' : `${name}: `;
  const words = handling && handlingWords[handling];
  if (!words && filedBites.length === 0) return null;
  return (
    <div className="grid gap-3">
      {words && (
        <Badge tone="danger" icon="alert" className="justify-self-start">
          {whose}
          {words}
        </Badge>
      )}
      {filedBites.map((bite) => (
        <p key={bite.id} className="wrap-anywhere text-danger">
          {whose}
          {filedBiteWords(bite)}
        </p>
      ))}
    </div>
  );
}

type PetNotesProps = {
  pet: VisitPet;
  coat: CoatState | undefined;
  photos: PickedPhoto[];
  isAlone: boolean;
  /** Whether it stands below a heading of its own. */
  isInside: boolean;
  onCoat: (coat: CoatState) => void;
  onPhotos: Parameters<typeof PhotoPicker>[0]['onChange'];
  onBusy: (busy: boolean) => void;
};

/** The coat and the photos of an animal as it comes. */
export function PetNotes({ pet, coat, photos, isAlone, isInside, onCoat, onPhotos, onBusy }: PetNotesProps) {
  const { name } = pet;
  const Heading = isInside ? 'h4' : 'h3';
  return (
    <section aria-label={name} className="grid gap-3">
      {!isAlone && <Heading className="wrap-anywhere">{name}</Heading>}
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-s text-ink-2">Coat today</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(coatStateNames).map(([code, label]) => (
            <Chip key={code} pressed={coat === code} onClick={() => onCoat(code as CoatState)}>
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <PhotoPicker
        photos={photos}
        onChange={onPhotos}
        most={mostPhotos}
        label={isAlone ? 'Add photos' : `Add photos of ${name}`}
        onBusy={onBusy}
      />
    </section>
  );
}
