import { Suspense, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Pet } from '#contract/pets.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { PetFields } from './pet-fields.tsx';
import { useAddPet, useChangePet } from './pets.api.ts';
import { changeOf, draftOf, emptyPet, fieldAt, valuesOf } from './pet-values.ts';
import type { PetValues } from './pet-values.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type PetFormProps = {
  /** Left out, a new pet is added. */
  pet?: Pet | undefined;
  onClose: () => void;
};

/** Add New Pet, and the same to edit one. What was typed is only thrown away when somebody says so. */
export default function PetForm({ pet, onClose }: PetFormProps) {
  const [leaves, setLeaves] = useState(false);
  const add = useAddPet();
  const change = useChangePet(pet?.id ?? '');
  const wayOn = useWayOn();
  const form = useForm<PetValues>({ defaultValues: pet ? valuesOf(pet) : emptyPet });
  const { isDirty, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    try {
      const saved = await (pet ? change.mutateAsync(changeOf(values)) : add.mutateAsync(draftOf(values)));
      onClose();
      toast({
        title: pet ? `${saved.name} is saved` : 'Pet added successfully!',
        description: pet ? undefined : `${saved.name} is ready for a first request.`,
      });
    } catch (error) {
      const wrong = error instanceof CallError ? error.errors : [];
      for (const { path, message } of wrong.toReversed()) {
        const field = fieldAt(path);
        if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
      }
      toast({
        variant: 'destructive',
        title: pet ? 'Error: Failed to save pet' : 'Error: Failed to add pet',
        description: wrong[0]?.message ?? detailOf(error, 'Please try again. What you typed is kept.'),
        action: wayOn(error),
      });
    }
  });
  const leave = () => (isDirty ? setLeaves(true) : onClose());

  return (
    <Dialog
      open
      shape="large"
      onOpenChange={(open) => !open && leave()}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
      title={pet ? `Edit ${pet.name}` : 'Add New Pet'}
      description={pet ? undefined : 'Only the name is needed. The rest saves questions at the table.'}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-8" onSubmit={(event) => void send(event)}>
          <PetFields pet={pet} />
          <Actions className="sticky -bottom-5 z-1 -mx-1 border-t border-line bg-raised px-1 py-3 lg:-bottom-6">
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isSubmitting && (pet ? 'Saving...' : 'Adding...')}>
              {pet ? 'Save Changes' : 'Add Pet'}
            </Button>
          </Actions>
        </form>
      </FormProvider>
      <Suspense>
        {leaves && (
          <ConfirmDialog
            open
            onOpenChange={setLeaves}
            danger
            title="Throw away what you typed?"
            description={pet ? `${pet.name} stays as before.` : 'No pet has been added yet.'}
            cancel="Keep Editing"
            confirm="Throw Away"
            onConfirm={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
