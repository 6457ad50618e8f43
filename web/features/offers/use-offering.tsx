import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { FieldError } from '#contract/problems.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { allQueriesOf } from '#web/lib/api/query.ts';
import { lastCause } from '#web/lib/cause.ts';
import { toast } from '#web/lib/toast-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { postingOf } from './offer-draft.ts';
import type { OfferAs, OfferValues, OfferedFrom, OfferedRequest } from './offer-draft.ts';
import { offerStart } from './offer-words.ts';

const SendOffer = lazyPart(() => import('./send-offer.tsx'));

type Refused = { draft: OfferValues; errors: readonly FieldError[] };
type Open = { request: OfferedRequest; refused?: Refused | undefined };
type Words = { failed: string; fallback: string };
type OfferingOptions = {
  as: OfferAs;
  /** Shows or removes the offer on the request's card before the server has answered. */
  mark?: (requestId: string, ownOffer: RequestCard['ownOffer']) => void;
  /** Words for a failure on this screen. */
  words?: Words;
};
const usualWords: Words = {
  failed: 'Your offer was not sent',
  fallback: 'Please try again. What you wrote is kept.',
};

/** Sends an offer from a list: `begin` opens the form, and the caller renders `dialog`. */
export function useOffering({ as, mark, words = usualWords }: OfferingOptions) {
  const [open, setOpen] = useState<Open>();
  // Offers that could not be sent, by request; reopening the form restores them.
  const refused = useRef(new Map<string, Refused>());
  const client = useQueryClient();

  const cancelReads = () => client.cancelQueries(allQueriesOf('GET /api/grooming-requests'));

  /** Opens the form. `draft` holds the values of an offer to be changed. */
  const begin = (request: OfferedRequest, draft?: OfferValues) =>
    setOpen({ request, refused: refused.current.get(request.id) ?? (draft && { draft, errors: noErrors }) });

  const withdraw = useAction('POST /api/offers/:id/withdraw', {
    failed: 'Your offer still stands',
    otherwise: 'It was not withdrawn. Try again under My offers.',
  });
  const offering = useAction('POST /api/applications/grooming-request', {
    async optimistic({ body: { groomingRequestId } }) {
      await cancelReads();
      mark?.(groomingRequestId, sent(''));
      return () => mark?.(groomingRequestId, null);
    },
    failed: words.failed,
    otherwise: words.fallback,
  });

  /** Undoes an offer that was just sent; its row has the button again at once. */
  const takeBack = async (id: string, about: string) => {
    await cancelReads();
    mark?.(about, null);
    const done = { title: 'Offer withdrawn', about, quiet: true };
    if (!(await withdraw.run({ params: { id } }, { done }))) mark?.(about, sent(id));
  };

  const send = async (request: OfferedRequest, draft: OfferValues, from: OfferedFrom) => {
    setOpen(undefined);
    const known = `${request.owner.firstName} will know right away.`;
    // One receipt from the press on: the answer adds Undo.
    const receipt = toast({
      about: request.id,
      stays: true,
      title: 'Offer sent',
      description: known,
      from: lastCause(),
    });
    const worked = await offering.run(
      { body: postingOf(draft, { request, as, ...from }) },
      {
        done(offer) {
          refused.current.delete(request.id);
          receipt.update({
            description: `${known} ${offerStart(offer)}`,
            action: { label: 'Undo', onSelect: () => void takeBack(offer.id, request.id) },
          });
        },
        refused(error) {
          const errors = error instanceof CallError ? error.errors : [];
          refused.current.set(request.id, { draft, errors });
          return false;
        },
        again: () => begin(request),
      },
    );
    if (!worked) receipt.dismiss();
  };

  const dialog: ReactNode = (
    <Suspense>
      {open && (
        <SendOffer
          key={open.request.id}
          as={as}
          request={open.request}
          draft={open.refused?.draft}
          errors={open.refused?.errors ?? noErrors}
          onClose={() => setOpen(undefined)}
          onSend={(values, from) => void send(open.request, values, from)}
        />
      )}
    </Suspense>
  );
  return { begin, dialog };
}

const sent = (id: string): RequestCard['ownOffer'] => ({
  id,
  status: 'pending',
  endedBecause: null,
  changedTerms: [],
});
const noErrors: readonly FieldError[] = [];
