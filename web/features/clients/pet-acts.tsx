import { Suspense, useState } from 'react';
import type { ClientPet } from '#contract/clients/client-pets.ts';
import type { Client } from '#contract/clients/clients.ts';
import { vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

const ClientVaccinationForm = lazyPart(async () => ({
  default: (await import('./client-vaccination-form.tsx')).ClientVaccinationForm,
}));

type PetActsProps = { client: Client; pet: ClientPet; onEdit: () => void };

/** Edits a client's pet and records a vaccination; the rare acts, which take it from the list or record its death, are in a menu. */
export function PetActs({ client, pet, onEdit }: PetActsProps) {
  const [asks, setAsks] = useState(false);
  const [records, setRecords] = useState(false);
  const now = useNow();
  const change = useAction('PATCH /api/clients/:id/pets/:petId', { failed: 'The pet was not saved' });
  const save = (body: { archived?: boolean; diedOn?: string | null }) =>
    void change.run({ params: { id: client.id, petId: pet.id }, body });
  const mayRecord = pet.managed && !pet.diedOn && vaccinesFor(pet.species).length > 0;
  return (
    <>
      <Button variant="quiet" onClick={onEdit}>
        Edit<span className="sr-only"> {pet.name}</span>
      </Button>
      {mayRecord && (
        <Button variant="quiet" onClick={() => setRecords(true)}>
          Add vaccination<span className="sr-only">: {pet.name}</span>
        </Button>
      )}
      {(pet.managed || !pet.diedOn) && (
        <Menu trigger={<IconButton icon="more" label={`More for ${pet.name}`} />}>
          {!pet.diedOn && (
            <MenuItem disabled={change.busy} onSelect={() => save({ archived: !pet.archived })}>
              {pet.archived ? 'Groom again' : 'No longer groomed'}
            </MenuItem>
          )}
          {pet.managed && (
            <MenuItem
              disabled={change.busy}
              onSelect={() => (pet.diedOn ? save({ diedOn: null }) : setAsks(true))}
            >
              {pet.diedOn ? 'Undo passed away' : 'Passed away'}
            </MenuItem>
          )}
        </Menu>
      )}
      <Suspense>
        {records && <ClientVaccinationForm client={client} pet={pet} onClose={() => setRecords(false)} />}
      </Suspense>
      <LazyConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Has ${pet.name} passed away?`}
        description="Due dates end now, and no message will name this pet again. The record stays."
        confirm="Yes"
        onConfirm={() => {
          setAsks(false);
          save({ diedOn: isoDay(now) });
        }}
      />
    </>
  );
}
