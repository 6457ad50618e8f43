import { useQuery } from '@tanstack/react-query';
import { policySentence } from '#contract/cancellation-policies/cancellation-fee.ts';
import { query } from '#web/lib/api/query.ts';

/** A provider's cancellation policy in one sentence, as it stands before a booking. */
export function ProviderPolicy({ providerId }: { providerId: string }) {
  const { data, isLoadingError } = useQuery(
    query('GET /api/cancellation-policies/:id', { params: { id: providerId } }),
  );
  if (isLoadingError) return <>The cancellation policy did not load.</>;
  return <>{data ? policySentence(data.policy) : 'Loading the cancellation policy...'}</>;
}
