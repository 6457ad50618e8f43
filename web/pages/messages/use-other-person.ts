import { useStranger } from '#web/features/messages/messages.api.ts';
import type { useConversations } from '#web/features/messages/messages.api.ts';
import type { OtherPerson } from '#web/features/messages/person-words.ts';
import { fullName } from '#web/lib/full-name.ts';

/** Whom the address names: from the list where they stand in it, otherwise as members see them. */
export function useOtherPerson(id: string | undefined, list: ReturnType<typeof useConversations>) {
  const known = list.data?.find(({ otherUserId }) => otherUserId === id);
  const asks = id !== undefined && !list.isPending && !known;
  const stranger = useStranger(id ?? '', asks);
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
});

type Profile = NonNullable<ReturnType<typeof useStranger>['data']>;
const fromProfile = (person: Profile): OtherPerson => ({
  id: person.id,
  name: fullName(person),
  type: person.roles[0] ?? 'groomer',
  imageUrl: person.profileImageUrl,
  businessName: person.businessProfile?.businessName ?? null,
});
