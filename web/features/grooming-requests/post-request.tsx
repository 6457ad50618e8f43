import { useState } from 'react';
import { useNavigate } from 'react-router';
import { groomingRequestsApi } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { alreadyAsked } from './own-request-groups.ts';
import { changeOf, petsOf, postingOf, problemsOf, valuesOf } from './request-draft.ts';
import type { RequestPlace, RequestTask, RequestValues } from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';

type PostRequestProps = { task: RequestTask; place: RequestPlace; onClose: () => void };

/** Form to post or edit a grooming request. Typed values are discarded only after a confirmation. */
export default function PostRequest({ task, place, onClose }: PostRequestProps) {
  const navigate = useNavigate();
  const editing = task.kind === 'edit';
  const pets = petsOf(task);
  const chosenOf = (values: RequestValues) => pets.filter(({ id }) => values.petIds.includes(id));
  const draft = useDraft({
    values: valuesOf(task, place),
    schema:
      groomingRequestsApi[editing ? 'PATCH /api/grooming-requests/:id' : 'POST /api/grooming-requests'].body,
    bodyOf: (values) => ({ ...changeOf(values, chosenOf(values)), petIds: values.petIds }),
    problems: (values) =>
      Object.fromEntries(problemsOf(values).map(({ field, message }) => [field, message])),
    names: { petId: 'petIds' },
    editing: editing
      ? {
          record: task.request,
          valuesOf: (request) => valuesOf(request ? { kind: 'edit', request, pets: task.pets } : task, place),
        }
      : undefined,
  });
  const words = { otherwise: 'Please try again. What you typed is kept.', refused: draft.refused };
  const post = useAction('POST /api/grooming-requests', {
    ...words,
    done: ({ id }) => ({
      title: 'Grooming request created successfully!',
      description: 'Groomers and salons near you can see it now. We will let you know about every offer.',
      action: { label: 'See request', onSelect: () => void navigate(href('request', { id })) },
    }),
    failed: 'Failed to create grooming request',
    accepted: () => task.kind === 'post' && task.onSent?.(),
  });
  const edit = useAction('PATCH /api/grooming-requests/:id', {
    ...words,
    done: {
      title: 'Request changed',
      description: 'Your offers are kept. Senders are asked to confirm where it matters.',
    },
    failed: 'The request was not changed',
  });

  const [repeated, setRepeated] = useState<RequestValues>();
  const send = (values: RequestValues) =>
    post.run({
      body: {
        ...postingOf(values, chosenOf(values)),
        ...(task.kind === 'post' && task.provider ? { askedId: task.provider.id } : {}),
      },
    });
  /** Keeps the form open until the question is answered. */
  const askFirst = (values: RequestValues): Promise<boolean> => {
    setRepeated(values);
    return Promise.resolve(false);
  };
  const again = task.kind === 'post' && repeated ? alreadyAsked(repeated, task.asked ?? []) : undefined;

  return (
    <>
      <FormDialog
        draft={draft}
        shape="large"
        title={
          editing
            ? 'Edit request'
            : pets.length === 1
              ? `Request Grooming for ${petNames(pets)}`
              : 'Request Grooming'
        }
        description={
          editing ? task.request.title : 'Say what you need, and groomers and salons send you offers.'
        }
        lost={editing ? 'The request stays as it was.' : 'Nothing has been sent yet.'}
        submit={editing ? 'Save Changes' : 'Send Request'}
        busy={editing ? 'Saving...' : 'Sending...'}
        send={(values) =>
          editing
            ? edit.run({ params: { id: task.request.id }, ...draft.changesIn(values) })
            : alreadyAsked(values, task.asked ?? [])
              ? askFirst(values)
              : send(values)
        }
        onClose={onClose}
      >
        {editing && task.request.openOffers > 0 && <OffersWait count={task.request.openOffers} />}
        {task.kind === 'post' && task.provider && (
          <Note>
            <b>{task.provider.name} is asked by name</b> and notified right away. Others nearby may send an
            offer too, and you choose.
          </Note>
        )}
        <RequestFields task={task} />
      </FormDialog>
      <LazyConfirmDialog
        open={again !== undefined}
        onOpenChange={() => setRepeated(undefined)}
        title="Ask a second time?"
        description={
          again &&
          `“${again.title}” for ${petNames(again.pets)} is ${again.visit ? 'booked' : 'open'} already. Another request books another visit.`
        }
        confirm="Send Second Request"
        onConfirm={() => {
          setRepeated(undefined);
          if (repeated) void send(repeated).then((sent) => sent && onClose());
        }}
      />
    </>
  );
}

/** Explains how an edit affects open offers, before it is saved. */
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
