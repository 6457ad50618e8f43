import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { startAppWorker } from '#web/lib/app-worker.ts';
import { useKeptSince } from '#web/lib/api/kept-since.ts';
import { useIsLive } from '#web/lib/api/event-stream.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InNotices } from './notices.tsx';

/** The page's own first view comes before the worker fetches its files; in ms. */
const after = 5_000;

/**
 * Keeps the app and the account's data for reading offline, today's work first, and says when a new version is ready.
 */
export function AppWorker({ session }: { session: SessionReply }) {
  const client = useQueryClient();
  const [take, setTake] = useState<() => void>();
  const isKept = useKeptSince() !== undefined;
  const isLive = useIsLive();
  const begun = useEffectEvent(async () => {
    const { readTodayAhead } = await import('./today-ahead.ts');
    await readTodayAhead(client, session);
  });
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    let stop = () => {};
    const renewed = (reload: () => void) => setTake(() => reload);
    const timer = setTimeout(() => {
      stop = startAppWorker({ begun: () => void begun().catch(() => {}), renewed });
    }, after);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    // The server is back while the browser was never offline.
    if (isKept && isLive) void client.invalidateQueries();
  }, [isKept, isLive, client]);
  if (!take) return null;
  return (
    <InNotices>
      <output className="block bg-straw-soft text-straw-ink print:hidden">
        <span className="wrap flex flex-wrap items-center gap-x-3 py-1">
          <Icon name="info" />
          <span>A new version is ready.</span>
          <Button variant="quiet" onClick={take}>
            Reload
          </Button>
        </span>
      </output>
    </InNotices>
  );
}
