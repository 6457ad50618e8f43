import { useQuery } from '@tanstack/react-query';
import type { AdminReportDetails } from '#contract/reports/admin-reports.ts';
import { reportKinds } from '#web/domain/reports/report-words.ts';
import { query } from '#web/lib/api/query.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DecideReport } from './decide-report.tsx';
import { ReportDetails } from './report-details.tsx';

type ReportDialogProps = { id: string; onClose: () => void };

/** A report with its evidence, and the form that decides it as long as it waits. */
export default function ReportDialog({ id, onClose }: ReportDialogProps) {
  const report = useQuery({ ...query('GET /api/admin/reports/:id', { params: { id } }), staleTime: 0 });
  if (report.data && report.data.decisions.length > 0)
    return <DecideReport report={report.data} title={titleOf(report.data)} onClose={onClose} />;
  return (
    <Dialog
      open
      shape="large"
      title={report.data ? titleOf(report.data) : 'Report'}
      onOpenChange={(open) => !open && onClose()}
    >
      {report.data ? (
        <>
          <ReportDetails report={report.data} />
          {!report.data.decision && (
            <p className="text-ink-2">
              You reported this, or it is about your own account. Another admin has to decide it.
            </p>
          )}
        </>
      ) : report.error ? (
        <FailedQuery query={report} title="The report did not load" />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

const titleOf = ({ kind, reported }: AdminReportDetails): string =>
  kind === 'person' ? reported.name : `A ${reportKinds[kind]} of ${reported.name}`;
