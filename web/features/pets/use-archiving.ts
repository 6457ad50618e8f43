import type { Pet } from '#contract/pets.ts';
import { detailOf } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useArchivePet, useRestorePet } from './pets.api.ts';

type Named = Pick<Pet, 'id' | 'name'>;

/** Puts pets away and brings them back; either can be undone from the toast. Nothing of a pet is lost. */
export function useArchiving() {
  const archiving = useArchivePet();
  const restoring = useRestorePet();

  const archive = async (pet: Named) => {
    try {
      await archiving.mutateAsync(pet.id);
      toast({
        title: `${pet.name} is archived`,
        description: 'History and records stay.',
        action: { label: 'Undo', onSelect: () => void restore(pet) },
      });
    } catch (error) {
      failed(`${pet.name} was not archived`, error);
    }
  };
  const restore = async (pet: Named) => {
    try {
      await restoring.mutateAsync(pet.id);
      toast({ title: `${pet.name} is back` });
    } catch (error) {
      failed(`${pet.name} was not restored`, error);
    }
  };
  return { archive, restore, busy: archiving.isPending || restoring.isPending };
}

const failed = (title: string, error: unknown) =>
  toast({ variant: 'destructive', title, description: detailOf(error, 'Please try again.') });
