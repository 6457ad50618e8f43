import { useQuery } from '@tanstack/react-query';
import { archiveHours } from '#contract/personal-data.ts';
import type { DataExport } from '#contract/personal-data.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** The archive of one's data: asked for, being made, or ready for a day. */
export function DownloadSection() {
  const archive = useQuery({ ...query('GET /api/account/export'), ...polled });
  return (
    <SectionCard id="download-data" title="Download your data">
      <p className="text-ink-2">
        Everything that Wagwell keeps about you in one zip archive: your profile, pets, work, messages,
        invoices and photos, as JSON and as lists for spreadsheets. It can be downloaded for {archiveHours}{' '}
        hours.
      </p>
      {archive.isPending ? (
        <LoadingLines className="h-11" />
      ) : archive.data ? (
        <Archive archive={archive.data} />
      ) : (
        <FailedQuery query={archive} title="Your archive did not load" />
      )}
    </SectionCard>
  );
}

function Archive({ archive: { state, expiresAt, bytes } }: { archive: DataExport }) {
  const ask = useAction('POST /api/account/export', {
    done: { title: 'Your archive is being made', description: 'A link comes by email when it is ready.' },
    failed: 'No archive was begun',
  });
  const isReady = state === 'ready' && expiresAt !== null && bytes !== null;
  return (
    <div className="grid gap-3">
      <p role="status" className={isReady || state === 'making' ? undefined : 'sr-only'}>
        {isReady
          ? `Ready: ${inMegabytes(bytes)}, until ${shortDate(expiresAt)}, ${clockTime(expiresAt)}.`
          : state === 'making'
            ? 'Your archive is being made. A link comes by email when it is ready; you can leave this page.'
            : 'No archive is ready.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <Button asChild variant="primary">
            <a href="/api/account/export/archive" download>
              <Icon name="down" size="s" />
              Download
            </a>
          </Button>
        )}
        <Button busy={(ask.busy || state === 'making') && 'Preparing...'} onClick={() => void ask.run({})}>
          {isReady ? 'Prepare a new archive' : 'Prepare my data'}
        </Button>
      </div>
    </div>
  );
}

const inMegabytes = (bytes: number) => `${Math.max(0.1, Math.round(bytes / 100_000) / 10)} MB`;
