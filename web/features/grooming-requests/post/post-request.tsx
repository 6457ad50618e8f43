import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { groomingRequestsApi } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { NeedsMembership } from '#web/domain/people/needs-membership.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { isoDay } from '#web/lib/dates.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { forgetStoredDraft, storeDraft, readStoredDraft } from './stored-draft.ts';
import { alreadyAsked } from '../own/own-request-groups.ts';
import { changeOf, petsOf, postingOf, problemsOf, valuesOf } from './request-draft.ts';
import type { RequestPlace, RequestTask, RequestValues } from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestPreview } from './request-preview.tsx';
import { FootLine, RequestPrice } from './request-price.tsx';
import { useRequestSteps, stepTitles } from './request-steps.ts';
import type { RequestStep } from './request-steps.ts';

type PostRequestProps = { task: RequestTask; place: RequestPlace; onClose: () => void };

/**
 * Form to post or edit a grooming request: three steps on a phone, beside its ticket and price on a wide screen. What was
 * typed is kept until it is sent, or thrown away after a confirmation.
 */
export default function PostRequest({ task, place, onClose }: PostRequestProps) {
  const navigate = useNavigate();
  const editing = task.kind === 'edit';
  const pets = petsOf(task);
  const chosenOf = (values: RequestValues) => pets.filter(({ id }) => values.petIds.includes(id));
  const isWide = useMedia('(width >= 56.25rem)');
  const fresh = () => valuesOf(task, place);
  const [kept] = useState(() => readStoredDraft(task, fresh(), isoDay(new Date())));
  const draft = useDraft({
    values: kept ?? fresh(),
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
  const { form } = draft;
  const steps = useRequestSteps(form, !isWide && !editing);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(task, values),
      }),
    [form, task],
  );
  const close = () => {
    // What was thrown away is not offered again.
    if (form.formState.isDirty && !form.formState.isSubmitting) forgetStoredDraft(task);
    onClose();
  };
  const startOver = () => {
    form.reset(fresh());
    forgetStoredDraft(task);
  };
  const words = {
    otherwise: 'Please try again. What you typed is kept.',
    refused: (error: unknown) => {
      const isShown = draft.refused(error);
      steps.showError();
      return isShown;
    },
  };
  const post = useAction('POST /api/grooming-requests', {
    ...words,
    done: ({ id }) => ({
      title: 'Grooming request created successfully!',
      description: 'Groomers and salons near you can see it now. We will let you know about every offer.',
      action: { label: 'See request', onSelect: () => void navigate(href('request', { id })) },
    }),
    failed: 'Failed to create grooming request',
    accepted: () => {
      forgetStoredDraft(task);
      if (task.kind === 'post') task.onSent?.();
    },
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
        shape="wide"
        title={
          editing
            ? 'Edit request'
            : pets.length === 1
              ? `Request Grooming for ${petNames(pets)}`
              : 'Request Grooming'
        }
        description={
          editing ? (
            task.request.title
          ) : steps.step === undefined ? (
            'Say what you need, and groomers and salons send you offers.'
          ) : (
            <span className="tabular-nums">
              Step {steps.step + 1} of {stepTitles.length}
            </span>
          )
        }
        lost={editing ? 'The request stays as it was.' : 'Nothing has been sent yet.'}
        submit={editing ? 'Save changes' : steps.isLast ? 'Send request' : 'Next'}
        busy={editing ? 'Saving...' : steps.isLast ? 'Sending...' : 'Next'}
        back={steps.back}
        foot={(isWide || !editing) && <FootLine task={task} />}
        onInvalid={steps.showError}
        send={(values) => {
          if (editing) return edit.run({ params: { id: task.request.id }, ...draft.changesIn(values) });
          if (!steps.isLast) {
            steps.next();
            return Promise.resolve(false);
          }
          return alreadyAsked(values, task.asked ?? []) ? askFirst(values) : send(values);
        }}
        onClose={close}
      >
        {steps.step !== undefined && <RequestProgress step={steps.step} />}
        {editing && task.request.openOffers > 0 && <OffersWait count={task.request.openOffers} />}
        {!editing && <NeedsMembership what="Sending a request" />}
        {kept && <KeptNote onAnew={startOver} />}
        {task.kind === 'post' && task.provider && !steps.back && (
          <Note>
            <b>{task.provider.name} is asked by name</b> and notified right away. Others nearby may send an
            offer too, and you choose.
          </Note>
        )}
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-8">
            <RequestFields task={task} step={steps.step} isWide={isWide} />
          </div>
          {isWide && (
            <aside aria-label="Price and preview" className="sticky top-0 grid gap-4">
              <RequestPreview task={task} />
              <RequestPrice task={task} />
            </aside>
          )}
        </div>
      </FormDialog>
      <LazyConfirmDialog
        open={again !== undefined}
        onOpenChange={() => setRepeated(undefined)}
        title="Ask a second time?"
        description={
          again &&
          `“${again.title}” for ${petNames(again.pets)} is ${again.visit ? 'booked' : 'open'} already. Another request books another visit.`
        }
        confirm="Send second request"
        onConfirm={() => {
          setRepeated(undefined);
          if (repeated) void send(repeated).then((sent) => sent && onClose());
        }}
      />
    </>
  );
}

/** Says that the fields are filled with what was typed before, and empties them where something else is wanted. */
function KeptNote({ onAnew }: { onAnew: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <Note>
      What you typed before is here again.{' '}
      <Button
        variant="quiet"
        className="inline-flex! min-h-0! py-0!"
        onClick={() => {
          onAnew();
          setGone(true);
        }}
      >
        Start over
      </Button>
    </Note>
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

/** Which of the three steps this is, as bars from edge to edge below the words. */
function RequestProgress({ step }: { step: RequestStep }) {
  return (
    <div className="-mt-2 grid grid-cols-3 gap-1.5" aria-hidden="true">
      {stepTitles.map((title, index) => (
        <span key={title} className={clsx('h-1.5 rounded-pill', index <= step ? 'bg-accent' : 'bg-tag')} />
      ))}
    </div>
  );
}
