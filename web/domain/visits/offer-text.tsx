import type { MessageKind } from '#contract/client-messages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import type { ToastContent } from '#web/lib/toast-store.ts';
import { clientName } from './visit-client.ts';

/** What a receipt says to a provider whose client hears of it from nobody else: the text, which is there until it is dismissed. */
export const offerText = (
  visit: Visit,
  kind: MessageKind,
  said: string,
): Pick<ToastContent, 'description' | 'duration'> => ({
  description: (
    <span className="grid justify-items-start gap-1">
      <span>{said}</span>
      {visit.client && (
        <TextClient client={visit.client} kind={kind} visitId={visit.id} variant="quiet">
          Text {clientName(visit)}
        </TextClient>
      )}
    </span>
  ),
  duration: Infinity,
});
