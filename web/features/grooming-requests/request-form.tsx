import { Suspense, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { CallError, detailOf } from '#web/lib/call.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { changeOf, fieldAt, postingOf, problemsOf, valuesOf } from './request-draft.ts';
import type { RequestPlace, RequestTask, RequestValues } from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { useEditRequest, usePostRequest } from './requests.api.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type RequestFormProps = { task: RequestTask; place: RequestPlace; onClose: () => void };

/** Asks for grooming, or edits what was asked. What was typed is only thrown away when somebody says so. */
export default function RequestForm({ task, place, onClose }: RequestFormProps) {
  const [leaves, setLeaves] = useState(false);
  const post = usePostRequest();
  const edit = useEditRequest();
  const wayOn = useWayOn();
  const editing = task.kind === 'edit';
  const pets = editing ? task.request.pets : task.pets;
  const form = useForm<RequestValues>({
    defaultValues: valuesOf(task, place),
    resolver(values) {
      const errors: FieldErrors<RequestValues> = {};
      for (const { field, message } of problemsOf(values)) errors[field] = { type: 'rule', message };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { isDirty, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    const chosen = pets.filter(({ id }) => values.petIds.includes(id));
    try {
      if (editing) await edit.mutateAsync({ id: task.request.id, body: changeOf(values, chosen) });
      else await post.mutateAsync(postingOf(values, chosen));
      onClose();
      toast(
        editing
          ? { title: 'Request changed', description: 'Everybody who offered sees it as it is now.' }
          : {
              title: 'Grooming request created successfully!',
              description: 'Groomers and salons near you see it now. We tell you about every offer.',
            },
      );
    } catch (error) {
      const wrong = error instanceof CallError ? error.errors : [];
      for (const { path, message } of wrong.toReversed()) {
        const field = fieldAt(path, values);
        if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
      }
      toast({
        variant: 'destructive',
        title: editing ? 'The request was not changed' : 'Failed to create grooming request',
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
      title={editing ? 'Edit request' : 'Request Grooming'}
      description={editing ? task.request.title : 'Say what is needed; groomers and salons send you offers.'}
    >
      <FormProvider {...form}>
        <form noValidate className="grid gap-8" onSubmit={(event) => void send(event)}>
          <RequestFields task={task} />
          <Actions className="sticky -bottom-5 z-1 -mx-1 border-t border-line bg-raised px-1 py-3 lg:-bottom-6">
            <Button onClick={leave}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              busy={isSubmitting && (editing ? 'Saving...' : 'Sending...')}
            >
              {editing ? 'Save Changes' : 'Send Request'}
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
            description={editing ? 'The request stays as it was.' : 'Nothing has been sent yet.'}
            cancel="Keep Editing"
            confirm="Throw Away"
            onConfirm={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
