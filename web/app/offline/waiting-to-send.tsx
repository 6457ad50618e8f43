import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useWaitingMessages } from '#web/features/messages/waiting-messages.ts';
import { discardAct, isUnsent, releaseAct, sendActs, useWaitingActs } from '#web/lib/api/outbox.ts';
import { pollEvery } from '#web/lib/api/query.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { InNotices } from './notices.tsx';
import type { Waiting } from './waiting-dialog.tsx';

const WaitingDialog = lazyPart(() => import('./waiting-dialog.tsx'));

/**
 * Sends what was done without a connection once it is back, and lists what waits: acts, and messages that have not arrived.
 */
export function WaitingToSend({ ownId, isConnected }: { ownId: string; isConnected: boolean }) {
  const client = useQueryClient();
  const acts = useWaitingActs();
  const messages = useWaitingMessages(ownId);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const send = () => void sendActs(client);
    if (isConnected) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, isConnected]);
  // The server may have been away for a moment, without the connection being lost.
  const retries = isConnected && acts.some(isUnsent);
  useEffect(() => {
    if (!retries) return undefined;
    const timer = setInterval(() => void sendActs(client), pollEvery);
    return () => clearInterval(timer);
  }, [client, retries]);
  const waiting: Waiting[] = [
    ...acts.map((act) => ({
      ...act,
      again: () => {
        releaseAct(act.id);
        void sendActs(client);
      },
      discard: () => discardAct(act.id),
    })),
    ...messages,
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (waiting.length === 0) return null;
  return (
    <>
      <InNotices>
        <div className="bg-straw-soft text-straw-ink">
          <div className="wrap flex items-center gap-3">
            <Icon name="clock" />
            <button
              type="button"
              className="min-h-11 cursor-pointer font-semibold underline"
              onClick={() => setOpen(true)}
            >
              Waiting to send ({waiting.length})
            </button>
          </div>
        </div>
      </InNotices>
      {open && (
        <Suspense>
          <WaitingDialog waiting={waiting} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
