import { FormProvider, useForm } from 'react-hook-form';
import type { Pet } from '#contract/pets.ts';
import { detailOf } from '#web/lib/call.ts';
import { useFieldsSeen } from '#web/lib/fields-seen.ts';
import { showAtFields } from '#web/lib/show-at-fields.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { DraftDialog } from '#web/ui/draft-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PetFields } from './pet-fields.tsx';
import { useAddPet, useChangePet } from './pets.api.ts';
import { changeOf, draftOf, emptyPet, fieldAt, valuesOf } from './pet-values.ts';
import type { PetValues } from './pet-values.ts';

type PetFormProps = {
  /** Left out, a new pet is added. */
  pet?: Pet | undefined;
  onClose: () => void;
};

/** Add New Pet, and the same to edit one. What was typed is only thrown away when somebody says so. */
export default function PetForm({ pet, onClose }: PetFormProps) {
  const add = useAddPet();
  const change = useChangePet(pet?.id ?? '');
  const wayOn = useWayOn();
  const form = useForm<PetValues>({ defaultValues: pet ? valuesOf(pet) : emptyPet });
  const { isDirty, isSubmitting } = form.formState;
  const { changesIn, isRefused, ...elsewhere } = useFieldsSeen({
    record: pet ?? null,
    valuesOf: (record) => (record ? valuesOf(record) : emptyPet),
    draftOf: changeOf,
    form,
  });

  const send = form.handleSubmit(async (values) => {
    try {
      const saved = await (pet ? change.mutateAsync(changesIn(values)) : add.mutateAsync(draftOf(values)));
      onClose();
      toast({
        title: pet ? `${saved.name} is saved` : 'Pet added successfully!',
        description: pet ? undefined : `${saved.name} is ready for a first request.`,
      });
    } catch (error) {
      if (isRefused(error)) return;
      showAtFields(form.setError, error, fieldAt);
      toast({
        variant: 'destructive',
        title: pet ? 'Error: Failed to save pet' : 'Error: Failed to add pet',
        description: detailOf(error, 'Please try again. What you typed is kept.'),
        action: wayOn(error),
      });
    }
  });

  return (
    <FormProvider {...form}>
      <DraftDialog
        shape="large"
        title={pet ? `Edit ${pet.name}` : 'Add New Pet'}
        description={pet ? undefined : 'Only the name is required. The rest saves questions at the table.'}
        dirty={isDirty}
        lost={pet ? `${pet.name} stays as before.` : 'No pet has been added yet.'}
        submit={pet ? 'Save Changes' : 'Add Pet'}
        busy={isSubmitting && (pet ? 'Saving...' : 'Adding...')}
        onSubmit={send}
        onClose={onClose}
      >
        <PetFields pet={pet} />
        <ChangedElsewhere {...elsewhere} />
      </DraftDialog>
    </FormProvider>
  );
}
