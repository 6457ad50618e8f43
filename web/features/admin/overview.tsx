import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { polled, query } from '#web/lib/api/query.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { clockTime, daysAgo, inMinutes } from '#web/lib/dates.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { number } from '#web/lib/words.ts';

const tabLink = (tab: string, words: string) => (
  <Link to={href('admin', { tab })} className="underline">
    {words}
  </Link>
);

/** What waits for an admin, and how many take part; the figures change by themselves. */
export default function Overview() {
  const overview = useQuery({ ...query('GET /api/admin/overview'), ...polled, staleTime: 0 });
  if (!overview.data)
    return overview.error ? (
      <FailedQuery query={overview} title="The overview did not load" />
    ) : (
      <LoadingLines className="h-16" />
    );
  const { openReports, oldestReportAt, waitingCertifications, openDisputes, payDisputes } = overview.data;
  const { suspended, failedJobs, incidents, unansweredIncidents } = overview.data;
  return (
    <div className="grid gap-8">
      <Stats label="What waits">
        <Stat
          label={tabLink('reports', 'Open reports')}
          value={number(openReports)}
          hint={
            oldestReportAt ? `The oldest: ${daysAgo(oldestReportAt).toLowerCase()}` : 'Nothing is waiting'
          }
        />
        <Stat
          label={tabLink('certifications', 'Proofs to check')}
          value={number(waitingCertifications)}
          hint="Certifications"
        />
        <Stat
          label={tabLink('disputes', 'Appeals to decide')}
          value={number(openDisputes)}
          hint="About reliability"
        />
        <Stat
          label={tabLink('pay-disputes', 'Pay to decide')}
          value={number(payDisputes)}
          hint="Disputed for days"
        />
        <Stat
          label={tabLink('jobs', 'Failed jobs')}
          value={number(failedJobs)}
          hint={failedJobs > 0 ? 'Tried again by themselves' : 'Everything runs'}
        />
        <Stat
          label={tabLink('incidents', 'Incidents in 30 days')}
          value={number(incidents)}
          hint={`${number(unansweredIncidents)} not answered`}
        />
      </Stats>
      <Stats label="Accounts">
        <Stat label={tabLink('accounts', 'Accounts')} value={number(overview.data.accounts)} />
        <Stat label="Members" value={number(overview.data.members)} hint="With access now" />
        <Stat label="Suspended" value={number(suspended)} />
      </Stats>
      <SiteStats site={overview.data.site} />
    </div>
  );
}

/** How the program itself fares, in an admin's words. */
function SiteStats({ site }: { site: Reply<'GET /api/admin/overview'>['site'] }) {
  const { version, oldestJobSeconds, oldestMailSeconds, newestBackupAt, copies } = site;
  return (
    <>
      <Stats label="The program">
        <Stat
          label="Oldest waiting job"
          value={waited(oldestJobSeconds)}
          hint={oldestJobSeconds > 300 ? 'Deadlines and notices are late' : 'Deadlines are kept'}
        />
        <Stat
          label="Oldest waiting mail"
          value={waited(oldestMailSeconds)}
          hint={oldestMailSeconds > 1800 ? 'The mail server may be down' : 'Mail goes out'}
        />
        <Stat
          label="Newest backup"
          value={newestBackupAt ? daysAgo(newestBackupAt) : 'None'}
          hint={newestBackupAt ? clockTime(newestBackupAt) : 'Nothing could be restored'}
        />
        {copies && (
          <Stat
            label="Copies of the database"
            value={copies.secondsBehind === null ? 'Away' : `${number(copies.secondsBehind)} s behind`}
            hint={
              copies.secondsBehind === null
                ? 'The database answers everything'
                : 'They answer what all may see'
            }
          />
        )}
      </Stats>
      <p className="text-s text-ink-2">Wagwell {version}</p>
    </>
  );
}

const waited = (seconds: number) => (seconds < 60 ? 'None' : inMinutes(Math.round(seconds / 60)));
