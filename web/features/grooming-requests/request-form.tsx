import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { detailOf } from '#web/lib/call.ts';
import { useFieldsSeen } from '#web/lib/fields-seen.ts';
import { showAtFields } from '#web/lib/show-at-fields.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { ChangedElsewhere } from '#web/ui/changed-elsewhere.tsx';
import { Note } from '#web/ui/note.tsx';
import { DraftDialog } from '#web/ui/draft-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { changeOf, fieldAt, petsOf, postingOf, problemsOf, valuesOf } from './request-draft.ts';
import type { RequestPlace, RequestTask, RequestValues } from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { useEditRequest, usePostRequest } from './requests.api.ts';

type RequestFormProps = { task: RequestTask; place: RequestPlace; onClose: () => void };

/** Asks for grooming, or edits what was asked. What was typed is only thrown away when somebody says so. */
export default function RequestForm({ task, place, onClose }: RequestFormProps) {
  const post = usePostRequest();
  const edit = useEditRequest();
  const wayOn = useWayOn();
  const editing = task.kind === 'edit';
  const pets = petsOf(task);
  const chosenOf = (values: RequestValues) => pets.filter(({ id }) => values.petIds.includes(id));
  const form = useForm<RequestValues>({
    defaultValues: valuesOf(task, place),
    resolver(values) {
      const errors: FieldErrors<RequestValues> = {};
      for (const { field, message } of problemsOf(values)) errors[field] = { type: 'rule', message };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const { changesIn, isRefused, ...elsewhere } = useFieldsSeen({
    record: editing ? task.request : null,
    valuesOf: (request) => valuesOf(request ? { kind: 'edit', request, pets: task.pets } : task, place),
    draftOf: (values) => ({ ...changeOf(values, chosenOf(values)), petIds: values.petIds }),
    form,
  });

  const send = form.handleSubmit(async (values) => {
    try {
      if (editing) await edit.mutateAsync({ id: task.request.id, ...changesIn(values) });
      else await post.mutateAsync(postingOf(values, chosenOf(values)));
      onClose();
      toast(
        editing
          ? {
              title: 'Request changed',
              description: 'Your offers are kept. Senders are asked to confirm where it matters.',
            }
          : {
              title: 'Grooming request created successfully!',
              description:
                'Groomers and salons near you can see it now. We will let you know about every offer.',
            },
      );
    } catch (error) {
      if (isRefused(error)) return;
      showAtFields(form.setError, error, (path) => fieldAt(path, values));
      toast({
        variant: 'destructive',
        title: editing ? 'The request was not changed' : 'Failed to create grooming request',
        description: detailOf(error, 'Please try again. What you typed is kept.'),
        action: wayOn(error),
      });
    }
  });

  return (
    <FormProvider {...form}>
      <DraftDialog
        shape="large"
        title={editing ? 'Edit request' : 'Request Grooming'}
        description={
          editing ? task.request.title : 'Say what you need, and groomers and salons send you offers.'
        }
        dirty={isDirty}
        lost={editing ? 'The request stays as it was.' : 'Nothing has been sent yet.'}
        submit={editing ? 'Save Changes' : 'Send Request'}
        busy={isSubmitting && (editing ? 'Saving...' : 'Sending...')}
        onSubmit={send}
        onClose={onClose}
      >
        {editing && task.request.openOffers > 0 && <OffersWait count={task.request.openOffers} />}
        <RequestFields task={task} />
        <ChangedElsewhere {...elsewhere} />
      </DraftDialog>
    </FormProvider>
  );
}

/** What an edit means for those who offered, said before it is saved. */
function OffersWait({ count }: { count: number }) {
  return (
    <Note tone="warn">
      <b>{count === 1 ? '1 offer is open.' : `${count} offers are open.`}</b> If you change the services, the
      pets, the place or the date,{' '}
      {count === 1 ? 'its sender confirms or changes it' : 'each sender confirms or changes theirs'} before
      you can accept. No offer is lost.
    </Note>
  );
}
