import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows the proof of a certification to admins, who compare it; besides them only its holder opens it. */
export const isCertificationProof = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`(
  exists (select from accounts where id = ${id}::uuid and is_admin)
  and exists (select from certifications where proof_url = ${url}))`;
