import type { ReportStatus } from '#contract/reports/admin-reports.ts';
import type { ReportKind } from '#contract/reports/reports.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type DecidedNews = { kind: ReportKind; status: ReportStatus; reportedName: string; reason: string };

export async function findDecided(sql: Sql, reportId: string) {
  const [row] = await sql<(DecidedNews & { reporter: Person; reported: Person })[]>`
    select r.kind, r.status, r.decision_reason as reason, ${person(sql, 'w')} as reporter, ${person(sql, 'p')} as reported,
      coalesce(b.business_name, case when p.roles <> array['pet_owner'] then p.first_name || ' ' || p.last_name else p.first_name end)
        as reported_name
    from reports r join accounts w on w.id = r.reporter_id join accounts p on p.id = r.reported_id
    left join business_profiles b on b.account_id = p.id
    where r.id = ${reportId} and r.decided_at is not null`;
  return row;
}
