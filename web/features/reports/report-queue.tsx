import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AdminReport } from '#contract/reports/admin-reports.ts';
import { reportCategories, reportKinds } from '#web/domain/reports/report-words.ts';
import { pages, polled } from '#web/lib/api/query.ts';
import { daysAgo, monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { decidedWords } from './decision-words.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** For admins: reports that wait, the oldest first, and those that were decided. */
export default function ReportQueue() {
  const [show, setShow] = useState<'open' | 'decided'>('open');
  const [read, setRead] = useState<string>();
  const reports = useInfiniteQuery({
    ...pages('GET /api/admin/reports', { query: { show } }),
    ...polled,
    staleTime: 0,
  });
  return (
    <section aria-label="Reports" className="grid gap-4">
      <SegmentedControl
        label="Which reports"
        className="sm:max-w-80"
        value={show}
        options={[
          { value: 'open', label: 'Open' },
          { value: 'decided', label: 'Decided' },
        ]}
        onChange={(value) => setShow(value === 'decided' ? 'decided' : 'open')}
      />
      <QueryList
        query={reports}
        failed="The reports did not load"
        loading={<LoadingLines className="h-16" />}
        empty={
          <EmptyState title={show === 'open' ? 'No reports to review' : 'No decisions yet'}>
            {show === 'open' && 'What people report is listed here, the oldest first.'}
          </EmptyState>
        }
      >
        {(all) => (
          <ul aria-label="Reports">
            {all.map((report) => (
              <ReportRow key={report.id} report={report} onRead={() => setRead(report.id)} />
            ))}
          </ul>
        )}
      </QueryList>
      <Suspense>{read && <ReportDialog key={read} id={read} onClose={() => setRead(undefined)} />}</Suspense>
    </section>
  );
}

function ReportRow({ report, onRead }: { report: AdminReport; onRead: () => void }) {
  const { kind, category, text, createdAt, reported, reporter, decision, status } = report;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-base wrap-anywhere">
          {kind === 'person' ? reported.name : `A ${reportKinds[kind]} of ${reported.name}`}
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={category === 'animal_safety' ? 'urgent' : 'line'}>{reportCategories[category]}</Badge>
          {reported.suspended && <Badge tone="danger">Suspended</Badge>}
          <span className="text-s text-ink-2">
            <time dateTime={createdAt}>{daysAgo(createdAt)}</time>, by {reporter.name}
          </span>
        </p>
        {text && <p className="line-clamp-2 max-w-text wrap-anywhere">{text}</p>}
        {decision && (
          <p className="text-s wrap-anywhere text-ink-2">
            {decidedWords[status]} by {decision.by} on {monthDayYear(decision.at)}: {decision.reason}
          </p>
        )}
      </div>
      <Button
        className="min-w-24"
        aria-label={`${decision ? 'Read' : 'Decide'} the report about ${reported.name}`}
        onClick={onRead}
      >
        {decision ? 'Read' : 'Decide'}
      </Button>
    </li>
  );
}
