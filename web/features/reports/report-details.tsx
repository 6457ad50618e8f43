import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AdminReportDetails, ContextLine } from '#contract/reports/admin-reports.ts';
import { reportCategories, reportKinds } from '#web/domain/reports/report-words.ts';
import { clockTime, monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { decidedWords } from './decision-words.ts';

/** What was reported, by whom, what surrounds it, and what was decided before. */
export function ReportDetails({ report }: { report: AdminReportDetails }) {
  const { evidence, context, sameThing, earlier, decision, status } = report;
  const reports = sameThing.length > 0 ? sameThing : [report];
  return (
    <div className="grid gap-6">
      {decision && (
        <p className="wrap-anywhere">
          <b>
            {decidedWords[status]} by {decision.by}
          </b>{' '}
          on {monthDayYear(decision.at)}: {decision.reason}
        </p>
      )}
      <Part title={reports.length === 1 ? 'The report' : `${reports.length} reports`}>
        <ul className="grid gap-3">
          {reports.map(({ id, category, text, createdAt, reporter }) => (
            <li key={id} className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={category === 'animal_safety' ? 'urgent' : 'line'}>
                  {reportCategories[category]}
                </Badge>
                <span className="text-s text-ink-2">
                  {reporter.name}, {monthDayYear(createdAt)}, {clockTime(createdAt)}
                </span>
              </p>
              {text && <Words>{text}</Words>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="As it was when it was reported">
        {evidence.text && <Words>{evidence.text}</Words>}
        <Photos urls={evidence.photoUrls} />
      </Part>
      {context.length > 0 && (
        <Part title="What surrounds it now">
          <ol className="grid gap-2">
            {context.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </Part>
      )}
      <Part title={`Earlier decisions about ${report.reported.name}`}>
        {earlier.length === 0 ? (
          <p className="text-ink-2">None.</p>
        ) : (
          <ul className="grid gap-1">
            {earlier.map((each) => (
              <li key={each.id} className="wrap-anywhere">
                <b>{decidedWords[each.status]}</b> for a {reportKinds[each.kind]},{' '}
                {reportCategories[each.category].toLowerCase()}
                {each.decision &&
                  `, by ${each.decision.by} on ${monthDayYear(each.decision.at)}: ${each.decision.reason}`}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-l">{title}</h3>
      {children}
    </section>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="max-w-text wrap-anywhere whitespace-pre-line">{children}</p>
);

function Photos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Photos">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={`${url}?size=large`} target="_blank" rel="noreferrer">
            <img
              src={`${url}?size=small`}
              alt={`${index + 1} of ${urls.length}, opens in a new tab`}
              className="size-28 rounded-s object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Line({ line: { from, text, photoUrls, at, reported } }: { line: ContextLine }) {
  return (
    <li className={clsx('grid gap-1 border-l-2 pl-3', reported ? 'border-danger' : 'border-line')}>
      <p className="text-s text-ink-2">
        <b>{from}</b>
        {at && `, ${monthDayYear(at)}, ${clockTime(at)}`}
        {reported && ' (reported)'}
      </p>
      <Words>{text}</Words>
      <Photos urls={photoUrls} />
    </li>
  );
}
