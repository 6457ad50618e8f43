import type { QueryClient } from '@tanstack/react-query';

/** Pets, requests, offers and visits tell of each other: what was done to one shows in every list that holds another. */
export const groomingChanged = (client: QueryClient) =>
  Promise.all(
    ['pets', 'pet-owners', 'grooming-requests', 'offers', 'visits', 'marketplace'].map((part) =>
      client.invalidateQueries({ queryKey: ['api', part] }),
    ),
  );
