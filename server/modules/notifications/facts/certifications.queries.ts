import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { person } from '../people.queries.ts';
import type { Person } from '../person.ts';

export type CertificationFacts = {
  holder: Person;
  title: string;
  status: CertificationStatus;
  reason: string | null;
  expiresOn: string | null;
};

export async function findCertificationFacts(sql: Sql, id: string): Promise<CertificationFacts | undefined> {
  const [row] = await sql<CertificationFacts[]>`
    select ${person(sql, 'a')} as holder, c.title, c.status, c.decision_reason as reason, c.expires_on
    from certifications c join accounts a on a.id = c.account_id where c.id = ${id}`;
  return row;
}
