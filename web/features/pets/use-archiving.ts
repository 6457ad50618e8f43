import type { Pet } from '#contract/pets/pets.ts';
import { useAction } from '#web/lib/api/use-action.ts';

/** Archives and restores pets without losing data. The toast can undo either. */
export function useArchiving() {
  const restoring = useAction('POST /api/pets/:id/restore', {
    done: ({ name }) => ({ title: `${name} is back` }),
    failed: 'The pet was not restored',
  });
  const archiving = useAction('DELETE /api/pets/:id', {
    done: ({ id, name }) => ({
      title: `${name} is archived`,
      description: 'History and records stay.',
      action: { label: 'Undo', onSelect: () => void restoring.run({ params: { id } }) },
    }),
    failed: 'The pet was not archived',
  });
  return {
    archive: ({ id }: Pick<Pet, 'id'>) => archiving.run({ params: { id } }),
    restore: ({ id }: Pick<Pet, 'id'>) => restoring.run({ params: { id } }),
    busy: archiving.busy || restoring.busy,
  };
}
