import type { QueryClient } from '@tanstack/react-query';
import { chatWith, conversations } from './messages.api.ts';

/** Reads the list of conversations and those with some people, so that they open offline. */
export async function readChatsAhead(client: QueryClient, people: Iterable<string>): Promise<void> {
  await client.fetchInfiniteQuery({ ...conversations, staleTime: 0 });
  for (const id of new Set(people)) await client.fetchInfiniteQuery({ ...chatWith(id), staleTime: 0 });
}
