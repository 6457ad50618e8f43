import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Allows who filed an incident and the owner of its animal to see the photos. */
export const isOnIncident = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`
  exists (select from incidents incident join pets hurt on hurt.id = incident.pet_id where ${url} = any(incident.photos)
    and ${id}::uuid in (incident.account_id, hurt.owner_id))`;
