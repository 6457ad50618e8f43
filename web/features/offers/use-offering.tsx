import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming-requests.ts';
import type { FieldError } from '#contract/problems.ts';
import { CallError, detailOf } from '#web/lib/call.ts';
import { everyRead } from '#web/lib/query.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { postingOf } from './offer-draft.ts';
import type { OfferAs, OfferValues, OfferedFrom, OfferedRequest } from './offer-draft.ts';
import { useSendOffer, useWithdrawOffer } from './offers.api.ts';
import { offerStart } from './offer-words.ts';

const OfferForm = lazyPart(() => import('./offer-form.tsx'));

type Refused = { draft: OfferValues; errors: readonly FieldError[] };
type Open = { request: OfferedRequest; refused?: Refused | undefined };
type Words = { failed: string; fallback: string };
type OfferingOptions = {
  as: OfferAs;
  /** Puts the offer on the request's card before the server has answered, or takes it off again. */
  mark?: (requestId: string, ownOffer: RequestCard['ownOffer']) => void;
  /** How a screen says that it failed. */
  words?: Words;
};
const usualWords: Words = {
  failed: 'Your offer was not sent',
  fallback: 'Please try again. What you wrote is kept.',
};

/** Offering to groom from a list: `begin` opens the form, which the caller places as `dialog`. */
export function useOffering({ as, mark, words = usualWords }: OfferingOptions) {
  const [open, setOpen] = useState<Open>();
  // By request: who opens the form again finds there what could not be sent.
  const refused = useRef(new Map<string, Refused>());
  const sending = useSendOffer();
  const withdraw = useWithdrawOffer();
  const client = useQueryClient();
  const wayOn = useWayOn();

  /** `draft` is what the form starts with: an offer to be changed. */
  const begin = (request: OfferedRequest, draft?: OfferValues) =>
    setOpen({ request, refused: refused.current.get(request.id) ?? (draft && { draft, errors: noErrors }) });

  // Promises rather than callbacks: the answer is told even where the list has been left meanwhile.
  const takeBack = async (id: string) => {
    try {
      await withdraw.mutateAsync(id);
      toast({ title: 'Offer withdrawn' });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Your offer still stands',
        description: detailOf(error, 'It was not withdrawn. Try again under My offers.'),
      });
    }
  };

  const send = async (request: OfferedRequest, values: OfferValues, from: OfferedFrom) => {
    setOpen(undefined);
    await client.cancelQueries(everyRead('GET /api/grooming-requests'));
    mark?.(request.id, { id: '', status: 'pending', endedBecause: null, changedTerms: [] });
    try {
      const posting = postingOf(values, { request, as, ...from });
      const offer = await sending.mutateAsync(posting);
      refused.current.delete(request.id);
      toast({
        title: 'Offer sent',
        description: `${request.owner.firstName} reads it now. ${offerStart(offer)}`,
        action: { label: 'Undo', onSelect: () => void takeBack(offer.id) },
      });
    } catch (error) {
      mark?.(request.id, null);
      const errors = error instanceof CallError ? error.errors : [];
      refused.current.set(request.id, { draft: values, errors });
      toast({
        variant: 'destructive',
        title: words.failed,
        description: detailOf(error, words.fallback),
        action: wayOn(error, () => begin(request)),
      });
    }
  };

  const dialog: ReactNode = (
    <Suspense>
      {open && (
        <OfferForm
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

const noErrors: readonly FieldError[] = [];
