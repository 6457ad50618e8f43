import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxReason } from '#contract/text/limits.ts';
import type { FailedJob } from '#contract/admin/admin-overview.ts';
import { pages, polled } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

/** For admins: jobs whose last try failed, with a button that tries each again. */
export default function FailedJobs() {
  const jobs = useInfiniteQuery({ ...pages('GET /api/admin/jobs'), ...polled, staleTime: 0 });
  return (
    <QueryList
      query={jobs}
      failed="The jobs did not load"
      loading={<LoadingLines className="h-16" />}
      empty={
        <EmptyState title="No job has failed">
          Work that fails is tried again automatically, and listed here until it succeeds.
        </EmptyState>
      }
    >
      {(all) => (
        <ul aria-label="Failed jobs">
          {all.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

function JobRow({ job: { id, name, attempts, error, payload, nextTryAt } }: { job: FailedJob }) {
  const [asks, setAsks] = useState(false);
  const runAgain = useAction('POST /api/admin/jobs/:id/run', {
    done: { title: `${name} runs now` },
    failed: 'The job was not started',
  });
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">{name}</h2>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="warn">{attempts === 1 ? '1 try' : `${attempts} tries`}</Badge>
          <span className="text-s text-ink-2">
            Next {monthDayYear(nextTryAt)}, {clockTime(nextTryAt)}
          </span>
        </p>
        <p className="text-s wrap-anywhere whitespace-pre-line">{error}</p>
        <p className="text-s wrap-anywhere text-ink-2">{JSON.stringify(payload)}</p>
      </div>
      <Button aria-label={`Run ${name} again`} onClick={() => setAsks(true)}>
        Run again
      </Button>
      {asks && (
        <ReasonDialog
          title={`Run ${name} again?`}
          description="It runs at once. If it fails again, it waits as before."
          label="Reason"
          maxLength={maxReason}
          hint="It is kept in the audit log."
          confirm="Run again"
          busy="Starting..."
          onConfirm={(reason) => runAgain.run({ params: { id }, body: { reason } })}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
