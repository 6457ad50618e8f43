import type { Condition } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Profile pictures and logos are public. */
export const isProfilePhoto = (sql: Sql, url: Condition) => sql`(
  exists (select from accounts where profile_image_url = ${url})
  or exists (select from business_profiles where logo_url = ${url}))`;
