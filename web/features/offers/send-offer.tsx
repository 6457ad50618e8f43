import type { ReactNode } from 'react';
import { fewNames } from '#web/domain/pets/pet-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import type { OfferAs, OfferValues, OfferedFrom, OfferedRequest } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { useOfferCheck } from './offers.api.ts';

type SendOfferProps = {
  request: OfferedRequest;
  as: OfferAs;
  /** Values of an earlier attempt that failed. */
  draft: OfferValues | undefined;
  /** Errors of the server, by field of the API. */
  errors: readonly { path: string; message: string }[];
  onSend: (values: OfferValues, from: OfferedFrom) => void;
  onClose: () => void;
};

/** Dialog for an offer: price, time and message, with conflicts shown before anything is sent. */
export default function SendOffer({ request, as, draft, errors, onSend, onClose }: SendOfferProps) {
  const check = useOfferCheck(request.id, { as });
  const body: ReactNode = check.data ? (
    <OfferFields
      request={request}
      as={as}
      first={check.data}
      draft={draft}
      errors={errors}
      onSend={onSend}
      onClose={onClose}
    />
  ) : check.isError ? (
    <FailedQuery query={check} title="The request did not load" />
  ) : (
    <div className="grid gap-4">
      <output className="sr-only">Loading the request...</output>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send an offer for ${fewNames(request.pets)}`}
      description={request.title}
    >
      {body}
    </Dialog>
  );
}
