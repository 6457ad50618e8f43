import { useQuery } from '@tanstack/react-query';
import type { useConversations } from '#web/features/messages/messages.api.ts';
import type { OtherPerson } from '#web/features/messages/person-words.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { fullName } from '#web/domain/people/full-name.ts';
import { query } from '#web/lib/api/query.ts';

/** The person in the URL: from the conversation list, otherwise from the member's public data. */
export function useOtherPerson(id: string | undefined, list: ReturnType<typeof useConversations>) {
  const known = list.data?.find(({ otherUserId }) => otherUserId === id);
  const asks = id !== undefined && !list.isPending && !known;
  const stranger = useQuery({ ...query('GET /api/users/:id', { params: { id: id ?? '' } }), enabled: asks });
  return {
    data: known ? fromConversation(known) : stranger.data && fromProfile(stranger.data),
    isPending: list.isPending || (asks && stranger.isPending),
    error: stranger.error,
    retry: () => void stranger.refetch(),
  };
}

type Known = NonNullable<ReturnType<typeof useConversations>['data']>[number];
const fromConversation = (known: Known): OtherPerson => ({
  id: known.otherUserId,
  name: known.otherUserName,
  type: known.otherUserType,
  imageUrl: known.otherUserImageUrl,
  businessName: known.otherBusinessName,
  hasLeft: known.otherHasLeft,
  muted: known.muted,
  isStranger: known.isStranger,
});

const fromProfile = (person: Reply<'GET /api/users/:id'>): OtherPerson => ({
  id: person.id,
  name: fullName(person),
  type: person.roles[0] ?? 'groomer',
  imageUrl: person.profileImageUrl,
  businessName: person.businessProfile?.businessName ?? null,
});
