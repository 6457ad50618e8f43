import { useKeptSince } from '#web/lib/api/kept-since.ts';
import { clockTime, daysSince, shortDate } from '#web/lib/dates.ts';
import { useOfflineSince } from '#web/lib/use-offline-since.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A banner while the browser or the server is offline, with the time of the data on screen. */
export function OfflineBanner() {
  const offline = useOfflineSince();
  const kept = useKeptSince();
  const since = kept ?? offline;
  return (
    <output className="block bg-straw-soft text-straw-ink empty:hidden">
      {since && (
        <span className="wrap flex items-start gap-3 py-2">
          <Icon name="info" />
          <span>
            <b>
              {offline
                ? 'You’re offline. We’ll catch up when you’re back.'
                : 'Wagwell can’t be reached. We’ll catch up when it’s back.'}
            </b>{' '}
            Shown as of {asOf(since)}.
          </span>
        </span>
      )}
    </output>
  );
}

const asOf = (since: Date): string =>
  daysSince(since, new Date()) === 0 ? clockTime(since) : `${shortDate(since)}, ${clockTime(since)}`;
