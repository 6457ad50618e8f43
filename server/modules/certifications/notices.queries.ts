import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type CertificationNews = {
  holder: Person;
  title: string;
  status: CertificationStatus;
  reason: string | null;
  expiresOn: string | null;
};

export async function findCertificationNews(sql: Sql, id: string): Promise<CertificationNews | undefined> {
  const [row] = await sql<CertificationNews[]>`
    select ${person(sql, 'a')} as holder, c.title, c.status, c.decision_reason as reason, c.expires_on
    from certifications c join accounts a on a.id = c.account_id where c.id = ${id}`;
  return row;
}
