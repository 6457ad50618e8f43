import type { Sql } from '#server/platform/database/sql.ts';

export const exportCertifications = (sql: Sql, accountId: string) => sql`
  select id, as_role, title, issuer, kind, number, issued_on, expires_on, proof_url, status, decided_at, decision_reason,
    created_at, updated_at
  from certifications where account_id = ${accountId} order by created_at, id`;

export const eraseCertifications = (sql: Sql, accountId: string) =>
  sql`delete from certifications where account_id = ${accountId}`;
