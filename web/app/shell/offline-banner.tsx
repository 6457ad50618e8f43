import { clockTime } from '#web/lib/dates.ts';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A banner while offline, with the time of the data on screen. */
export function OfflineBanner() {
  const since = useOfflineSince();
  return (
    <output className="sticky top-0 z-30 block bg-straw-soft text-straw-ink empty:hidden print:hidden">
      {since && (
        <span className="wrap flex items-start gap-3 py-2">
          <Icon name="info" />
          <span>
            <b>You’re offline. We’ll catch up when you’re back.</b> What you see is from {clockTime(since)}.
          </span>
        </span>
      )}
    </output>
  );
}
