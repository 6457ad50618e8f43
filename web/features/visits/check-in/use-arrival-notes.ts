import { useState } from 'react';
import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { PickedPhoto } from '#web/domain/photos/photo-picker.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

export type ArrivalNote = { coatState?: CoatState; photos: PickedPhoto[] };

const none: ArrivalNote = { photos: [] };

/** The coats and photos that are noted as animals arrive, until they are saved. */
export function useArrivalNotes(visit: Visit, isSaidWhenSaved: boolean) {
  const [notes, setNotes] = useState<Record<string, ArrivalNote>>({});
  const call = useAction('POST /api/visits/:id/arrival', {
    failed: 'It was not recorded',
    ...(isSaidWhenSaved ? { done: { title: 'Noted' } } : {}),
  });
  const pets = visit.pets.map((pet) => ({ ...pet, coatState: notes[pet.id]?.coatState ?? pet.coatState }));
  const unsaved = Object.entries(notes).filter(
    ([, { coatState, photos }]) => coatState !== undefined || photos.length > 0,
  );
  /** @returns whether all is saved */
  const save = async (): Promise<boolean> => {
    if (unsaved.length === 0) return true;
    const body = {
      pets: unsaved.map(([petId, { coatState, photos }]) => ({
        petId,
        ...(coatState ? { coatState } : {}),
        photoIds: photos.map(({ id }) => id),
      })),
    };
    if (!(await call.run({ params: { id: visit.id }, body }))) return false;
    // A coat may be sent again, a photo may not.
    setNotes((before) =>
      Object.fromEntries(Object.entries(before).map(([id, note]) => [id, { ...note, photos: [] }])),
    );
    return true;
  };
  return {
    /** With the coats as noted. */
    pets,
    of: (petId: string): ArrivalNote => notes[petId] ?? none,
    change: (petId: string, by: (before: ArrivalNote) => ArrivalNote) =>
      setNotes((before) => ({ ...before, [petId]: by(before[petId] ?? none) })),
    hasUnsaved: unsaved.length > 0,
    save,
    saving: call.busy,
  };
}

export type ArrivalNotes = ReturnType<typeof useArrivalNotes>;
