import { useQueryClient } from '@tanstack/react-query';
import { markOffered } from '#web/features/grooming-requests/requests.api.ts';
import { useOffering } from '#web/features/offers/use-offering.tsx';

type Offering = Parameters<typeof useOffering>[0];

/** The offer dialog over a list of requests; a sent offer shows at once. */
export function useOfferDialog(given: Pick<Offering, 'as' | 'words'>) {
  const client = useQueryClient();
  return useOffering({ ...given, mark: (id, ownOffer) => markOffered(client, id, ownOffer) });
}
