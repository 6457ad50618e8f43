import type { QueryClient } from '@tanstack/react-query';
import { refreshAfter } from './query.ts';

/** Pets, requests, offers and visits show each other: what was done to one shows in every list that holds another. */
export const groomingChanged = (client: QueryClient) => refreshAfter(client, 'POST /api/pets');
