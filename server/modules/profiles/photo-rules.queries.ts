import type { Condition } from '#server/modules/media/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Profile pictures and portfolios are public. */
export const isProfilePhoto = (sql: Sql, url: Condition) => sql`(
  exists (select from accounts where profile_image_url = ${url})
  or exists (select from groomer_profiles where portfolio_images @> array[${url}]))`;
