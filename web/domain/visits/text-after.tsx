import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MessageKind } from '#contract/client-messages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { TextClient } from '#web/domain/client-messages/text-client.tsx';
import type { ToastContent } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { clientName, clientWays } from './visit-client.ts';

/** Whether the client of a changed visit is not notified by Wagwell and accepts texts. */
export const isToText = (visit: Visit, isTold: boolean): boolean =>
  visit.client !== null && clientWays(visit).text !== null && !isTold;

type TextAfterProps = {
  visit: Visit;
  kind: MessageKind;
  /** The cents that it cost before. */
  was?: number | undefined;
  description: string;
  /** The label of the button. */
  children: ReactNode;
  onClose: () => void;
};

/** Dialog that offers the text about a change, once it is made. */
export function TextAfter({ visit, kind, was, description, children, onClose }: TextAfterProps) {
  if (!visit.client) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tell ${clientName(visit)}?`}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <TextClient client={visit.client} kind={kind} visitId={visit.id} was={was} variant="primary">
            {children}
          </TextClient>
        </>
      }
    >
      {null}
    </Dialog>
  );
}

/** Content of a receipt with a button to text the client, shown until it is dismissed. */
export const offerText = (
  client: QueryClient,
  visit: Visit,
  kind: MessageKind,
  said: string,
): Pick<ToastContent, 'description' | 'duration'> => ({
  description: (
    <span className="grid justify-items-start gap-1">
      <span>{said}</span>
      {visit.client && (
        // Receipts are drawn outside of the page's own provider.
        <QueryClientProvider client={client}>
          <TextClient client={visit.client} kind={kind} visitId={visit.id} variant="quiet">
            Text {clientName(visit)}
          </TextClient>
        </QueryClientProvider>
      )}
    </span>
  ),
  duration: Infinity,
});
